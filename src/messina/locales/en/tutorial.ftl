# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Learn to play
learn-start = Learn to play
  .about = a guided first game, about ten minutes
learn-continue = Continue the lesson
  .about = step { $step } of { $steps }
learn-step = Step { $step } of { $steps }
learn-card = The lesson
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-yours = Your move
learn-read = Read on, then choose Next.
learn-watch = The game plays on.
learn-astray = That would be allowed, too. This lesson takes another way: choose what is outlined.
learn-clause = Rules { $clause }
learn-again = From the beginning
learn-play-bots = Play against a bot
learn-play-solo = Play solo

learn-topic-welcome = Messina, 1347
learn-topic-choosing = Choosing a hex
learn-topic-moving = Moving
learn-topic-rescue = Rescue
learn-topic-quarantine = Quarantine
learn-topic-fire = Fire against the plague
learn-topic-action = The action
learn-topic-overseers = Overseers
learn-topic-building = Building
learn-topic-workshops = Workshops
learn-topic-registers = Registers
learn-topic-boats = Boats
learn-topic-rats = Rats
learn-topic-repopulating = Repopulating
learn-topic-upgrades = Upgraded citizens
learn-topic-scrolls = Scrolls
learn-topic-rounds = The round
learn-topic-scoring = Scoring

# Round I: three lieutenants, three turns.
lesson-welcome = Ships have brought the plague. Over six rounds you rescue <citizen-any> citizens, burn <plague-cube> plague cubes and lead people back into the city. Most <points> points win; { $rival } plays against you.
lesson-wheel = A boat has come in, and the <wheel> population wheel has turned. Its rat put a <plague-cube> plague cube on every hex with that rat; its colours say where <craftsman> craftsmen, <nun> nuns and <aristocrat> aristocrats wait for you.
lesson-choose = A turn begins with one of your three <lieutenant> lieutenants. From your estate it may go to any hex, without payment. Go to Fornaci: a <craftsman> craftsman waits there.
lesson-rescue-healthy = No plague cube lies on the hex, so the <craftsman> craftsman is healthy and takes a square of the craftsmen’s sector. Squares are actions for later; this one will bring a <coin> coin and a <lumber> lumber.
lesson-action = After the rescue comes the action of the hex. Fornaci gives 2 <fire> fire. Buttons like this one are above the board or, on a phone, below it.
lesson-confirm = Now you own 2 <fire> fire. A turn is over when you confirm it; until then you could take it back. Confirm, and watch the turn of { $rival }.
lesson-blocked = { $rival } stands in Badia Bianca: for the rest of the round nobody else can choose that hex. You go to Piazza dei Bandi. An <aristocrat> aristocrat waits there, but so does the plague.
lesson-rescue-plague = A plague cube lies here, so the <aristocrat> aristocrat must go into quarantine, even if you burn the cube afterwards. Choose a <cabin> cabin: at the end of the next round the patient will be healthy.
lesson-fire = One <fire> fire burns one plague cube and takes you a step up the <popularity-register> popularity register. Each cube you leave on your hex would bring you a <rat-token> rat.
lesson-still-to-take = The action of this hex is a step for one of your overseers. Whatever needs a decision waits under “still to take”, and you may take it in any order: click it there.
lesson-first-step = Your three overseers walk the roads of your estate. The first step of the <overseer-craftsman> craftsmen’s overseer serves two squares, and your craftsman stands on one of them.
lesson-activate = The overseer activates the craftsman: he does what his square shows and brings a <coin> coin and a <lumber> lumber. What you placed in one turn pays in another.
lesson-builders = Your last lieutenant of this round goes to Muratori, the masons. Another <aristocrat> aristocrat waits there, and the action is <build> build.
lesson-improvement = On offer are workshops, wagons, and improvements for cabins; the price is printed on them. With your <lumber> lumber you can build this improvement.
lesson-cabin = Put it on the cabin with your patient. At the end of every round, whoever lies in this cabin brings you 2 <points> points.
lesson-round-end = Nobody has a lieutenant left to send: the round ends. First all improved cabins and workshops produce. Then patients move from bed I to bed II; whoever was in II is healthy.

# Round II.
lesson-new-round = Round II: the lieutenants lie down where they are and block nobody. A hex and a boat are added, the wheel turns; citizens left beside a plague cube were lost. The <city-register> city register decides who begins: on a shared space, whoever lies on top.
lesson-distance = From now on your lieutenants set out from where they lie. Staying or going next door is free, each further step costs a <coin> coin. Take the one in Piazza dei Bandi.
lesson-next-door = Every hex you can reach shows its price. Zecchieri lies next door: another <aristocrat> aristocrat and 3 <coin> coins for nothing. The rest of this turn is played for you.
lesson-good-square = In Legnaioli you rescue a craftsman and will get <lumber> lumber. Place him with the roads in mind: the next step of the craftsmen’s overseer, to the right, reaches the square with <build> build.
lesson-popularity = Again the plague: the <nun> nun went into a cabin. Burn the cube, and you come to the third space of the <popularity-register> popularity register. It has a gift for you.
lesson-city = The action of Loggia is a step on the <city-register> city register. Its next space gives a <lumber> lumber at once; further up it brings new <lieutenant> lieutenants and points for the end.
lesson-earned = And here is the gift of the popularity register: a step for any overseer. What a register brings must be used in the same turn, or it is lost.
lesson-branch = After the first step the road forks, and each overseer chooses its branch once and for all. Go to the right, where your second craftsman stands.
lesson-activate-build = Activate him: his square says <build> build. So overseers let you act more than once in a turn.
lesson-workshop = Workshops produce every round, too, as soon as a citizen of their class works there. This <workshop> workshop wants an aristocrat and gives a <coin> coin and a <points> point each time.
lesson-worker = An empty workshop does nothing. At any time in your turn a citizen may move from its sector to an empty workshop of its class, and never back: send in your aristocrat.
lesson-paid = For <coin> coins you may climb the <city-register> city or the <church-register> church register as often as you like: 1 coin for every lieutenant you have ever had, so 3. Take a step on the church register.
lesson-church = Its second space activates a citizen, without any overseer. The <aristocrat> aristocrat brings 2 <coin> coins, so the step has cost you only one.
lesson-healed = The round is over: workshop and cabin have produced, and your first patient is healthy. Choose a square for the aristocrat.

# Round III.
lesson-faster = Round III: the church register let you begin. From here on the lesson plays simple steps for you and stops at what is new. Next: you rescue a nun in Muratori and build.
lesson-wagon = This time you build a <wagon> wagon. It is your way back into the city: each wagon serves one repopulation a round.
lesson-pay = Cantiere Vecchio is two steps away: that costs 1 <coin> coin. There you will settle people.
lesson-repopulate = Instead of taking its action you may <repopulate> repopulate the hex you chose. This one asks for 1 <lumber> lumber, a wagon and two aristocrats; it is worth 7 points at the end and 2 points whenever somebody goes there.
lesson-settlers = The settlers come from your sectors or workshops, never from a cabin, and leave your estate for good. Choose the first aristocrat; the second one follows.
lesson-boat = <boat> Boats lie at the docks; a dock is next to its harbour only. A boat brings coins or points, but there is a plague cube on board. Go to the south-east dock.
lesson-rat = 3 points; but without fire you had to take a <rat-token> rat. At the end each rat pushes you back on the popularity register. The first costs no points, later ones more and more.

# Rounds IV to VI.
lesson-double-plague = In round IV the wheel turns twice. A plague cube on a hex you repopulated brings you a rat at once: settled hexes want to be looked after.
lesson-recall = A lieutenant may also be <recall> recalled: you get 1 <coin> coin, and next round it starts from your estate. You do better to stay here, in your own hex: going there is worth 2 <points> points.
lesson-major-fire = A <major-fire> major fire counts as two fires: it burns one cube here and one more, here or on an adjacent hex. Burn with it.
lesson-next-door-cube = Choose the second cube, next door in Zecchieri. Both take you a step up the popularity register.
lesson-last-rounds = Round V: workshops of era II are on offer. They produce nothing but give a large reward, once. Burning a cube now takes 2 fire, and scores 2 <points> points.
lesson-upgrade = An upgrade turns a citizen to the gold side. Upgraded citizens bring one point more in every workshop at the end of the round, and some hexes and workshops ask for them.
lesson-scroll = A <scroll> scroll moves one of your three markers. At the end they multiply your buildings, your boats or your repopulated hexes. You have two hexes and want a third: choose the last row.
lesson-reward = This workshop of era II asks for an upgraded craftsman and gives 6 <points> points as soon as he works there.

# The end.
lesson-last-turn = A third hex is repopulated, and the last round is over. Confirm the turn: everything produces once more, then the points are counted.
lesson-scoring-rats = First the <rat-token> rats: your three push you back three spaces in popularity and cost 2 points.
lesson-scoring-registers = Then each register pays what stands at your counter: 6 points from the <church-register> church. { $rival } was ahead in popularity and gets 5 points more for that.
lesson-scoring-hexes = Your three hexes are worth 24 points. The <scroll> scrolls count 1 for each of four buildings and 4 for each of three hexes: 16. Every three tokens left make one point more.
lesson-farewell = You win by 83 to 78. Rescue, burn, build, resettle: you know the whole game now. The rest is told by the rules and by a game of your own.
