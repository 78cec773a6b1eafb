import type { Playing } from '../../season-price.ts'
import { text, type AllWords } from '../../texts.ts'
import type { PlaceId } from '../places.ts'
import type { SceneKind } from '../../../scenes/scene.ts'
import { EVENT_EXTRAS, EVENT_INCLUDED } from './included.ts'
import type { ServiceSeed, WaySeed } from './service-seed.ts'

type Facts = Extract<ServiceSeed['facts'], { kind: 'charter' }>

const STALLS: WaySeed = {
  id: 'stalls',
  name: ['Stalls', 'المقاعد الأمامية', 'Salon', 'Parkett'],
  factor: 1800,
  stock: 120,
}
const STEPS: WaySeed = {
  id: 'steps',
  name: ['Stone steps with cushion', 'المدرجات الحجرية مع وسادة', 'Minderli taş basamaklar', 'Steinstufen mit Kissen'],
  factor: 1000,
  stock: 400,
}
const FRONT: WaySeed = {
  id: 'front',
  name: ['First rows', 'الصفوف الأولى', 'İlk sıralar', 'Erste Reihen'],
  factor: 1600,
  stock: 60,
}
const STANDING: WaySeed = {
  id: 'standing',
  name: ['Standing', 'وقوفًا', 'Ayakta', 'Stehplatz'],
  factor: 1000,
  stock: 500,
}
const TABLE: WaySeed = {
  id: 'table',
  name: ['Table with supper', 'طاولة مع عشاء', 'Yemekli masa', 'Tisch mit Abendessen'],
  factor: 2400,
  stock: 40,
}
const CHAIR: WaySeed = { id: 'chair', name: ['Chair', 'كرسي', 'Sandalye', 'Stuhl'], factor: 1000, stock: 150 }

/** Seats with a number; on steps and on one's feet whoever comes first chooses. */
const NUMBERED = new Set(['stalls', 'front', 'table', 'chair'])

interface Event {
  readonly id: string
  readonly name: AllWords
  readonly headline: AllWords
  readonly description: AllWords
  readonly venue: AllWords
  readonly place: PlaceId
  readonly category: Facts['category']
  readonly ways: readonly [WaySeed, ...WaySeed[]]
  readonly base: number
  readonly doors: string
  readonly begins: string
  readonly plays: Playing
  readonly rating: readonly [number, number]
  readonly scene: SceneKind
}

const event = ({ venue, category, doors, begins, ways, scene, ...told }: Event): ServiceSeed => ({
  ...told,
  ways,
  tags: ['music', 'culture'],
  themes: [],
  season: 'city',
  basis: 'pax',
  per: 'once',
  capacity: 9,
  freeDays: 3,
  supply: 'usual',
  included: EVENT_INCLUDED,
  excluded: EVENT_EXTRAS,
  pictures: [scene, 'old-town'],
  palette: 'raspberry',
  facts: {
    kind: 'charter',
    venue: text(venue),
    category,
    seats: ways.map(({ id, name }) => ({ id, name: text(name), isNumbered: NUMBERED.has(id) })),
    doors,
    begins,
  },
})

/** Evenings, and a day of sport, that the agency sells tickets for. */
export const EVENTS: readonly ServiceSeed[] = [
  event({
    id: '361',
    name: [
      'Opera in the theatre of Aspendos',
      'أوبرا في مسرح أسبندوس',
      'Aspendos’ta opera',
      'Oper im Theater von Aspendos',
    ],
    headline: [
      'Two thousand years of good acoustics',
      'ألفا عام من حسن الصوت',
      'İki bin yıllık iyi akustik',
      'Zweitausend Jahre gute Akustik',
    ],
    description: [
      'A whole company from Ankara, no microphones, and bats over the stage in the third act. The stones keep the warmth of the day until midnight.',
      'فرقة كاملة من أنقرة بلا مكبرات، وخفافيش فوق الخشبة في الفصل الثالث. تحتفظ الحجارة بدفء النهار حتى منتصف الليل.',
      'Ankara’dan bütün bir topluluk, mikrofon yok, üçüncü perdede sahnenin üstünde yarasalar. Taşlar günün sıcağını gece yarısına kadar saklar.',
      'Ein ganzes Ensemble aus Ankara, keine Mikrofone und Fledermäuse über der Bühne im dritten Akt. Die Steine halten die Wärme des Tages bis Mitternacht.',
    ],
    venue: [
      'Aspendos theatre, Serik',
      'مسرح أسبندوس، سيريك',
      'Aspendos Tiyatrosu, Serik',
      'Theater von Aspendos, Serik',
    ],
    place: 'belek',
    category: 'opera',
    ways: [STALLS, STEPS],
    base: 950,
    doors: '20:00',
    begins: '21:30',
    plays: { weekdays: [3, 6], months: [5, 9] },
    rating: [9.6, 312],
    scene: 'theatre',
  }),
  event({
    id: '362',
    name: [
      'Whirling dervishes at the caravanserai',
      'الدراويش في الخان',
      'Kervansarayda sema',
      'Tanzende Derwische in der Karawanserei',
    ],
    headline: ['A prayer, not a show', 'صلاة لا عرض', 'Gösteri değil, dua', 'Ein Gebet, keine Schau'],
    description: [
      'Forty minutes in a hall of the thirteenth century, lit by candles. One does not clap and does not take pictures; tea is served afterwards in the court.',
      'أربعون دقيقة في قاعة من القرن الثالث عشر على ضوء الشموع. لا تصفيق ولا تصوير، ويُقدَّم الشاي بعدها في الفناء.',
      'On üçüncü yüzyıldan bir salonda, mum ışığında kırk dakika. Alkış ve fotoğraf yok; ardından avluda çay var.',
      'Vierzig Minuten in einem Saal des dreizehnten Jahrhunderts, bei Kerzen. Man klatscht und fotografiert nicht; danach gibt es Tee im Hof.',
    ],
    venue: ['Saruhan, near Avanos', 'ساروهان قرب أفانوس', 'Saruhan, Avanos yakını', 'Saruhan bei Avanos'],
    place: 'cappadocia',
    category: 'dance',
    ways: [FRONT, CHAIR],
    base: 700,
    doors: '17:30',
    begins: '18:00',
    plays: { weekdays: [1, 2, 3, 4, 5, 6, 7], months: [1, 12] },
    rating: [9.1, 845],
    scene: 'mosque-dusk',
  }),
  event({
    id: '363',
    name: ['Jazz on the castle hill', 'جاز على تل القلعة', 'Kale tepesinde caz', 'Jazz auf dem Burgberg'],
    headline: ['Trios under the tower', 'ثلاثيات تحت البرج', 'Kulenin altında triolar', 'Trios unter dem Turm'],
    description: [
      'The stage stands where the knights kept their powder. Between the sets one leans on the wall and counts the lights of the boats.',
      'الخشبة حيث كان الفرسان يحفظون البارود. وبين الفقرات يتكئ الناس على السور ويعدّون أضواء القوارب.',
      'Sahne, şövalyelerin barut sakladığı yerdedir. Aralarda sura yaslanıp teknelerin ışıkları sayılır.',
      'Die Bühne steht, wo die Ritter ihr Pulver hatten. In den Pausen lehnt man an der Mauer und zählt die Lichter der Boote.',
    ],
    venue: [
      'Bodrum castle, north bailey',
      'قلعة بودروم، الفناء الشمالي',
      'Bodrum Kalesi, kuzey avlu',
      'Burg Bodrum, Nordhof',
    ],
    place: 'bodrum',
    category: 'concert',
    ways: [TABLE, CHAIR],
    base: 850,
    doors: '20:30',
    begins: '21:15',
    plays: { weekdays: [4, 5], months: [6, 9] },
    rating: [9.0, 204],
    scene: 'concert',
  }),
  event({
    id: '364',
    name: [
      'Bosphorus by night, with a band',
      'البوسفور ليلًا مع فرقة',
      'Gece Boğaz’da canlı müzik',
      'Bosporus bei Nacht, mit Musik',
    ],
    headline: [
      'Supper goes up the strait and back',
      'عشاء يصعد المضيق ويعود',
      'Akşam yemeği Boğaz’ı çıkıp döner',
      'Ein Abendessen den Bosporus hinauf und zurück',
    ],
    description: [
      'Three and a half hours between two continents with a quartet, five courses and a deck for those who want air. The bridges change colour; the captain has no influence on it.',
      'ثلاث ساعات ونصف بين قارتين مع رباعي موسيقي وخمسة أطباق وسطح لمن يريد الهواء. تغيّر الجسور ألوانها ولا سلطة للقبطان عليها.',
      'Bir dörtlü, beş çeşit yemek ve hava almak isteyene güverteyle iki kıta arasında üç buçuk saat. Köprüler renk değiştirir; kaptanın bunda payı yoktur.',
      'Dreieinhalb Stunden zwischen zwei Kontinenten mit Quartett, fünf Gängen und einem Deck für alle, die Luft wollen. Die Brücken wechseln die Farbe; der Kapitän hat darauf keinen Einfluss.',
    ],
    venue: ['Kabataş pier', 'رصيف كاباتاش', 'Kabataş İskelesi', 'Anleger Kabataş'],
    place: 'istanbul',
    category: 'concert',
    ways: [TABLE, CHAIR],
    base: 1300,
    doors: '19:30',
    begins: '20:00',
    plays: { weekdays: [1, 3, 5, 6, 7], months: [1, 12] },
    rating: [8.7, 977],
    scene: 'gulet-bay',
  }),
  event({
    id: '365',
    name: ['Shadow theatre for children', 'خيال الظل للأطفال', 'Çocuklara Karagöz', 'Schattentheater für Kinder'],
    headline: [
      'Karagöz is late, as always',
      'كاراغوز متأخر كعادته',
      'Karagöz her zamanki gibi geç kaldı',
      'Karagöz kommt wie immer zu spät',
    ],
    description: [
      'Fifty minutes behind a cloth with figures of camel skin. Afterwards everybody may move one; the small ones sit in front, whatever the ticket says.',
      'خمسون دقيقة خلف ستارة بشخوص من جلد الجمل. وبعدها يحرّك كل واحد شخصية، ويجلس الصغار في الأمام مهما كُتب على التذكرة.',
      'Perde arkasında deve derisinden tasvirlerle elli dakika. Sonra herkes birini oynatabilir; bilette ne yazarsa yazsın küçükler öne oturur.',
      'Fünfzig Minuten hinter einem Tuch mit Figuren aus Kamelhaut. Danach darf jeder eine bewegen; die Kleinen sitzen vorn, was auch auf der Karte steht.',
    ],
    venue: ['Karagöz museum, Bursa', 'متحف كاراغوز، بورصة', 'Karagöz Müzesi, Bursa', 'Karagöz-Museum, Bursa'],
    place: 'bursa',
    category: 'theatre',
    ways: [CHAIR],
    base: 240,
    doors: '13:30',
    begins: '14:00',
    plays: { weekdays: [6, 7], months: [1, 12] },
    rating: [9.3, 118],
    scene: 'theatre',
  }),
  event({
    id: '366',
    name: [
      'Windsurf cup of Alaçatı',
      'كأس ألاتشاتي لركوب الأمواج بالشراع',
      'Alaçatı Rüzgâr Sörfü Kupası',
      'Windsurf-Cup Alaçatı',
    ],
    headline: [
      'Twenty-five knots and a grandstand',
      'خمس وعشرون عقدة ومدرّج',
      'Yirmi beş knot ve bir tribün',
      'Fünfundzwanzig Knoten und eine Tribüne',
    ],
    description: [
      'Slalom in the morning, freestyle when the wind has settled. The stand is twenty metres from the first buoy, so bring a towel.',
      'سباق التعرج صباحًا والأسلوب الحر حين تستقر الريح. المدرّج على بعد عشرين مترًا من العوامة الأولى، فأحضر منشفة.',
      'Sabah slalom, rüzgâr oturunca serbest stil. Tribün ilk şamandıraya yirmi metre, havlu getirin.',
      'Morgens Slalom, Freestyle, wenn der Wind steht. Die Tribüne ist zwanzig Meter von der ersten Boje, also bringen Sie ein Handtuch mit.',
    ],
    venue: ['Alaçatı bay', 'خليج ألاتشاتي', 'Alaçatı koyu', 'Bucht von Alaçatı'],
    place: 'alacati',
    category: 'sport',
    ways: [FRONT, STANDING],
    base: 380,
    doors: '09:30',
    begins: '10:30',
    plays: { weekdays: [6, 7], months: [6, 9] },
    rating: [8.8, 87],
    scene: 'beach',
  }),
  event({
    id: '367',
    name: ['Horon night on the pasture', 'ليلة الهورون في المراعي', 'Yaylada horon gecesi', 'Horon-Nacht auf der Alm'],
    headline: [
      'The line gets longer all evening',
      'يطول الصف طوال المساء',
      'Halka bütün akşam uzar',
      'Die Reihe wird den ganzen Abend länger',
    ],
    description: [
      'A fiddle, a drum and a dance that anybody learns in ten minutes and nobody leaves before midnight. Corn bread and cheese come out of the same pan.',
      'كمنجة وطبل ورقصة يتعلمها أي شخص في عشر دقائق ولا يتركها أحد قبل منتصف الليل. خبز الذرة والجبن من المقلاة نفسها.',
      'Bir kemençe, bir davul ve herkesin on dakikada öğrenip kimsenin gece yarısından önce bırakmadığı bir dans. Mısır ekmeği ve peynir aynı tavadan çıkar.',
      'Eine Fiedel, eine Trommel und ein Tanz, den jeder in zehn Minuten lernt und keiner vor Mitternacht verlässt. Maisbrot und Käse kommen aus derselben Pfanne.',
    ],
    venue: [
      'Hıdırnebi pasture, Akçaabat',
      'مراعي هيدرنبي، أكتشاباط',
      'Hıdırnebi Yaylası, Akçaabat',
      'Alm Hıdırnebi, Akçaabat',
    ],
    place: 'trabzon',
    category: 'festival',
    ways: [TABLE, STANDING],
    base: 320,
    doors: '18:30',
    begins: '19:30',
    plays: { weekdays: [6], months: [6, 9] },
    rating: [9.2, 64],
    scene: 'concert',
  }),
  event({
    id: '368',
    name: [
      'Strings in the ancient theatre of Kaş',
      'وتريات في مسرح كاش القديم',
      'Kaş antik tiyatroda yaylılar',
      'Streicher im antiken Theater von Kaş',
    ],
    headline: [
      'The sea is the back wall',
      'البحر هو الجدار الخلفي',
      'Sahnenin arkası deniz',
      'Das Meer ist die Rückwand',
    ],
    description: [
      'Twenty-six rows of stone look at the stage and at Meis behind it. The programme begins with the sunset and has no interval, because nobody wants one.',
      'ستة وعشرون صفًا حجريًا تنظر إلى الخشبة وإلى جزيرة ميس خلفها. يبدأ البرنامج مع الغروب ولا استراحة فيه لأن أحدًا لا يريدها.',
      'Yirmi altı taş sıra sahneye, arkasında Meis’e bakar. Program gün batımıyla başlar ve ara yoktur, kimse istemez.',
      'Sechsundzwanzig Reihen aus Stein schauen auf die Bühne und auf Meis dahinter. Das Programm beginnt mit dem Sonnenuntergang und hat keine Pause, weil niemand eine will.',
    ],
    venue: ['Ancient theatre, Kaş', 'المسرح القديم، كاش', 'Antik Tiyatro, Kaş', 'Antikes Theater, Kaş'],
    place: 'kas',
    category: 'concert',
    ways: [FRONT, STEPS],
    base: 520,
    doors: '19:00',
    begins: '20:00',
    plays: { weekdays: [2, 5], months: [6, 9] },
    rating: [9.7, 93],
    scene: 'theatre',
  }),
  event({
    id: '369',
    name: [
      'Snow party at the second station',
      'حفلة الثلج في المحطة الثانية',
      'İkinci istasyonda kar partisi',
      'Schneefest an der zweiten Station',
    ],
    headline: ['Dancing in ski boots', 'رقص بأحذية التزلج', 'Kayak ayakkabısıyla dans', 'Tanzen in Skistiefeln'],
    description: [
      'Two stages, soup from a kettle and a torch-lit run down to the hotels at ten. Skis are left in a rack that somebody guards.',
      'مسرحان وحساء من القدر ونزول على ضوء المشاعل إلى الفنادق في العاشرة. تُترك الزلاجات في حامل يحرسه أحدهم.',
      'İki sahne, kazandan çorba ve saat onda meşalelerle otellere iniş. Kayaklar, birinin beklediği bir rafta durur.',
      'Zwei Bühnen, Suppe aus dem Kessel und um zehn die Abfahrt mit Fackeln zu den Hotels. Die Ski stehen in einem Ständer, auf den jemand aufpasst.',
    ],
    venue: ['Sarıalan, Uludağ', 'ساري آلان، أولوداغ', 'Sarıalan, Uludağ', 'Sarıalan, Uludağ'],
    place: 'uludag',
    category: 'festival',
    ways: [FRONT, STANDING],
    base: 600,
    doors: '16:00',
    begins: '17:00',
    plays: { weekdays: [6], months: [12, 3] },
    rating: [8.6, 71],
    scene: 'ski',
  }),
]
