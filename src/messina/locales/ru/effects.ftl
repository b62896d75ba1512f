# Effects as they are printed: with icons in a line of text, in words (.plain), and explained (.about).

effect-none = ничего
effect-coin = { $n }<coin>
  .plain = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
  }
  .plain-acc = { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
  }
  .plain-gen = { $n ->
    [one] { $n } монеты
    [few] { $n } монет
   *[many] { $n } монет
  }
effect-fire = { $n }<fire>
  .plain = { $n ->
    [one] { $n } жетон огня
    [few] { $n } жетона огня
   *[many] { $n } жетонов огня
  }
  .plain-gen = { $n ->
    [one] { $n } жетона огня
    [few] { $n } жетонов огня
   *[many] { $n } жетонов огня
  }
effect-major = { $n }<major-fire>
  .plain = { $n ->
    [one] { $n } жетон мощного огня
    [few] { $n } жетона мощного огня
   *[many] { $n } жетонов мощного огня
  }
  .plain-gen = { $n ->
    [one] { $n } жетона мощного огня
    [few] { $n } жетонов мощного огня
   *[many] { $n } жетонов мощного огня
  }
effect-lumber = { $n }<lumber>
  .plain = { $n ->
    [one] { $n } древесина
    [few] { $n } древесины
   *[many] { $n } древесины
  }
  .plain-acc = { $n ->
    [one] { $n } древесину
    [few] { $n } древесины
   *[many] { $n } древесины
  }
  .plain-gen = { $n ->
    [one] { $n } древесины
    [few] { $n } древесины
   *[many] { $n } древесины
  }
effect-point = { $n }<points>
  .plain = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
effect-points = { $n }<points>
  .plain = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }
effect-rats = { $n }<rat-token>
  .plain = { $n ->
    [one] { $n } крыса
    [few] { $n } крысы
   *[many] { $n } крыс
  }
  .plain-acc = { $n ->
    [one] { $n } крысу
    [few] { $n } крысы
   *[many] { $n } крыс
  }
effect-scroll = { $n ->
    [one] <scroll>
    [few] { $n }<scroll>
   *[many] { $n }<scroll>
  }
  .plain = { $n ->
    [one] продвижение свитка
    [few] { $n } продвижения свитка
   *[many] { $n } продвижений свитка
  }
effect-city = { $n ->
    [one] <city-register>
    [few] { $n }<city-register>
   *[many] { $n }<city-register>
  }
  .plain = { $n ->
    [one] повышение рейтинга в городе
    [few] { $n } повышения рейтинга в городе
   *[many] { $n } повышений рейтинга в городе
  }
effect-church = { $n ->
    [one] <church-register>
    [few] { $n }<church-register>
   *[many] { $n }<church-register>
  }
  .plain = { $n ->
    [one] повышение рейтинга у церкви
    [few] { $n } повышения рейтинга у церкви
   *[many] { $n } повышений рейтинга у церкви
  }
effect-popularity = { $n ->
    [one] <popularity-register>
    [few] { $n }<popularity-register>
   *[many] { $n }<popularity-register>
  }
  .plain = { $n ->
    [one] повышение рейтинга в народе
    [few] { $n } повышения рейтинга в народе
   *[many] { $n } повышений рейтинга в народе
  }
effect-city-or-church = <city-register> / <church-register>
  .plain = повышение рейтинга в городе или у церкви
effect-build = <build>
  .plain = строительство
effect-upgrade = { $n ->
    [one] <upgrade-citizen>
    [few] { $n }<upgrade-citizen>
   *[many] { $n }<upgrade-citizen>
  }
  .plain = { $n ->
    [one] улучшение горожанина
    [few] улучшение { $n } горожан
   *[many] улучшение { $n } горожан
  }
effect-overseer-any = <advance-overseer>
  .plain = продвижение смотрителя
effect-overseer-craftsman = <advance-craftsman>
  .plain = продвижение смотрителя ремесленников
effect-overseer-aristocrat = <advance-aristocrat>
  .plain = продвижение смотрителя аристократов
effect-overseer-nun = <advance-nun>
  .plain = продвижение смотрителя монахинь
effect-overseer-any-skip = <advance-overseer-skip>
  .plain = продвижение смотрителя с правом пропустить ячейку
effect-overseer-craftsman-skip = <advance-overseer-skip><glyph-craftsman>
  .plain = продвижение смотрителя ремесленников с правом пропустить ячейку
effect-overseer-aristocrat-skip = <advance-overseer-skip><glyph-aristocrat>
  .plain = продвижение смотрителя аристократов с правом пропустить ячейку
effect-overseer-nun-skip = <advance-overseer-skip><glyph-nun>
  .plain = продвижение смотрителя монахинь с правом пропустить ячейку
effect-upgrade-overseer = <upgrade-overseer>
  .plain = улучшение смотрителя
effect-upgrade-advance = <upgrade-advance-overseer>
  .plain = улучшение и продвижение смотрителя
effect-activate = { $n }<activate-n>
  .plain = { $n ->
    [one] активация горожанина
    [few] активация до { $n } горожан
   *[many] активация до { $n } горожан
  }
  .plain-acc = { $n ->
    [one] активацию горожанина
    [few] активацию до { $n } горожан
   *[many] активацию до { $n } горожан
  }
effect-lieutenant = <lieutenant-gain>
  .plain = новый помощник
  .plain-acc = нового помощника
effect-any-hex = <any-hex>
  .plain = действие любого гекса
# A trade: what is paid, and what it brings.
effect-trade = { $cost } → { $gain }
  .plain = { $gain } за { FORM($cost, "acc") }

payment-fire = 1<fire>
  .plain = 1 жетон огня
payment-major = 1<major-fire>
  .plain = 1 жетон мощного огня
payment-fire-fire = 2<fire>
  .plain = 2 жетона огня
payment-fire-major = 1<fire> 1<major-fire>
  .plain = 1 жетон огня и 1 жетон мощного огня
payment-major-major = 2<major-fire>
  .plain = 2 жетона мощного огня

# Classes of citizens.
klass-craftsman = ремесленник
  .gen = ремесленников
klass-aristocrat = аристократ
  .gen = аристократов
klass-nun = монахиня
  .gen = монахинь
one-craftsman = ремесленник
  .gen = ремесленника
  .acc = ремесленника
one-aristocrat = аристократ
  .gen = аристократа
  .acc = аристократа
one-nun = монахиня
  .gen = монахини
  .acc = монахиню
citizens-craftsman = { $n }<craftsman>
  .plain = { $n ->
    [one] { $n } ремесленник
    [few] { $n } ремесленника
   *[many] { $n } ремесленников
  }
  .plain-acc = { $n ->
    [one] { $n } ремесленника
    [few] { $n } ремесленников
   *[many] { $n } ремесленников
  }
  .plain-gen = { $n ->
    [one] { $n } ремесленника
    [few] { $n } ремесленников
   *[many] { $n } ремесленников
  }
  .plain-dat = { $n ->
    [one] { $n } ремесленнику
    [few] { $n } ремесленникам
   *[many] { $n } ремесленникам
  }
citizens-aristocrat = { $n }<aristocrat>
  .plain = { $n ->
    [one] { $n } аристократ
    [few] { $n } аристократа
   *[many] { $n } аристократов
  }
  .plain-acc = { $n ->
    [one] { $n } аристократа
    [few] { $n } аристократов
   *[many] { $n } аристократов
  }
  .plain-gen = { $n ->
    [one] { $n } аристократа
    [few] { $n } аристократов
   *[many] { $n } аристократов
  }
  .plain-dat = { $n ->
    [one] { $n } аристократу
    [few] { $n } аристократам
   *[many] { $n } аристократам
  }
citizens-nun = { $n }<nun>
  .plain = { $n ->
    [one] { $n } монахиня
    [few] { $n } монахини
   *[many] { $n } монахинь
  }
  .plain-acc = { $n ->
    [one] { $n } монахиню
    [few] { $n } монахинь
   *[many] { $n } монахинь
  }
  .plain-gen = { $n ->
    [one] { $n } монахини
    [few] { $n } монахинь
   *[many] { $n } монахинь
  }
  .plain-dat = { $n ->
    [one] { $n } монахине
    [few] { $n } монахиням
   *[many] { $n } монахиням
  }
citizens-craftsman-up = { $n }<craftsman-up>
  .plain = { $n ->
    [one] { $n } улучшенный ремесленник
    [few] { $n } улучшенных ремесленника
   *[many] { $n } улучшенных ремесленников
  }
  .plain-gen = { $n ->
    [one] { $n } улучшенного ремесленника
    [few] { $n } улучшенных ремесленников
   *[many] { $n } улучшенных ремесленников
  }
citizens-aristocrat-up = { $n }<aristocrat-up>
  .plain = { $n ->
    [one] { $n } улучшенный аристократ
    [few] { $n } улучшенных аристократа
   *[many] { $n } улучшенных аристократов
  }
  .plain-gen = { $n ->
    [one] { $n } улучшенного аристократа
    [few] { $n } улучшенных аристократов
   *[many] { $n } улучшенных аристократов
  }
citizens-nun-up = { $n }<nun-up>
  .plain = { $n ->
    [one] { $n } улучшенная монахиня
    [few] { $n } улучшенные монахини
   *[many] { $n } улучшенных монахинь
  }
  .plain-gen = { $n ->
    [one] { $n } улучшенной монахини
    [few] { $n } улучшенных монахинь
   *[many] { $n } улучшенных монахинь
  }

# Places. Districts carry their printed names.
# Forms of places bring their preposition: gen from there, acc to there, loc there; for docks also dat where a boat
# comes to, ins where it lies.
district = { $name }
  .gen = из { $name }
  .acc = в { $name }
  .loc = в { $name }
place-NW = северо-западный порт
  .gen = из северо-западного порта
  .acc = в северо-западный порт
  .loc = в северо-западном порту
place-NE = северо-восточный порт
  .gen = из северо-восточного порта
  .acc = в северо-восточный порт
  .loc = в северо-восточном порту
place-SE = юго-восточный порт
  .gen = из юго-восточного порта
  .acc = в юго-восточный порт
  .loc = в юго-восточном порту
place-SW = юго-западный порт
  .gen = из юго-западного порта
  .acc = в юго-западный порт
  .loc = в юго-западном порту
place-dock-nw = северо-западный причал
  .gen = с северо-западного причала
  .acc = на северо-западный причал
  .loc = на северо-западном причале
  .dat = к северо-западному причалу
  .ins = у северо-западного причала
place-dock-ne = северо-восточный причал
  .gen = с северо-восточного причала
  .acc = на северо-восточный причал
  .loc = на северо-восточном причале
  .dat = к северо-восточному причалу
  .ins = у северо-восточного причала
place-dock-se = юго-восточный причал
  .gen = с юго-восточного причала
  .acc = на юго-восточный причал
  .loc = на юго-восточном причале
  .dat = к юго-восточному причалу
  .ins = у юго-восточного причала
place-dock-sw = юго-западный причал
  .gen = с юго-западного причала
  .acc = на юго-западный причал
  .loc = на юго-западном причале
  .dat = к юго-западному причалу
  .ins = у юго-западного причала
place-estate = поместье
  .gen = из поместья
  .acc = в поместье
  .loc = в поместье
place-supply = запас
  .gen = из запаса
  .acc = в запас
  .loc = в запасе
place-gone = вне игры
cabin = домик { $number }
  .gen = домика { $number }
  .loc = в домике { $number }
square = { $klass ->
    [craftsman] квадрат ремесленников { $number }
    [nun] квадрат монахинь { $number }
   *[aristocrat] квадрат аристократов { $number }
  }
square-drawn = { $klass ->
    [craftsman] квадрат { $number }<glyph-craftsman>
    [nun] квадрат { $number }<glyph-nun>
   *[aristocrat] квадрат { $number }<glyph-aristocrat>
  }
  .gen = { $klass ->
    [craftsman] квадрата { $number }<glyph-craftsman>
    [nun] квадрата { $number }<glyph-nun>
   *[aristocrat] квадрата { $number }<glyph-aristocrat>
  }
  .plain = { $klass ->
    [craftsman] квадрат ремесленников { $number }
    [nun] квадрат монахинь { $number }
   *[aristocrat] квадрат аристократов { $number }
  }
  .plain-gen = { $klass ->
    [craftsman] квадрата ремесленников { $number }
    [nun] квадрата монахинь { $number }
   *[aristocrat] квадрата аристократов { $number }
  }
  .loc = { $klass ->
    [craftsman] в квадрате { $number }<glyph-craftsman>
    [nun] в квадрате { $number }<glyph-nun>
   *[aristocrat] в квадрате { $number }<glyph-aristocrat>
  }
  .plain-loc = { $klass ->
    [craftsman] в квадрате ремесленников { $number }
    [nun] в квадрате монахинь { $number }
   *[aristocrat] в квадрате аристократов { $number }
  }

# Things one can build or take.
tile-improvement = <cabin-improvement> улучшение ({ $what })
  .plain = улучшение ({ $what })
tile-workshop = <workshop> мастерская { FORM($klass, "gen") }
  .gen = <workshop> мастерской { FORM($klass, "gen") }
  .acc = <workshop> мастерскую { FORM($klass, "gen") }
  .loc = в <workshop> мастерской { FORM($klass, "gen") }
  .plain = мастерская { FORM($klass, "gen") } { $era } эпохи
  .plain-gen = мастерской { FORM($klass, "gen") } { $era } эпохи
  .plain-acc = мастерскую { FORM($klass, "gen") } { $era } эпохи
  .plain-loc = в мастерской { FORM($klass, "gen") } { $era } эпохи
tile-wagon = <wagon> повозка { $number }
  .acc = <wagon> повозку { $number }
  .plain = повозка { $number }
  .plain-acc = повозку { $number }
boat = <boat> { $goods } ({ $what })
  .acc = <boat> корабль с { FORM($goods, "ins") } ({ $what })
  .plain = корабль с { FORM($goods, "ins") } ({ $what })
goods-stones = самоцветы
  .ins = самоцветами
goods-spices = пряности
  .ins = пряностями
goods-silk = шёлк
  .ins = шёлком
hex-colour-blue = синий (купола)
  .acc = синие гексы (купола)
hex-colour-orange = оранжевый (фронтоны)
  .acc = оранжевые гексы (фронтоны)
hex-colour-white = белый (зубцы)
  .acc = белые гексы (зубцы)
hex-colour-red = красный (шпили)
  .acc = красные гексы (шпили)
rat-left = крыса, бегущая влево
  .ins = с крысой, бегущей влево
  .acc = крысу, бегущую влево
rat-right = крыса, бегущая вправо
  .ins = с крысой, бегущей вправо
  .acc = крысу, бегущую вправо
rat-standing = стоящая крыса
  .ins = со стоящей крысой
  .acc = стоящую крысу

register-popularity = рейтинг в народе
  .gen = рейтинга в народе
register-city = рейтинг в городе
  .gen = рейтинга в городе
register-church = рейтинг у церкви
  .gen = рейтинга у церкви
register-score = очки

track-buildings = здания
track-boats = корабли
track-repopulated = заселённые гексы
track-goods = товары одного вида
track-workshops = мастерские
track-lumber = древесина
track-improvements = улучшения
track-coins = монеты
track-popularity = рейтинг в народе
track-city = рейтинг в городе
track-church = рейтинг у церкви
track-overseers = смотрители

deed-none = ничего не берёт
deed-boat = берёт корабль
deed-wagon = берёт повозку
deed-workshop = берёт мастерскую { FORM($klass, "gen") }
deed-improvements = берёт все улучшения

# Helpers: a list of parts, and something that is shown as it is.
list = { $parts }
verbatim = { $text }
