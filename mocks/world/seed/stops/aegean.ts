import type { StopSeed } from './stop-seed.ts'

export const AEGEAN_STOPS = {
  ephesus: {
    name: [
      'Ephesus and the terrace houses',
      'أفسس وبيوت المدرجات',
      'Efes ve Yamaç Evler',
      'Ephesos und die Hanghäuser',
    ],
    line: [
      'We start at the upper gate, so that the whole marble street runs downhill to the library.',
      'نبدأ من البوابة العليا لينحدر الشارع الرخامي كله نزولًا إلى المكتبة.',
      'Üst kapıdan başlarız; mermer cadde baştan sona kütüphaneye doğru iner.',
      'Wir beginnen am oberen Tor, so führt die ganze Marmorstraße bergab zur Bibliothek.',
    ],
    place: 'izmir',
    scene: 'theatre',
  },
  sirince: {
    name: ['Şirince village', 'قرية شيرينجه', 'Şirince köyü', 'Dorf Şirince'],
    line: [
      'White houses on a green slope, fruit wines and a lunch of herbs gathered the same morning.',
      'بيوت بيضاء على سفح أخضر وغداء من أعشاب قُطفت في الصباح نفسه.',
      'Yeşil bir yamaçta beyaz evler, meyve şarapları ve o sabah toplanmış otlarla öğle yemeği.',
      'Weiße Häuser am grünen Hang, Obstweine und ein Mittagessen aus Kräutern vom selben Morgen.',
    ],
    place: 'izmir',
    scene: 'market',
  },
  pergamon: {
    name: ['Pergamon acropolis', 'أكروبول برغامون', 'Bergama Akropolü', 'Akropolis von Pergamon'],
    line: [
      'A cable car takes us to the steepest theatre of antiquity, with ten thousand seats above the plain.',
      'ينقلنا التلفريك إلى أشد مسارح العصور القديمة انحدارًا بعشرة آلاف مقعد فوق السهل.',
      'Teleferikle antik çağın en dik tiyatrosuna çıkarız: ovanın üstünde on bin koltuk.',
      'Eine Seilbahn bringt uns zum steilsten Theater der Antike mit zehntausend Plätzen über der Ebene.',
    ],
    place: 'izmir',
    scene: 'theatre',
  },
  alacatiStreets: {
    name: [
      'Alaçatı streets and mills',
      'شوارع ألاتشاتي وطواحينها',
      'Alaçatı sokakları ve değirmenleri',
      'Gassen und Mühlen von Alaçatı',
    ],
    line: [
      'Blue shutters, mastic ice cream and the windmills that gave the town its first bread.',
      'نوافذ زرقاء وبوظة بالمستكة وطواحين هواء منحت البلدة أول خبزها.',
      'Mavi panjurlar, sakızlı dondurma ve kasabaya ilk ekmeğini veren yel değirmenleri.',
      'Blaue Läden, Mastixeis und die Windmühlen, die der Stadt ihr erstes Brot gaben.',
    ],
    place: 'alacati',
    scene: 'old-town',
  },
  cesmeCastle: {
    name: ['Çeşme castle and harbour', 'قلعة تشيشمه ومرفؤها', 'Çeşme Kalesi ve limanı', 'Burg und Hafen von Çeşme'],
    line: [
      'From the walls one sees Chios; below them a fisherman sells what he did not eat himself.',
      'من الأسوار تُرى جزيرة خيوس، وتحتها يبيع صياد ما لم يأكله بنفسه.',
      'Surlardan Sakız görünür; aşağıda bir balıkçı kendi yemediğini satar.',
      'Von den Mauern sieht man Chios; darunter verkauft ein Fischer, was er nicht selbst gegessen hat.',
    ],
    place: 'cesme',
    scene: 'coastal-road',
  },
  travertines: {
    name: ['Travertine terraces', 'المصاطب الجيرية', 'Travertenler', 'Travertinterrassen'],
    line: [
      'Shoes off: the warm water runs over white stone and the last hundred metres are a mirror.',
      'تُخلع الأحذية: يجري الماء الدافئ فوق حجر أبيض وتصير المئة متر الأخيرة مرآة.',
      'Ayakkabılar çıkar: ılık su beyaz taşın üstünden akar, son yüz metre bir aynadır.',
      'Schuhe aus: Das warme Wasser läuft über weißen Stein, und die letzten hundert Meter sind ein Spiegel.',
    ],
    place: 'pamukkale',
    scene: 'travertines',
  },
  hierapolis: {
    name: ['Hierapolis', 'هيرابوليس', 'Hierapolis', 'Hierapolis'],
    line: [
      'A spa town of two thousand years ago, with a theatre for twelve thousand and a street of tombs.',
      'مدينة حمّامات عمرها ألفا عام بمسرح لاثني عشر ألفًا وشارع من المدافن.',
      'İki bin yıllık bir kaplıca kenti: on iki bin kişilik tiyatro ve mezarlarla dolu bir cadde.',
      'Ein Kurort von vor zweitausend Jahren, mit einem Theater für zwölftausend und einer Straße der Gräber.',
    ],
    place: 'pamukkale',
    scene: 'theatre',
  },
  aphrodisias: {
    name: ['Aphrodisias', 'أفروديسياس', 'Afrodisias', 'Aphrodisias'],
    line: [
      'The sculptors’ city: a stadium grown over with poppies, and faces of marble in the museum.',
      'مدينة النحّاتين: ملعب تغطيه شقائق النعمان ووجوه من الرخام في المتحف.',
      'Heykeltıraşların kenti: gelinciklerle kaplı bir stadyum, müzede mermer yüzler.',
      'Die Stadt der Bildhauer: ein Stadion voller Mohn und Gesichter aus Marmor im Museum.',
    ],
    place: 'denizli',
    scene: 'theatre',
  },
  karahayit: {
    name: [
      'Red springs of Karahayıt',
      'ينابيع كاراهايت الحمراء',
      'Karahayıt kırmızı suları',
      'Rote Quellen von Karahayıt',
    ],
    line: [
      'Iron colours the stone red here; people sit with their feet in it and talk for hours.',
      'يلوّن الحديد الحجر هنا بالأحمر، ويجلس الناس وأقدامهم فيه يتحدثون ساعات.',
      'Burada demir taşı kızıla boyar; insanlar ayaklarını suya sokup saatlerce konuşur.',
      'Eisen färbt den Stein hier rot; man sitzt mit den Füßen darin und redet stundenlang.',
    ],
    place: 'pamukkale',
    scene: 'spa',
  },
} as const satisfies Record<string, StopSeed>
