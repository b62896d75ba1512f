# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Learn to play
learn-start = Learn to play
  .about = a guided first game, about a quarter of an hour
learn-continue = Continue the lesson
  .about = step { $step } of { $steps }
learn-step = Step { $step } of { $steps }
learn-card = The lesson
learn-next = Next
learn-back = Back
learn-skip = Skip
learn-show = Show me
learn-yours = Your move
learn-read = Read on, then choose “{ learn-next }”.
learn-watch = The game plays on.
# What is being shown, while it is shown: who, and what as the log has it.
learn-now = { $player } { $what }.
learn-astray = That would be allowed, too. This lesson goes another way: choose what is outlined.
learn-clause = Rules { $clause }
learn-again = From the beginning
learn-play-bots = Play the easy bot
learn-play-solo = Play solo

learn-topic-welcome = Messina, 1347
learn-topic-wheel = The population wheel
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
learn-topic-upgrades = Upgrades
learn-topic-scrolls = Scrolls
learn-topic-rounds = The round
learn-topic-scoring = Scoring

# Round I: three lieutenants, three turns.
lesson-welcome = Ships have brought the plague. Over six rounds you rescue <citizen-any> citizens, burn <plague-cube> plague cubes and lead people back into the city. Whoever has the most <points> points wins; { $rival } plays against you.
lesson-wheel-rat = Every round begins with the <wheel> population wheel. The rat in its middle runs left, so each hex with this rat has been given a <plague-cube> plague cube: four hexes, as you can see.
lesson-wheel-colours = Around the rat stand the three classes, each beside a colour. Now <nun> nuns wait on orange hexes, <craftsman> craftsmen on white ones and <aristocrat> aristocrats on blue ones; nobody comes to red hexes this time.
lesson-wheel-next = The small rat on the rim of the <wheel> wheel is next round’s. It runs right, so Carbonai, Loggia and Piazza dei Bandi will have cubes then. Whoever looks at the wheel knows what is coming.
lesson-choose = A turn begins with one of your three <lieutenant> lieutenants. From your estate it may go to any hex, free of charge. Go to Carbonai: a <craftsman> craftsman waits there, and no cube lies there yet.
lesson-rescue-healthy = No plague cube lies here, so the <craftsman> craftsman is healthy and takes a square in the craftsmen’s sector. A square is an action for later; this one will let you <build> build.
lesson-action = After the rescue comes the action of the hex: Carbonai gives 1 <lumber> lumber and 1 <fire> fire. Buttons like this one are above the board or, on a phone, below it.
lesson-confirm = You now have 1 <lumber> lumber and 1 <fire> fire. A turn is over when you confirm it; until then you could take it back. Confirm, and watch the turn of { $rival }.
lesson-blocked = { $rival } stands in Spedale: for the rest of the round nobody else can choose that hex. You go to Muratori. A <nun> nun waits there, but so does the plague.
lesson-rescue-plague = A plague cube lies here, so the <nun> nun must go into quarantine, even if you burn the cube afterwards. Choose a <cabin> cabin: at the end of the next round she will be healthy.
lesson-fire = One <fire> fire burns one plague cube and takes you a step up the <popularity-register> popularity register; its second space gives a <coin> coin. Every cube left on your hex would bring you a <rat-token> rat.
lesson-still-to-take = The action of Muratori is <build> build. Whatever needs a decision waits under “{ pending-earned }”, and you may take it in any order: click it there.
lesson-improvement = On offer are workshops, wagons and improvements for cabins, each with its price printed on it. With your <lumber> lumber you can build this improvement.
lesson-cabin = Put it on the cabin with your nun. Whoever lies in this cabin at the end of a round brings you 1 <fire> fire.
lesson-piazza = Now your last lieutenant of this round sets out. Nobody waits in Piazza dei Bandi, but it gives 1 <coin> coin and a step for one of your overseers.
lesson-first-step = Three overseers walk the paths of your estate, one for each class. The first step of the <overseer-craftsman> craftsman overseer touches two squares, and your craftsman stands on one of them.
lesson-activate = There the overseer may activate one citizen. Your craftsman does what his square shows: he lets you <build> build again. Whoever you place in one turn works in another.
lesson-workshop = <workshop> Workshops produce every round, as soon as a citizen of their class works there. This one costs 1 <coin> coin, wants a craftsman and brings 1 <lumber> lumber each time.
lesson-worker = An empty workshop does nothing. At any time in your turn a citizen may move from its sector to an empty workshop of its class, and never back: send in your craftsman.
lesson-production = No lieutenant is left, so the round ends with production. The nun in the improved cabin brought 1 <fire> fire, the workshop 1 <lumber> lumber. Then the nun moved on to space II of her cabin.

# Round II.
lesson-new-round = Round II brings a boat, a new hex and the next step of the <wheel> wheel; citizens left beside a cube were lost. The <church-register> church register decides who begins, and { $rival } is ahead there.
lesson-distance = From now on your lieutenants set out from where they lie. Staying or going next door is free; each further step costs 1 <coin> coin. Take the one in Muratori.
lesson-next-door = Every hex you can reach shows its price. The new hex, Fonderia, lies next door: an <aristocrat> aristocrat, 1 <coin> coin and 1 <fire> fire, all for free. The rest of this turn is played for you.
lesson-pay = <boat> Boats lie at the docks, and a dock is next to its harbour only. From Carbonai this one is two steps away: that costs 1 <coin> coin. Go there.
lesson-boat = The <boat> boat brings 1 point and 2 coins, but there is a plague cube on board. Burn it: that counts for your popularity, too. Without <fire> fire you would have to take a rat.
lesson-earned = The third space of the <popularity-register> popularity register gives a step on the city register or the church register. What a register brings is used in the same turn, or it is lost. Choose the city.
lesson-loggia = Next comes Loggia. Its craftsman goes into quarantine, you burn the cube, and the action is another step on the <city-register> city register.
lesson-paid = For <coin> coins you may climb the city register or the church register as often as you like: 1 coin for every lieutenant you have ever had, so 3. Pay, and you reach the fourth space of the <city-register> city register.
lesson-fourth = The figure on that space is a fourth <lieutenant> lieutenant: it joins you at once and may act in this round. Send it from your estate to the south-west harbour, which gives a <major-fire> major fire.
lesson-healed = The round is over, everything has produced, and your nun is healthy. Choose a square for her: on this one you may pay 1 <coin> coin for a step on the <church-register> church register.

# Round III.
lesson-round-three = Round III: the <popularity-register> popularity register lets you begin. From here on the lesson plays simple steps for you. Go to Muratori: an <aristocrat> aristocrat waits there, and you want to <build> build.
lesson-wagon = This time you build a <wagon> wagon. It is your way back into the city: a wagon lets you settle one hex a round. This one also scores 5 <points> points at once.
lesson-recall = Your next lieutenant lies at the dock, far from everything, and you have no coins. So <recall> recall it: you gain 1 <coin> coin, and next round it starts from your estate.
lesson-stay = Your lieutenant in Loggia simply stays there, for free. A healthy <nun> nun comes along first; then something new happens.
lesson-repopulate = Instead of taking its action you may <repopulate> repopulate the hex you chose. Loggia asks for 1 coin, a wagon, an aristocrat and a craftsman. It is worth 8 <points> points at the end, and 2 whenever somebody goes there.
lesson-settlers = The settlers come from your sectors or workshops, never from a cabin, and leave your estate for good. Choose this aristocrat; the craftsman comes from the workshop.
lesson-plague-again = A cube lies in Piazza dei Bandi, as the <wheel> wheel told you in round I. Go there with your <major-fire> major fire.
lesson-major-fire = A <major-fire> major fire burns one cube here, as any fire does, and may also burn one on an adjacent hex. Use it.
lesson-next-door-cube = Choose the second cube, next door in Spedale. Both take you up the <popularity-register> popularity register, and its fifth space gives a step for any overseer.
lesson-two-steps = So you have two steps for overseers, one from the register and one from the hex. Begin with the <overseer-nun> nun overseer: your nun there brings 1 <fire> fire.
lesson-branch = After the first step the path forks, and each overseer chooses its branch once and for all. Steps two and three reach a whole region, three squares. Go left, where both your nuns stand.
lesson-trade = Your other nun offers a trade: pay 1 <coin> coin for a step on the <church-register> church register. You may always decline; this time accept.
lesson-refill = The round is over, and the craftsman from Loggia is healthy. He may go from his cabin straight into your empty <workshop> workshop.

# Round IV.
lesson-double-plague = In round IV the <wheel> wheel turns twice. A cube on a hex you repopulated brings you a <rat-token> rat at once, and one now lies in Loggia. Settled hexes need looking after.
lesson-upgrade-hex = Go next door to Setaioli. The <nun> nun goes into a cabin, you burn the cube, and the action of the hex is an upgrade.
lesson-upgrade = An upgrade turns a citizen to the golden side. Upgraded citizens in workshops bring 1 <points> point more at the end of each round, and some hexes ask for them. Upgrade your craftsman at work.
lesson-visited = { $rival } chose Loggia, your own hex: that is 2 <points> points for you. You go on to Studio dei Notai, where another <nun> nun waits beside a cube.
lesson-scroll = A <scroll> scroll moves one of your three markers. At the end they multiply your buildings, your boats or your repopulated hexes. You will repopulate more of them, so choose the last track.
lesson-church = Next is Badia Bianca. You rescue, burn and take a step on the <church-register> church register: its third space upgrades an overseer.
lesson-upgrade-overseer = An upgraded overseer activates one citizen more with almost every step. Choose the <overseer-nun> nun overseer: then your two nuns work side by side.
lesson-second-boat = The recalled lieutenant starts from your estate and goes wherever it likes. Fetch a second <boat> boat: every second one gives a step for an overseer. You have no fire left, so a rat comes with it.
lesson-rat = There is your second <rat-token> rat. At the end each one pushes you back a space in popularity; the first costs no points, later ones more and more. Now move the nun overseer: both nuns work.
lesson-nuns-worked = One nun traded for a step on the <church-register> church register, the other brought 1 <fire> fire. Confirm the turn: { $rival } has a lieutenant left and closes the round.
lesson-round-four-end = Round IV is over, and your golden craftsman has brought his <points> point. Another craftsman is healthy: on this square he gives 1 <lumber> lumber and 1 <coin> coin.

# Rounds V and VI, told faster.
lesson-round-five = Round V: workshops of era II are on offer, and a cube now takes 2 <fire> fire to burn, but scores 2 <points> points. Go to Piazza dei Bandi, where you rescue and burn.
lesson-two-regions = Steps four and five lie between two regions of two classes. Your upgraded overseer activates both nuns here, and a craftsman across the border. Move it, and all three work.
lesson-badia = Stay in Badia Bianca. You rescue a <craftsman> craftsman; then this hex becomes your second one.
lesson-gold = This hex asks for 1 coin, a nun and an upgraded craftsman. Your golden one leaves the workshop, and another takes his place. <repopulate> Repopulate it.
lesson-quick-turns = The next turns, quickly. Go to Muratori: you have enough lumber to <build> build once more.
lesson-era-two = A <workshop> workshop of era II gives its reward once, as soon as a fitting citizen works there. This one takes your aristocrat and brings 3 <points> points and a step on the <city-register> city register.
lesson-slash = From the dock it is one step to the south-west harbour. The slash in its action means one of the two: build, or take a <major-fire> major fire. You take the latter.
lesson-round-five-end = Three of your patients are healthy. The first nun goes to the square that upgrades a citizen; the others find their squares by themselves.
lesson-round-six = Round VI is the last: the hexes get no more cubes and no more citizens. You begin, thanks to the church register. The south-east harbour moves the <overseer-nun> nun overseer: go there.
lesson-upgrade-aristocrat = One nun upgrades, the other offers her trade, and the craftsman adds a <scroll> scroll. First upgrade this <aristocrat> aristocrat: your next hex asks for a golden one.
lesson-centre = The sixth space of the <church-register> church register upgrades and advances an overseer. Move the nun overseer into the centre of your estate: there it activates up to three citizens, wherever they stand.
lesson-third-hex = Stay in Piazza dei Bandi. For 2 coins, two nuns and your golden aristocrat you repopulate it: 14 <points> points at the end.
lesson-fifth = Go to Loggia: your own hex gives you 2 <points> points, and its action leads to the seventh space of the <city-register> city register. Your fifth <lieutenant> lieutenant waits there.
lesson-two-fire = A last cube lies next door in Spedale. Burn it with 2 <fire> fire: that scores 2 points, and the eleventh space of popularity gives one more <scroll> scroll.
lesson-last-visit = One lieutenant is left, the new one on your estate. Badia Bianca is yours, too: 2 <points> points and a step on the <church-register> church register.

# The end.
lesson-last-turn = No lieutenant is left. Confirm your last turn: everything produces once more, then the points are counted.
lesson-scoring-rats = What you scored in the six rounds stands at the top. Then come the <rat-token> rats: your two push you back two spaces in popularity and cost 1 point.
lesson-scoring-popularity = The <popularity-register> popularity register pays what is printed at your space. Of two players, whoever is ahead there gets 5 points more: that is you.
lesson-scoring-registers = The <city-register> city register and the <church-register> church register pay in the same way. Each starts at nothing and ends at 17 points.
lesson-scoring-hexes = Every hex you repopulated pays the <points> points printed on it: 8, 11 and 14. Nothing brought you more.
lesson-scoring-scrolls = The <scroll> scroll markers multiply. Yours stands at 7 points for each of your three hexes; { $rival } collected boats instead, at 6 points each.
lesson-scoring-tokens = Every three tokens left over make 1 <points> point. That was the last row: compare the totals.
lesson-farewell = You win by { $high } to { $low }. Rescue, burn, build, settle: now you know the whole game. Try it yourself, against the easy bot or solo.
