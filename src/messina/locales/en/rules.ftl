# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = The rules of Messina 1347
rules-lead = The whole game in numbered clauses, told in our own words. Tooltips and refusals lead here.
rules-search = Search the rules
rules-search-none = Nothing in the rules mentions “{ $query }”.
rules-search-found = { $n ->
    [one] One clause
   *[other] { $n } clauses
  }
rules-contents = Chapters
rules-link = Link to clause { $number }
rules-status-all = the five editions agree
rules-status-ruling = our ruling
rules-status-switch = an option of the table
rules-glossary = Icons and pieces
rules-components = What we know about the printed components
rules-close = Close the rules

rule-0 = In short
rule-0-1 = You govern a noble house in Messina, in the year the plague came by ship. Over six rounds your <lieutenant> lieutenants walk the city, bring its citizens to your <estate> estate, burn the <plague-cube> plague, put people to work, and in the end lead them back to settle emptied districts anew. Whoever has most <points> points after round VI wins.
rule-0-2 = Your turn: send one lieutenant somewhere, rescue everybody there, fight the plague with <fire>, then take what the place offers, or <repopulate> repopulate it. Along the way the three registers bring further gifts. When nobody has a lieutenant left to send, the round ends, the people in your workshops and cabins produce, and the next round begins.

rule-1 = Material and limits
rule-1-1 = The game is for one to four players and lasts six rounds. Playing alone has a chapter of its own (12.1).
rule-1-2 = Only the <plague-cube> cubes are limited: 16 with two players and solo, 18 with three, 24 with four. Of <coin> coins, <fire> fire, <major-fire> major fire, <lumber> lumber, <rat-token> rats and citizens there are always enough.
rule-1-3 = Each player owns five <lieutenant> lieutenants, of which three are there from the start and two wait in the supply; three overseers, one each for craftsmen, aristocrats and nuns; three scroll markers; and five <repopulation-tile> repopulation tiles.
rule-1-4 = Everybody begins with empty hands, apart from what 1.5 gives.
rule-1-5 = Playing later in the first round is made up for: the second player begins with 1 point, the third with 1 <coin>, the fourth with 1 point and 1 <coin>.

rule-2 = Setting up the game
rule-2-1 = The districts come in three kinds, A, B and C, twenty in all, two of them B. A hexes for larger tables are left out. The others and one random B hex are mixed and fill the city; the four harbours take its corners, each with a <dock> dock outside.
rule-2-2 = The C hexes form a face-down stack with the second B hex on top, so that one is the first to join the city, in round II.
rule-2-3 = There is one <docking-tile> docking tile for each dock. They are mixed, and mixed again all together as soon as the last one has been drawn.
rule-2-4 = Nine <boat> boats carry the numbers 1 to 3 on their backs; they come out in that order, mixed within a number. With two players and solo the three boats with <precious-stones> stones stay in the box.
rule-2-5 = The fifteen cabin improvements lie in three stacks of five with the top one face up.
rule-2-6 = Wagons come in five pairs, numbered 1 to 5. Each pair is split over two stacks, 1 on top. With two players only one of the two stacks is used.
rule-2-7 = Workshops lie in six stacks, by era and class. The three stacks of era I are on offer first, top tile face up.
rule-2-8 = The population <wheel> wheel starts anywhere and is turned once before it is used (3.5).
rule-2-9 = Who plays first in round I is drawn. On every register the counters begin on the first space, the last player's on top, the first player's at the bottom. On the scoring track the third player's counter lies on the first player's, the fourth's on the second's.
rule-2-10 = The basic game uses side a of estates and scroll boards. For side b see 11.1.
rule-2-11 = The register priority tile is an option: it replaces the column of the round table that names what decides the play order.
rule-2-11-note = The option “Play order” on the start page chooses between the round table and the priority tile.

rule-3 = Beginning a round
rule-3-1 = From round II on: the round counter advances; every lieutenant in Messina lies down, unused again and no longer in anybody's way; used wagons are ready again; citizens on hexes with at least one <plague-cube> are lost; then the play order is decided by what the new row of the round table names: whoever is furthest ahead there plays first. On a shared space the counter on top is ahead.
rule-3-2 = A docking tile names a dock, and a boat with 1 <plague-cube> arrives there, or two boats where the row shows two. A dock has three berths; when they are full, the boat goes on to the next dock clockwise.
rule-3-3 = In rounds II to VI the city grows by one hex: from the harbour of the docking tile go clockwise round the city and lay the next hex of the stack on the first empty extension space.
rule-3-3-note = The tile that was drawn counts, even if the boat had to go on to another dock.
rule-3-4 = In round V the workshops of era I leave the game, offered or not, and the three stacks of era II take their place.
rule-3-5 = In rounds I to V the wheel turns one step, and every hex that shows the wheel's rat gets 1 <plague-cube>. Where the round table shows <double-plague>, this happens twice.
rule-3-6 = If the supply cannot serve all hexes of one wheel step, that step places no cube at all. Two steps are judged one after the other.
rule-3-7 = In rounds I to V the wheel then names a colour for each class, and every hex of that colour gets 1 citizen of the class. Harbours and docks never do. Citizens who were not fetched wait, so that several may stand together.
rule-3-8 = Whenever a cube lands on a repopulated hex, its owner gains 1 <rat-token>.
rule-3-9 = Round VI brings neither cubes nor citizens to the hexes; boats still bring their cube, and the city still grows.
rule-3-10 = If no cube is left for a boat, it arrives without one. If no boat is left, none arrives, but the docking tile is drawn all the same, since it places the new hex.
rule-3-11 = Harbours show no rat and never get cubes.

rule-4 = A turn
rule-4-1 = Players take one turn each in play order, round and round. Those without an unused lieutenant are passed over; the round ends when nobody has one. You cannot pass: every lieutenant is used exactly once a round.
rule-4-2 = A turn is one of three things: go to a hex (5.1), go to a boat (4.7), or recall the lieutenant (4.8).
rule-4-3 = You choose among your lieutenants lying in Messina. Those on your estate may go only when none of yours lies unused in the city.
rule-4-4 = From the estate a lieutenant reaches any hex where nobody stands and any dock with a boat, without paying.
rule-4-5 = From a hex or dock, staying and one step are free, each further step costs 1 <coin>. A dock is next to its harbour only. Other figures never stop you from passing.
rule-4-6 = A hex on which a figure stands, whoever's, cannot be chosen. A lieutenant may stay where it lies. Docks are never blocked.
rule-4-7 = At a dock you choose one boat. Fight its <plague-cube> as in chapter 6, though nothing is adjacent to it, or take 1 <rat-token>; the cube leaves either way. Then the boat is yours with its coins or points. Each time you have an even number of boats you may advance any overseer. The rest of the action step follows as on a hex (5.5).
rule-4-8 = Recalling puts the lieutenant beside the board and brings 1 <coin>. It begins the next round on your estate. A lieutenant on the estate may be recalled too. There is no action step, so register actions that wait go on waiting.

rule-5 = A turn on a hex
rule-5-1 = In this order: choose the hex and pay; whoever repopulated it scores 2 points, even you yourself; rescue; fight; action step.
rule-5-2 = Rescue everybody on the hex. If there is no cube, each citizen takes a free square in the sector of its class, and is lost where there is none. If there is a cube, each goes to space I of an empty <cabin> cabin, and is lost where there is none. The cubes count as they lie before you fight.
rule-5-3 = To make room for a citizen, others of that sector may first move to empty workshops of their class (7.6).
rule-5-4 = Then fight as chapter 6 says. Each cube that stays on the hex gives you 1 <rat-token>.
rule-5-5 = The action step holds, in any order and mixed as you like: the action printed on the hex, or repopulating it instead (9.1); register actions you have earned; and as many paid steps on the city and church registers as you can afford (8.3).
rule-5-6 = Everything that asks for a decision may be declined. What needs none is yours at once.
rule-5-7 = A slash in an action means: one of the two.

rule-6 = Fire and plague
rule-6-1 = Burning a cube costs 1 <fire>. In the rounds marked so on the round table it costs 2, and each cube then scores 2 points at once. Burn as many cubes of the hex as you can and wish to pay for.
rule-6-2 = A <major-fire> major fire is worth 2 fire. Where a cube costs 1, it burns one on your hex and, if you wish, one more, on your hex or on one hex next to it. Where a cube costs 2, it burns one on your hex, and a second major fire spent in the same fight may burn one next door.
rule-6-2-note = Czech and Russian rules read like this. In the English, German and Polish ones a major fire is worth 1 fire: at cost 1 it may burn one cube next door as well, and at cost 2 two of them together burn one on the hex and may burn one next door. The option “Major fire” switches.
rule-6-3 = A cube next door burns only together with one on your own hex that was paid with major fire, one for one. A boat has no neighbours.
rule-6-4 = Each cube burned, wherever it lay, moves you 1 space along the <popularity-register> popularity register. The cube returns to the supply. There is no change for a major fire.
rule-6-5 = Rats are counted for the cubes left on the hex you stand on, not for those next to it.

rule-7 = Actions
rule-7-1 = <coin> <fire> <major-fire> <lumber> <points> Take what is shown. <upgrade-citizen> Upgrade one of your citizens, wherever it is: sector, workshop or cabin.
rule-7-2 = <scroll> Advance one of your three scroll markers by one, unless it is at its end.
rule-7-3 = <city-register> <church-register> One free step on the register shown, or on one of the two.
rule-7-4 = <advance-overseer> Advance an overseer one step on its road; with <advance-overseer-skip> you may leave out one step first. The road has six steps: a common one, then to the left or to the right for good, and at last the centre, where the overseer stays. Only the step it lands on counts, and there it activates citizens: with two squares, one of the two; with one region, one citizen in it; between two regions, one in each; in the centre, up to three anywhere. An upgraded overseer activates both squares, up to two in its region, and up to two in its own region of a pair. To activate a citizen is to carry out the action of its square: each one at most once, one after another, as you like.
rule-7-5 = <upgrade-overseer> Turn one of your overseers to its better side, for good.
rule-7-6 = At any time in your turn, at production, and to make room, a citizen may move from its sector to an empty workshop of its class, but never back, and never from a cabin or another workshop. A healed citizen may go from its cabin straight into a workshop.
rule-7-7 = <build> Build exactly one tile on offer and pay for it: an improvement onto a cabin without one, a workshop, or a wagon. Once before that you may cycle: for 1 point or 1 token of any kind, all three improvements on offer or all three workshops go under their stacks. After cycling you must build if you can. The next tile of a stack is turned up; an empty stack stays empty.
rule-7-8 = A workshop holds one citizen of its class. If it asks for an upgraded one, a plain one may sit there and does nothing until upgraded. You may have more than six workshops.
rule-7-9 = A workshop of era II pays its reward once, as soon as a fitting citizen works there.
rule-7-10 = <wagon> A wagon scores its points when built. It serves one repopulation in each round.
rule-7-11 = <any-hex> The action of any hex in Messina, harbours included and whoever stands there; not a dock, and not a repopulation.
rule-7-12 = <activate-n> Activate up to so many citizens anywhere in your three sectors.

rule-8 = The three registers
rule-8-1 = <popularity-register> Popularity grows by burning cubes only (6.4). <city-register> City and <church-register> church grow by actions and by paid steps.
rule-8-2 = Who arrives on a space lies on top of those already there.
rule-8-3 = In the action step you may buy steps on city and church, as many as you like. Each costs 1 <coin> for every lieutenant you have ever had: three, and those gained since, even if given up again.
rule-8-4 = The action of a space you reach may be used once in the same action step. What production earns waits for your next action step, and is lost after round VI. What you do not use by the end of the turn is lost.
rule-8-5 = <lieutenant-gain> Take a lieutenant from the supply. It lies on your estate and can still be used in this round (4.3).
rule-8-6 = <upgrade-advance-overseer> Choose one overseer: upgrade it if it is not yet upgraded, then advance it.
rule-8-7 = On the last space a counter stays; a step it would gain there is lost.

rule-9 = Repopulating
rule-9-1 = <repopulate> Instead of its action you may repopulate the hex you chose, if it is a district, nobody has done so before, and you have a repopulation tile left.
rule-9-2 = Pay the tokens shown, use a wagon that is ready, and give up the citizens shown from sectors or workshops, never from cabins. An upgraded citizen may stand in for a plain one, not the other way round. If a lieutenant is shown, give up one that is still unused in this round: it leaves the game for good.
rule-9-3 = Put your repopulation tile on the hex. If a cube is there, take 1 <rat-token>. The 2 points of 5.1 are for later visits, not for this one.
rule-9-4 = A workshop emptied in this way may be filled again; a reward of era II is not paid twice.

rule-10 = End of a round, end of the game
rule-10-1 = Production, in play order where that matters: each citizen in an improved cabin produces what the improvement shows, each citizen in a workshop of era I what the workshop shows (the golden line if the citizen is upgraded and there is one), and each upgraded citizen in any workshop 1 point more.
rule-10-2 = Quarantine, after rounds I to V: citizens on space II of a cabin go to a free square of their sector or an empty workshop of their class, or are lost where there is neither. Then those on space I move to space II.
rule-10-2-note = Our ruling: after round VI the game ends with production.
rule-10-3 = After round VI each rat moves you back one space on popularity, not below the first, and rats cost points: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 for one to ten or more. Here a score may fall below zero, nowhere else.
rule-10-4 = Final scoring. The points of your space on each register. The most popular: 5 with two players; 10, 7 and 3 with three or four; ties go to more fire in hand, a major fire counting 2, and are otherwise shared. The points of the hexes you repopulated. Your three scrolls: the value at the marker times your buildings (six at most), boats, and repopulated hexes. One point for every three tokens left.
rule-10-5 = Most points win. A tie goes to more repopulated hexes, then to the single most valuable of them, and is otherwise shared.

rule-11 = The advanced game
rule-11-1 = Each player gets a random b side of estate and scroll board, no two alike. Tables may also mix both sides.
rule-11-2 = On a b estate one square of each sector can be used only once. After it has been activated the square is spent; its citizen may still move or repopulate.
rule-11-3 = Final scoring adds a prize for the most repopulated hexes: 10, 7 and 3; with two players 7. Who has none gets none. Ties go to the higher sum of hex points and are otherwise shared, rounded down.
rule-11-4 = The scrolls of the b boards count other things: goods of your best kind; workshops, five at most; lumber, six at most; improvements; coins, nine at most; how far one register has come, past the single bar or the double bar; and how far your two leading overseers have come, from the fourth step on.
rule-11-5 = A bar is passed from the first space beyond it.

rule-12 = Solo
rule-12-1 = Set up as for two players. Your rival is virtual and takes part in the popularity register only. Basic and advanced boards both work.
rule-12-2 = You begin rounds I, III and V, the rival II, IV and VI. You take turns, and whoever has figures left when the other has none goes on. The rival has three figures in rounds I to III, four in IV and V, five in VI.
rule-12-3 = On the rival's turn solo tiles are turned up until one names a hex that is in the city and free. A figure goes there and blocks it. The citizens there are lost; if there is a cube, one burns and the rival's popularity rises by 1. Then the rival takes what the tile shows: a boat of the nearest dock, the wagon on offer, a workshop, all improvements on offer, or nothing.
rule-12-4 = The solo tiles are mixed anew in every round. A boat's cube leaves with it. What is taken from the offer is replaced. If no tile fits, the figure is skipped.
rule-12-5 = When the rival visits a hex that you repopulated, you score 2 points (5.1).
rule-12-6 = Final scoring as usual, with two changes: 5 points if your popularity, after rats, is at least the rival's; and for repopulated hexes 3 points with two, 7 with three, 10 with four or five. 130 is a good result, 140 with advanced boards.

components-known = The rulebooks' texts survive, their pictures do not. Every value of a tile, track or board in this game therefore carries a mark in the component pack: stated by a rulebook, stated by a public source such as a review, or reconstructed by us.
components-text = Stated by the rulebooks: how many pieces of each kind there are, one position of the wheel, several hexes and workshops that serve as examples, the kinds of register spaces, the kinds of scroll tracks, the era change in round V, what solo tiles may do.
components-public = Stated by public sources: what decides the order in rounds II and III, the double plague in round IV, the dearer fire in rounds V and VI, the range of hex points, the end of the city and church registers at 17 points.
components-ours = Reconstructed: most tiles, the exact order of register spaces, the estates and their b sides, the values of the scrolls. They fit everything known and were balanced by simulation, but they are not the printed ones. Whoever owns the box can correct them in a pack of their own and choose it on the start page.
