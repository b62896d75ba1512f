# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = The rules of Messina 1347
rules-lead = The whole game in numbered clauses, told in our own words. Tooltips lead here, and so do the reasons why something is impossible.
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
rule-0-1 = You lead a noble house in Messina, in the year the plague comes by ship. For six rounds your <lieutenant> lieutenants walk the city: they bring its citizens to your <estate> estate, burn the <plague-cube> plague, put people to work, and at last resettle the emptied districts. Whoever has the most <points> points after round VI wins.
rule-0-2 = On your turn you send one lieutenant to a place, rescue everybody there, fight the plague with <fire> fire, and then take the action of the place or <repopulate> repopulate it. Three registers bring further rewards along the way. When nobody has a lieutenant left to send, the round ends: the people in your workshops and cabins produce, and the next round begins.

rule-1 = Material and limits
rule-1-lead = Here is what lies in the box and on your estate. Most pieces never run out; only the plague cubes do.
rule-1-1 = The game is for one to four players and lasts six rounds. Playing alone has a chapter of its own (12.1).
rule-1-2 = Only the <plague-cube> plague cubes are limited: 16 with two players and solo, 18 with three, 24 with four. There are always enough <coin> coins, <fire> fire, <major-fire> major fire, <lumber> lumber, <rat-token> rats and citizens.
rule-1-3 = Each player has five <lieutenant> lieutenants, three from the start and two in the supply; three overseers, one each for craftsmen, aristocrats and nuns; three scroll markers; and five <repopulation-tile> repopulation tiles.
rule-1-4 = Everybody starts without any tokens, apart from what 1.5 gives.
rule-1-5 = Whoever plays later in round I gets something for it: the second player starts with 1 point, the third with 1 <coin> coin, the fourth with 1 point and 1 <coin> coin.
rule-1-6 = Your <estate> estate is the board in front of you. Each class (craftsmen, nuns and aristocrats) has a sector of its own.
rule-1-6-part-1 = A sector has six squares. They form two regions of three. One citizen fits on a square; the action printed there is what this citizen does when activated (7.4).
rule-1-6-part-2 = Three paths, one for each class, lead the overseers from their start to the centre of the estate (7.4).
rule-1-6-part-3 = Four <cabin> cabins take in citizens from hexes with plague, one citizen each. In a cabin there are two spaces: a citizen arrives on space I (5.2), moves on to space II and leaves from there (10.2).
rule-1-6-part-4 = There is room for <workshop> workshops (7.8) and <wagon> wagons (7.10).
rule-1-6-part-5 = The <scroll> scroll board has three tracks with a marker on each (7.2). They bring points at the end (10.4).

rule-2 = Setting up the game
rule-2-lead = Before the first round the city is laid out and everything on offer is shuffled. The program does this for you; read on if you want to know what may come.
rule-2-1 = A district is a hex that is not a harbour. There are twenty: 14 of kind A, 2 of kind B and 4 of kind C. A hexes that are not meant for your number of players leave the game. The other A hexes and one random B hex are shuffled and fill the city; the four harbours take its corners, each with a <dock> dock outside.
rule-2-2 = The four C hexes form a face-down stack. The other B hex goes on top, so it is the first to join the city, in round II.
rule-2-3 = There is one <docking-tile> docking tile for each dock. They are shuffled, and shuffled again all together as soon as the last one has been drawn.
rule-2-4 = Nine <boat> boats have the numbers 1 to 3 on their backs. They come in this order, shuffled within a number. With two players and solo the three boats with <precious-stones> precious stones stay in the box.
rule-2-5 = The fifteen cabin improvements lie in three stacks of five, the top one of each face up.
rule-2-6 = Wagons come in five pairs, numbered 1 to 5. Each pair is split between two stacks, with the 1 on top. With two players only one of the two stacks is used.
rule-2-7 = Workshops lie in six stacks, by era and class. The three stacks of era I are on offer first, the top tile of each face up.
rule-2-8 = The population <wheel> wheel starts at a random position and is turned once before it is used (3.5).
rule-2-9 = The play order of round I is drawn by lot. On every register the counters start on the first space, the last player’s on top, the first player’s at the bottom. On the scoring track the third player’s counter lies on the first player’s, the fourth’s on the second’s.
rule-2-10 = The basic game uses side a of estates and scroll boards. For side b see 11.1.
rule-2-11 = The register priority tile is an option: it replaces the column of the rounds table that says what decides the play order.
rule-2-11-note = The option “Play order” on the start page chooses between the rounds table and the priority tile.

rule-3 = Beginning a round
rule-3-lead = Each round brings a boat, plague and new citizens to the city. Nobody decides anything here: tiles and the wheel do.
rule-3-1 = From round II on, a round begins like this. The round counter advances. Every lieutenant in Messina lies down, unused again and no longer in anybody’s way. Used wagons are ready again. Citizens on hexes with at least one <plague-cube> plague cube are lost. Then the new row of the rounds table says what decides the play order: whoever is furthest ahead there plays first. On a shared space the counter on top is ahead.
rule-3-2 = A docking tile names a dock, and a boat with 1 <plague-cube> plague cube arrives there, or two boats where the row shows two. A dock has three berths; when they are full, the boat goes on to the next dock clockwise.
rule-3-3 = In rounds II to VI the city grows by one hex: from the harbour of the docking tile go clockwise round the city and lay the next hex of the stack on the first empty extension space.
rule-3-3-note = The tile that was drawn counts, even if the boat had to go on to another dock.
rule-3-4 = In round V all workshops of era I that nobody has built leave the game, and the three stacks of era II take their place.
rule-3-5 = In rounds I to V the wheel turns one step, and every hex that shows the wheel’s rat gets 1 <plague-cube> plague cube. Where the rounds table shows the <double-plague> double plague, this happens twice.
rule-3-6 = If the supply does not have enough cubes for all hexes of one wheel step, that step places none. Two steps are judged one after the other.
rule-3-7 = In rounds I to V the wheel then names a colour for each class, and every hex of that colour gets 1 citizen of the class. Harbours and docks never do. Citizens nobody has rescued stay, so several may gather on a hex.
rule-3-8 = Whenever a cube lands on a repopulated hex, its owner gains 1 <rat-token> rat.
rule-3-9 = Round VI brings neither cubes nor citizens to the hexes; boats still bring their cube, and the city still grows.
rule-3-10 = If no cube is left for a boat, it arrives without one. If no boat is left, none arrives, but the docking tile is drawn all the same, because it places the new hex.
rule-3-11 = Harbours get no cubes: in our components none of them shows a rat. In a pack that prints a rat on a harbour, the harbour gets cubes like any other hex.

rule-4 = A turn
rule-4-lead = On your turn you use one lieutenant. It goes to a hex, goes to a boat, or is called back home.
rule-4-1 = Players take one turn each in play order, again and again. Players without an unused lieutenant are skipped; the round ends when nobody has one. You cannot pass: every lieutenant is used exactly once a round.
rule-4-2 = On your turn you do one of three things: go to a hex (5.1), go to a boat (4.7), or recall a lieutenant (4.8).
rule-4-3 = You choose among your lieutenants lying in Messina. Those on your estate may go only when none of yours lies unused in the city.
rule-4-4 = From the estate a lieutenant reaches any hex where nobody stands and any dock with a boat, free of charge.
rule-4-5 = From a hex or dock, staying and one step are free, and each further step costs 1 <coin> coin. A dock is next to its harbour only. Other figures never stop you from passing.
rule-4-6 = A hex on which a figure stands, whoever’s it is, cannot be chosen. A lieutenant may stay where it lies. Docks are never blocked.
rule-4-7 = At a dock you choose one boat. Fight its <plague-cube> plague cube as in chapter 6, or take 1 <rat-token> rat; the cube leaves either way. Then the boat is yours: you gain what it shows, coins or points or both, at once. Each time this gives you an even number of boats, you may advance any one overseer by a step. The rest of the action step follows as on a hex (5.5).
rule-4-8 = Recalling puts the lieutenant beside the board and gains you 1 <coin> coin. It starts the next round on your estate. A lieutenant on the estate may be recalled too when it is its turn (4.3). There is no action step, so you buy nothing, and register actions that wait go on waiting.

rule-5 = A turn on a hex
rule-5-lead = This is what most turns look like. You take the people with you, burn the plague, and then use the place.
rule-5-1 = In this order: choose the hex and pay; whoever repopulated it scores 2 points, even if that is you; rescue; fight; action step.
rule-5-2 = Rescue everybody on the hex. If there is no cube, each citizen takes a free square in the sector of its class, and is lost if there is none. If there is a cube, each citizen goes to space I of an empty <cabin> cabin, and is lost if there is none. The cubes count as they lie before you fight.
rule-5-3 = To make room for a citizen, others of that sector may first move to empty workshops of their class (7.6).
rule-5-4 = Then fight as chapter 6 says. Each cube that stays on the hex gives you 1 <rat-token> rat.
rule-5-5 = In the action step you may do all of this, in any order and mixed as you like: take the action printed on the hex, or repopulate it instead (9.1); use register actions you have earned; and pay for as many steps on the city and church registers as you can afford (8.3).
rule-5-6 = Whatever asks for a decision may be declined. What needs none is yours at once and in full: tokens, points, and a lieutenant of 8.5. You decide when to take the hex’s action wherever the order can matter.
rule-5-7 = A slash in an action means: one of the two.

rule-6 = Fire and plague
rule-6-lead = Fire removes plague cubes and makes you popular. Cubes you leave behind give you rats.
rule-6-1 = Burning a cube costs 1 <fire> fire. In the rounds marked on the rounds table it costs 2 <fire> fire, and each cube then scores 2 points at once. Burn as many cubes of the hex as you can and want to pay for.
rule-6-2 = A <major-fire> major fire can do more. The editions read it in three ways, and the option “Major fire” chooses one:
rule-6-2-part-1 = English, the usual one: a major fire counts as 1 fire. Where a cube costs 1 fire, it burns one cube of your hex and, if you like, one cube on one hex next to it. Where a cube costs 2 fire, two major fires together burn one cube of your hex and may burn one next to it; a major fire and a fire together burn one cube of your hex.
rule-6-2-part-2 = Russian: the same where a cube costs 1 fire. Where it costs 2 fire, one major fire is enough for a cube of your hex, and a second one spent in the same fight may burn a cube on a hex next to it.
rule-6-2-part-3 = Czech: like the Russian one, and where a cube costs 1 fire the second cube may also come from your own hex.
rule-6-3 = A cube next to your hex burns only together with a cube of your hex that you paid for with major fire, at most one for each. A boat is next to nothing.
rule-6-4 = Each cube you burn, wherever it lies, moves you 1 space along the <popularity-register> popularity register. The cube returns to the supply. No change is given for a major fire.
rule-6-5 = Rats are counted for the cubes left on the hex you stand on, not for those next to it.

rule-7 = Actions
rule-7-lead = Here are all the icons that hexes, squares and registers can show. Whatever you gain, you may use at once.
rule-7-1 = <coin> coin, <fire> fire, <major-fire> major fire, <lumber> lumber, <points> points: take what is shown. <upgrade-citizen> Upgrade a citizen: any one of yours, in a sector, a workshop or a cabin.
rule-7-2 = <scroll> Scroll: advance one of your three scroll markers by one, unless it is at the end of its track.
rule-7-3 = <city-register> City register, <church-register> church register: one free step on the register shown; where both are shown, on one of them. On a square that shows a <coin> coin before the register you may pay 1 coin to take the step.
rule-7-4 = <advance-overseer> Advance an overseer: it goes one step along its path. <advance-overseer-skip> Advance, skipping a step: it may leave out one step first. Only the step it lands on counts: there it activates citizens.
rule-7-4-part-1 = The path has six steps. After the first you choose the left or the right branch, once and for good. The sixth is the centre of the estate, where the overseer stays. Two overseers may share a step.
rule-7-4-part-2 = Step 1 touches two squares: activate a citizen on one of them. If the overseer is upgraded: on both.
rule-7-4-part-3 = Steps 2 and 3 serve the region of the branch: activate one citizen there. Upgraded: up to two.
rule-7-4-part-4 = Steps 4 and 5 serve that region and its neighbour across the border, which belongs to another class: activate one citizen in each. Upgraded: up to two in the region of the overseer’s own class, one in the other.
rule-7-4-part-5 = Step 6, the centre: activate up to three citizens anywhere in the three sectors, upgraded or not.
rule-7-4-part-6 = To activate a citizen is to carry out the action printed on its square. You may leave any of them out. Take them one after another in any order; what one brings may help the next. No citizen acts twice in one advance.
rule-7-5 = <upgrade-overseer> Upgrade an overseer: turn one of them to its better side, for good.
rule-7-6 = At every moment of your turn, at production, and to make room, a citizen may move from its sector to an empty workshop of its class. It never moves back, and never from a cabin or another workshop. A healed citizen may go from its cabin straight into such a workshop.
rule-7-7 = <build> Build: take exactly one tile on offer (an improvement for a cabin that has none, a workshop, or a wagon) and pay for it. The next tile of its stack is turned up; an empty stack stays empty.
rule-7-7-part-1 = Before you build, you may cycle once: pay 1 point, if you have one, or 1 token of any kind. All three improvements on offer, or all three workshops, go under their stacks.
rule-7-7-part-2 = After cycling you must build if any tile on offer can be built. That is judged right after cycling: if one can, pay for nothing else before it is built. Gains and moves to workshops (7.6) may come in between.
rule-7-8 = A workshop holds one citizen of its class. If it asks for an upgraded one, a plain one may sit there, but does nothing until upgraded. You may have more than six workshops.
rule-7-9 = A workshop of era II pays its reward once, as soon as a fitting citizen is in it.
rule-7-10 = <wagon> Wagon: if it shows points, it scores them when built. Each wagon serves one repopulation a round.
rule-7-11 = <any-hex> Any hex action: the printed action of any hex in Messina, harbours included, whoever stands there. A dock does not count, and you cannot repopulate this way.
rule-7-12 = <activate-n> Activate citizens: up to the number shown, anywhere in your three sectors.

rule-8 = The three registers
rule-8-lead = Three registers run beside the city. The further you come, the more they give, on the way and at the end.
rule-8-1 = On the <popularity-register> popularity register you advance only by burning cubes (6.4). On the <city-register> city and <church-register> church registers you advance by actions and by paid steps.
rule-8-2 = A counter that arrives on a space lies on top of those already there.
rule-8-3 = In the action step you may buy steps on the city and church registers, as many as you like. Each costs 1 <coin> coin for every lieutenant you have ever had: your three, and those gained since, even if you have given them up again.
rule-8-4 = The action of a space you reach may be used once, in the same action step; what is not used by the end of the turn is lost. An action earned during production waits for your next turn that has an action step, and is lost after round VI.
rule-8-5 = <lieutenant-gain> Gain a lieutenant: take one from the supply as soon as you arrive; you cannot decline it. It lies on your estate and can be used this round (4.3), and the next paid step already costs more (8.3). If you earn it outside an action step, you take it when your next one opens; it is never lost.
rule-8-6 = <upgrade-advance-overseer> Upgrade and advance: pick an overseer. If it is plain, upgrade it. Then it advances.
rule-8-7 = On the last space a counter stays; a step it would gain there does nothing.

rule-9 = Repopulating
rule-9-lead = People you have saved can go back and resettle a hex. It costs you citizens and tokens, and brings the most points of all.
rule-9-1 = <repopulate> Repopulate: instead of taking its action you may repopulate the hex you chose, if it is a district, nobody has repopulated it yet, and you have a repopulation tile left.
rule-9-2 = Pay the tokens shown, use a wagon that is ready, and give up the citizens shown, from sectors or workshops but never from cabins. An upgraded citizen may stand in for a plain one, not the other way round. If a lieutenant is shown, give up one that is still unused this round, on a hex, on a dock or on the estate: it leaves the game for good. The one that chose this hex cannot be given up.
rule-9-3 = Put one of your repopulation tiles on the hex. If there is a cube, take 1 <rat-token> rat. The 2 points of 5.1 are for later visits, not for this one.
rule-9-4 = A workshop emptied like this may be filled again, but a reward of era II is not paid twice.

rule-10 = End of a round, end of the game
rule-10-lead = At the end of a round your people produce and the sick recover. After round VI rats are paid for and everything is counted.
rule-10-1 = Production comes first, in play order where that matters:
rule-10-1-part-1 = Each citizen in an improved <cabin> cabin produces what the improvement shows.
rule-10-1-part-2 = Each citizen in a <workshop> workshop of era I produces what the workshop shows. An upgraded citizen also produces what the golden line shows, on top of the rest, if there is one. If the workshop asks for an upgraded citizen, a plain one produces nothing.
rule-10-1-part-3 = Each upgraded citizen in any workshop, of era I or II, brings 1 point.
rule-10-2 = Quarantine follows, after rounds I to V: citizens on space II of a cabin go to a free square of their sector or to an empty workshop of their class, and are lost if there is neither. Then those on space I move to space II.
rule-10-2-note = Our ruling: after round VI the game ends with production.
rule-10-3 = After round VI each <rat-token> rat moves you back one space on the popularity register, though not beyond the first, and rats cost points: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 for one to ten or more. Here a score may drop below zero, and nowhere else.
rule-10-4 = Final scoring adds up:
rule-10-4-part-1 = Registers: the points printed at your space on each of the three.
rule-10-4-part-2 = Popularity: 5 points to the first with two players; 10, 7 and 3 with three or four. If players are tied, whoever has more fire is ahead, a major fire counting as 2. If they are still tied, they share the points of their places, rounded down.
rule-10-4-part-3 = Repopulation: the points printed on each hex you repopulated.
rule-10-4-part-4 = Scrolls: for each track the value at your marker, times your buildings (improvements and workshops, six at most), your boats, or your repopulated hexes.
rule-10-4-part-5 = Tokens: 1 point for every three you have left, whatever their kind; here a major fire counts as 1.
rule-10-5 = Whoever has the most points wins. In a tie the player with more repopulated hexes wins, then the one with the most valuable single hex; if they are still tied, they share the victory.

rule-11 = The advanced game
rule-11-lead = Estates and scroll boards have a second side, each one different. Use it once you know the basic game.
rule-11-1 = Each player gets a random b side of estate and scroll board, no two alike. A table may also mix the two sides.
rule-11-2 = On a b estate one square of each sector works only once. After it has been activated the square is spent; its citizen may still move to a workshop or help to repopulate.
rule-11-3 = Final scoring adds a prize for the most repopulated hexes: 10, 7 and 3; with two players 7. A player without any gets nothing. In a tie the higher sum of hex points decides; if players are still tied, they share the points of their places, rounded down.
rule-11-4 = The scroll tracks of the b boards count other things: goods of the kind you have most of; workshops, five at most; lumber, six at most; improvements; coins, nine at most; one register, with one value past the single bar and another past the double bar; and overseers, with values for the last three steps, for the two that have come furthest.
rule-11-5 = A bar is passed from the first space beyond its line.

rule-12 = Solo
rule-12-lead = You can also play alone. A virtual opponent gets in your way, takes tiles, and races you on the popularity register.
rule-12-1 = Set up as for two players. Your opponent is virtual and takes part in the popularity register only. You may use basic or advanced boards.
rule-12-2 = You go first in rounds I, III and V, the opponent in II, IV and VI; no register decides. You take turns, and whoever has figures left when the other has none goes on. The opponent has three figures in rounds I to III, four in IV and V, five in VI. They do not stay in Messina.
rule-12-3 = On the opponent’s turn solo tiles are turned up until one names a hex that is in the city and not blocked. A figure goes there and blocks it. The citizens there go back to the supply. If there is a cube, one is removed and the opponent advances 1 on the popularity register, without its action. Then the opponent takes what the tile shows: a boat from the nearest dock that has one, drawn by lot among all boats that near; the wagon on offer; the workshop on offer of the class shown; all improvements on offer; or nothing.
rule-12-4 = The solo tiles are shuffled again every round. A boat’s cube leaves with it. What is taken from the offer is replaced. If no tile fits, the figure is skipped.
rule-12-5 = When the opponent visits a hex that you repopulated, you score 2 points (5.1).
rule-12-6 = Final scoring as usual, with two changes: 5 points if your popularity, after rats, is at least the opponent’s; and for repopulated hexes 3 points with two, 7 with three, 10 with four or more, instead of 11.3. A good score is 130, with advanced boards 140.
