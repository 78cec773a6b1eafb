import type { StopSeed } from './stop-seed.ts'

export const ANTALYA_STOPS = {
  kaleiciWalk: {
    name: ['Kaleiçi on foot', 'كالييتشي سيرًا على الأقدام', 'Yürüyerek Kaleiçi', 'Kaleiçi zu Fuß'],
    line: [
      'From Hadrian’s gate down to the old harbour, through courtyards that are open to those who knock.',
      'من بوابة هادريان نزولًا إلى المرفأ القديم عبر أفنية تُفتح لمن يطرق.',
      'Hadrian Kapısı’ndan eski limana, kapısını çalana açılan avlulardan geçerek.',
      'Vom Hadrianstor hinab zum alten Hafen, durch Höfe, die offen sind für alle, die anklopfen.',
    ],
    place: 'kaleici',
    scene: 'old-town',
  },
  duden: {
    name: ['Düden waterfalls', 'شلالات دودن', 'Düden Şelaleleri', 'Düden-Wasserfälle'],
    line: [
      'One fall has a path behind the water; the other drops forty metres straight into the sea.',
      'لأحد الشلالين ممر خلف الماء، والآخر يهوي أربعين مترًا في البحر مباشرة.',
      'Birinin suyun arkasından yolu vardır; öbürü kırk metreden doğruca denize dökülür.',
      'Hinter dem einen führt ein Weg entlang, der andere stürzt vierzig Meter direkt ins Meer.',
    ],
    place: 'lara',
    scene: 'caravan-pines',
  },
  perge: {
    name: ['Perge', 'برغه', 'Perge', 'Perge'],
    line: [
      'Two round towers, a colonnaded street and a channel in its middle that once cooled the town.',
      'برجان مستديران وشارع بأعمدة في وسطه قناة كانت تبرّد المدينة.',
      'İki yuvarlak kule, sütunlu bir cadde ve ortasında bir zamanlar kenti serinleten kanal.',
      'Zwei runde Türme, eine Säulenstraße und in ihrer Mitte ein Kanal, der einst die Stadt kühlte.',
    ],
    place: 'belek',
    scene: 'theatre',
  },
  aspendos: {
    name: ['Aspendos theatre', 'مسرح أسبندوس', 'Aspendos Tiyatrosu', 'Theater von Aspendos'],
    line: [
      'The best kept Roman stage of all: a coin dropped in the middle is heard in the last row.',
      'أفضل مسرح روماني محفوظ: قطعة نقد تسقط في الوسط تُسمع في الصف الأخير.',
      'En iyi korunmuş Roma sahnesi: ortaya düşen bozuk para son sıradan duyulur.',
      'Die am besten erhaltene römische Bühne: Eine Münze, die in der Mitte fällt, hört man in der letzten Reihe.',
    ],
    place: 'belek',
    scene: 'theatre',
  },
  side: {
    name: [
      'Side and the temple of Apollo',
      'سيدا ومعبد أبولو',
      'Side ve Apollon Tapınağı',
      'Side und der Apollontempel',
    ],
    line: [
      'Five white columns at the edge of the water, best in the hour before the sun goes down.',
      'خمسة أعمدة بيضاء على حافة الماء، وأجملها في الساعة التي تسبق الغروب.',
      'Suyun kıyısında beş beyaz sütun; en güzeli gün batmadan önceki saattir.',
      'Fünf weiße Säulen am Wasser, am schönsten in der Stunde, bevor die Sonne untergeht.',
    ],
    place: 'antalya',
    scene: 'theatre',
  },
  termessos: {
    name: ['Termessos', 'تيرميسوس', 'Termessos', 'Termessos'],
    line: [
      'A city in the clouds at a thousand metres, which Alexander looked at and left alone.',
      'مدينة بين السحب على ارتفاع ألف متر، نظر إليها الإسكندر وتركها وشأنها.',
      'Bin metrede, bulutların içinde bir kent; İskender bakmış ve dokunmamış.',
      'Eine Stadt in den Wolken auf tausend Metern, die Alexander ansah und in Ruhe ließ.',
    ],
    place: 'antalya',
    scene: 'caravan-pines',
  },
  olympos: {
    name: [
      'Olympos and the eternal flames',
      'أوليمبوس والنيران الأبدية',
      'Olympos ve Yanartaş',
      'Olympos und die ewigen Feuer',
    ],
    line: [
      'Ruins in a laurel wood end at a pebble beach; after dark we climb to the fires that never go out.',
      'تنتهي الأطلال في غابة الغار عند شاطئ حصوي، وبعد الظلام نصعد إلى نيران لا تنطفئ.',
      'Defne ormanındaki harabeler çakıllı bir kumsalda biter; karanlıkta sönmeyen ateşlere tırmanırız.',
      'Ruinen im Lorbeerwald enden am Kieselstrand; im Dunkeln steigen wir zu den Feuern, die nie erlöschen.',
    ],
    place: 'antalya',
    scene: 'beach',
  },
  phaselis: {
    name: ['Phaselis', 'فاسيليس', 'Phaselis', 'Phaselis'],
    line: [
      'Three harbours around one headland: you swim where grain ships once lay at anchor.',
      'ثلاثة مرافئ حول رأس واحد: تسبح حيث كانت سفن القمح ترسو.',
      'Tek burnun çevresinde üç liman: bir zamanlar tahıl gemilerinin demirlediği yerde yüzersiniz.',
      'Drei Häfen um eine Landzunge: Man schwimmt, wo einst Getreideschiffe vor Anker lagen.',
    ],
    place: 'antalya',
    scene: 'beach',
  },
  tahtali: {
    name: ['Tahtalı by cable car', 'جبل تاهتالي بالتلفريك', 'Teleferikle Tahtalı', 'Tahtalı mit der Seilbahn'],
    line: [
      'Ten minutes from sea level to 2,365 metres; take a jacket, even in August.',
      'عشر دقائق من مستوى البحر إلى 2365 مترًا، فخذ سترة حتى في أغسطس.',
      'Deniz seviyesinden 2.365 metreye on dakika; ağustosta bile ceket alın.',
      'Zehn Minuten vom Meer auf 2.365 Meter; nehmen Sie selbst im August eine Jacke mit.',
    ],
    place: 'antalya',
    scene: 'ski',
  },
  rafting: {
    name: [
      'Rafting in Köprülü canyon',
      'التجديف في وادي كوبرولو',
      'Köprülü Kanyon’da rafting',
      'Rafting in der Köprülü-Schlucht',
    ],
    line: [
      'Fourteen kilometres of cold green water, easy rapids and a swim under a Roman bridge.',
      'أربعة عشر كيلومترًا من الماء الأخضر البارد ومنحدرات سهلة وسباحة تحت جسر روماني.',
      'On dört kilometre soğuk yeşil su, kolay akıntılar ve Roma köprüsünün altında yüzme molası.',
      'Vierzehn Kilometer kaltes grünes Wasser, leichte Stromschnellen und ein Bad unter einer Römerbrücke.',
    ],
    place: 'antalya',
    scene: 'coastal-road',
  },
  kekova: {
    name: ['Kekova sunken city', 'مدينة كيكوفا الغارقة', 'Kekova Batık Kenti', 'Versunkene Stadt Kekova'],
    line: [
      'The boat goes slowly over stairs and walls that an earthquake pushed into the sea.',
      'يمرّ القارب ببطء فوق أدراج وجدران دفعها زلزال إلى البحر.',
      'Tekne, bir depremin denize ittiği merdiven ve duvarların üzerinden yavaşça geçer.',
      'Das Boot fährt langsam über Treppen und Mauern, die ein Erdbeben ins Meer geschoben hat.',
    ],
    place: 'kas',
    scene: 'gulet-bay',
  },
  kaputas: {
    name: ['Kaputaş beach', 'شاطئ كابوتاش', 'Kaputaş Plajı', 'Strand von Kaputaş'],
    line: [
      'One hundred and eighty-seven steps lead down to a small bay whose blue nobody believes on photos.',
      'مئة وسبع وثمانون درجة تنزل إلى خليج صغير لا يصدّق أحد زرقته في الصور.',
      'Yüz seksen yedi basamak, mavisine fotoğrafta kimsenin inanmadığı küçük bir koya iner.',
      'Einhundertsiebenundachtzig Stufen führen in eine kleine Bucht, deren Blau auf Fotos keiner glaubt.',
    ],
    place: 'kas',
    scene: 'beach',
  },
  lycianWay: {
    name: [
      'A day on the Lycian Way',
      'يوم على الدرب الليكي',
      'Likya Yolu’nda bir gün',
      'Ein Tag auf dem Lykischen Weg',
    ],
    line: [
      'Eleven kilometres on the old mule path, with the sea on one hand and goats on the other.',
      'أحد عشر كيلومترًا على درب البغال القديم، البحر على يد والماعز على الأخرى.',
      'Eski katır yolunda on bir kilometre; bir yanda deniz, bir yanda keçiler.',
      'Elf Kilometer auf dem alten Maultierpfad, das Meer auf der einen Seite, Ziegen auf der anderen.',
    ],
    place: 'kas',
    scene: 'coastal-road',
  },
  demre: {
    name: ['Myra and Saint Nicholas', 'ميرا والقديس نيقولاوس', 'Myra ve Aziz Nikolaos', 'Myra und Sankt Nikolaus'],
    line: [
      'Tombs like house fronts in the cliff, and the church of the bishop who became Father Christmas.',
      'مدافن كواجهات البيوت في الجرف، وكنيسة الأسقف الذي صار بابا نويل.',
      'Kayalıkta ev cephesi gibi mezarlar ve Noel Baba olan piskoposun kilisesi.',
      'Gräber wie Hausfassaden im Fels und die Kirche des Bischofs, der zum Weihnachtsmann wurde.',
    ],
    place: 'kas',
    scene: 'theatre',
  },
  diving: {
    name: ['Two dives off Kaş', 'غطستان قبالة كاش', 'Kaş’ta iki dalış', 'Zwei Tauchgänge vor Kaş'],
    line: [
      'A wreck at twenty metres and a wall of soft corals; beginners go down hand in hand with a teacher.',
      'حطام على عمق عشرين مترًا وجدار مرجاني، ويغوص المبتدئون يدًا بيد مع مدرب.',
      'Yirmi metrede bir batık ve yumuşak mercan duvarı; yeni başlayanlar eğitmenle el ele dalar.',
      'Ein Wrack auf zwanzig Metern und eine Wand voller Korallen; Anfänger tauchen an der Hand des Lehrers.',
    ],
    place: 'kas',
    scene: 'infinity-pool',
  },
} as const satisfies Record<string, StopSeed>
