# Captions of the drawn examples in the rules: example-6-2 belongs to clause 6.2 and says what one sees. It is also
# what those who cannot see the drawing hear. The numbers and colours are those of the drawing.

rules-example = Example

example-1-6 = An estate. 1 a sector, here that of the craftsmen; 2 one of its two regions, lit; 3 a square with its action; 4 a step of a path; 5 the centre. Beside it: 6 a cabin, 7 a workshop, 8 the scroll board.
example-2-9 = Three players at the start: the green circle plays first and lies at the bottom, the violet lozenge plays last and lies on top.
example-3-2 = Two boats have arrived at this dock, each with a cube. One berth is still free.
example-3-5 = The wheel shows the rat running left. The two hexes with this rat get a cube, the third hex does not.
example-3-7 = The wheel sends nuns to orange hexes, craftsmen to white ones and aristocrats to blue ones. Red hexes get nobody this time.
example-4-5 = From the lying lieutenant: staying and one step are free, two steps cost 1 coin, three steps 2 coins.
example-4-6 = A standing figure blocks the left hex. On the right hex the figure is lying, so the hex can be chosen.
example-5-2 = Above, no cube: the nun goes to a square of her sector. Below, a cube: she goes to space I of a cabin.
example-6-1 = Two cubes on your hex cost 2 fire. In a round where a cube costs 2, they cost 4 fire and score 4 points.
example-6-2 = You stand on the left hex; each line shows a payment and, ringed, the cubes it burns. The columns are the English, the Russian and the Czech reading. Upper lines: a cube costs 1 fire; lower lines: a cube costs 2 fire.
example-7-4 = Three kinds of steps. Two squares: one citizen on either of them. One triangle: one citizen of the region. Two triangles: one citizen in each of the two regions.
example-7-7 = An improvement, a workshop and a wagon on offer, each with its cost at the bottom. With just 1 lumber you can build the improvement; for the others the underlined tokens are missing.
example-7-8 = This workshop asks for an upgraded nun. On the left a plain nun waits and brings nothing; on the right an upgraded one produces 1 major fire and 1 coin.
example-7-9 = A workshop of era II: as soon as a nun works there, 1 fire and 3 points are paid. After that the reward is spent.
example-8-2 = The yellow square has just arrived on the third space. It lies on top of the green circle and is ahead of it.
example-8-3 = With four lieutenants a step costs 4 coins. This one brings a fifth lieutenant at once, so the next step costs 5 coins.
example-9-2 = The lower band of the hex asks for 2 coins, two nuns and a lieutenant. You also need a wagon. At the end the hex is worth 17 points.
example-10-2 = The nun arrives on space I. At the end of the round she moves to space II, at the end of the next one to a square of her sector.
example-10-3 = Top row: the number of rats. Bottom row: the points they cost. Seven rats cost 13 points and 7 spaces on the popularity register.
example-10-4 = The marker of the boats track stands on 4. With three boats that makes 12 points.
example-11-2 = A single-use square has a red corner. After its action has been used it is struck through; the citizen stays.
