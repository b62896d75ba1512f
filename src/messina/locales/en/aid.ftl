# The player aid: the whole game on one printed page. Keep every line short; the page must fit on one sheet of A4.

aid-title = Player aid
aid-page = Player aid · Messina 1347
aid-print = Print
aid-rules = All the rules

aid-turn = Your turn
aid-turn-choose = Choose a hex without a standing figure. Staying and one step are free, each further step costs 1 <coin>; from the estate every hex is free to reach. Whoever repopulated the hex scores 2 points.
  .plain = Choose a hex without a standing figure. Staying and one step are free, each further step costs 1 coin; from the estate every hex is free to reach. Whoever repopulated the hex scores 2 points.
aid-turn-rescue = Rescue all citizens. No <plague-cube>: to a square of their sector. Any <plague-cube>: to space I of a cabin.
  .plain = Rescue all citizens. No plague cube: to a square of their sector. Any plague cube: to space I of a cabin.
aid-turn-fight = Fight. Each <plague-cube> costs 1 <fire>; in the rounds marked on the table it costs 2 <fire> and scores 2 points. Each cube burned: 1 step on <popularity-register>. Each cube left on the hex: 1 <rat-token>.
  .plain = Fight. Each plague cube costs 1 fire; in the rounds marked on the table it costs 2 fire and scores 2 points. Each cube burned: 1 step on the popularity register. Each cube left on the hex: 1 rat.
aid-turn-act = Act. Take the action of the hex, or <repopulate>. Besides, in any order: register actions, and steps on <city-register> and <church-register> for 1 <coin> per lieutenant.
  .plain = Act. Take the action of the hex, or repopulate it. Besides, in any order: register actions, and steps on the city and church registers for 1 coin per lieutenant.
aid-turn-other = Instead of a hex
aid-turn-boat = <boat> Go to a dock: fight the boat’s cube or take 1 <rat-token>, then take the boat. Every second boat: <advance-overseer>.
  .plain = Go to a dock: fight the boat’s cube or take 1 rat, then take the boat. Every second boat: advance an overseer.
aid-turn-recall = <recall> Recall the lieutenant to the estate and gain 1 <coin>.
  .plain = Recall the lieutenant to the estate and gain 1 coin.

aid-action = Actions
aid-action-overseer = <advance-overseer> One step along its path; the citizens it reaches carry out the action of their square.
aid-action-build = <build> Pay for one improvement, workshop or wagon. Before that you may cycle for 1 point or 1 token.
aid-action-repopulate = <repopulate> Pay tokens, citizens and perhaps a lieutenant as the hex shows, and use a wagon. With a cube on the hex: 1 <rat-token>. Later visits score you 2 points.
  .plain = Repopulate: pay tokens, citizens and perhaps a lieutenant as the hex shows, and use a wagon. With a cube on the hex: 1 rat. Later visits score you 2 points.
aid-action-workshop = <workshop> Citizens may move from their sector to an empty workshop of their class at any time in your turn.

aid-end = End of a round
aid-end-production = Production: citizens in improved cabins and in workshops of era I, upgraded ones also the golden line. Each upgraded citizen in a workshop: 1 point more.
aid-end-quarantine = Quarantine, not in round VI: from space II to a square or workshop, then from space I to II.

aid-round = New round
aid-round-lie = Lieutenants lie down, wagons are ready again. Citizens on hexes with a cube are lost.
aid-round-order = Play order as the rounds table says. On a shared space the counter on top is ahead.
aid-round-boat = Boats with 1 <plague-cube> plague cube each arrive at the dock drawn, and one new hex joins the city.
aid-round-wheel = Wheel, not in round VI: cubes by rat, then citizens by colour.
aid-round-era = Round V: workshops of era II.

aid-final = End of the game
aid-final-rats = <rat-token> Each rat: one space back on <popularity-register>, and points lost:
  .plain = Each rat: one space back on the popularity register, and points lost:
aid-final-registers = Points of your space on each register. Most popular: 10, 7, 3; two players: 5.
aid-final-hexes = Points of the hexes you repopulated.
aid-final-scrolls = <scroll> Value times buildings (at most 6), boats, repopulated hexes.
aid-final-tokens = 1 point for every 3 tokens left.
aid-final-advanced = Advanced game, most repopulated hexes: 10, 7, 3; two players: 7.
aid-final-solo = Solo: 5 points for popularity; 3, 7, 10 points for 2, 3, 4 repopulated hexes.

aid-icons = Icons
