import type { StopSeed } from './stop-seed.ts'

export const ISTANBUL_STOPS = {
  topkapi: {
    name: ['Topkapı palace', 'قصر طوب قابي', 'Topkapı Sarayı', 'Topkapı-Palast'],
    line: [
      'Four courtyards, the kitchens with their forest of chimneys, and the harem on its own ticket.',
      'أربعة أفنية ومطابخ بغابة من المداخن وجناح الحريم بتذكرة خاصة به.',
      'Dört avlu, baca ormanıyla mutfaklar ve ayrı biletle gezilen harem.',
      'Vier Höfe, die Küchen mit ihrem Wald aus Schornsteinen und der Harem mit eigener Karte.',
    ],
    place: 'sultanahmet',
    scene: 'mosque-dusk',
  },
  hagiaSophia: {
    name: ['Hagia Sophia', 'آيا صوفيا', 'Ayasofya', 'Hagia Sophia'],
    line: [
      'We go up to the gallery, where the mosaics are at eye level and the dome seems to hang.',
      'نصعد إلى الشرفة حيث الفسيفساء في مستوى النظر والقبة كأنها معلّقة.',
      'Mozaiklerin göz hizasında olduğu, kubbenin asılı durduğu galeriye çıkarız.',
      'Wir steigen auf die Galerie, wo die Mosaiken auf Augenhöhe sind und die Kuppel zu hängen scheint.',
    ],
    place: 'sultanahmet',
    scene: 'mosque-dusk',
  },
  cistern: {
    name: ['Basilica cistern', 'صهريج البازيليك', 'Yerebatan Sarnıcı', 'Yerebatan-Zisterne'],
    line: [
      'Three hundred and thirty-six columns stand in shallow water under the busiest square of the city.',
      'ثلاثمئة وستة وثلاثون عمودًا تقف في ماء ضحل تحت أكثر ساحات المدينة ازدحامًا.',
      'Üç yüz otuz altı sütun, şehrin en kalabalık meydanının altında sığ suda durur.',
      'Dreihundertsechsunddreißig Säulen stehen unter dem belebtesten Platz der Stadt in flachem Wasser.',
    ],
    place: 'sultanahmet',
    scene: 'old-town',
  },
  bosphorus: {
    name: ['Bosphorus by boat', 'البوسفور بالقارب', 'Tekneyle Boğaz', 'Bosporus mit dem Boot'],
    line: [
      'The boat goes up the European shore and back down the Asian one, close enough to see into gardens.',
      'يصعد القارب بمحاذاة الضفة الأوروبية ويعود مع الآسيوية قريبًا بما يكفي لرؤية الحدائق.',
      'Tekne Avrupa kıyısından çıkar, Anadolu kıyısından döner; bahçeleri görecek kadar yakından.',
      'Das Boot fährt das europäische Ufer hinauf und das asiatische hinab, nah genug für Blicke in Gärten.',
    ],
    place: 'ortakoy',
    scene: 'gulet-bay',
  },
  bazaar: {
    name: [
      'Grand Bazaar and spice market',
      'البازار الكبير وسوق التوابل',
      'Kapalıçarşı ve Mısır Çarşısı',
      'Großer Basar und Gewürzmarkt',
    ],
    line: [
      'We visit a goldsmith under the roofs and taste our way along the spice stalls.',
      'نزور صائغًا تحت الأسقف ونتذوق على طول أكشاك التوابل.',
      'Damların altında bir kuyumcuya uğrar, baharat tezgâhlarını tadarak geçeriz.',
      'Wir besuchen einen Goldschmied unter den Dächern und kosten uns an den Gewürzständen entlang.',
    ],
    place: 'istanbul',
    scene: 'market',
  },
  islands: {
    name: ['Princes’ Islands', 'جزر الأميرات', 'Adalar', 'Prinzeninseln'],
    line: [
      'No cars, wooden mansions and a pine forest with a monastery on the top of the hill.',
      'لا سيارات، بل قصور خشبية وغابة صنوبر ودير على قمة التل.',
      'Araba yok; ahşap köşkler, çam ormanı ve tepede bir manastır var.',
      'Keine Autos, dafür Holzvillen und ein Pinienwald mit einem Kloster oben auf dem Hügel.',
    ],
    place: 'istanbul',
    scene: 'coastal-road',
  },
  balat: {
    name: ['Balat on foot', 'بلاط سيرًا على الأقدام', 'Yürüyerek Balat', 'Balat zu Fuß'],
    line: [
      'Steep streets of painted houses, an iron church and a bakery older than the republic.',
      'شوارع شديدة الانحدار ببيوت ملونة وكنيسة من حديد ومخبز أقدم من الجمهورية.',
      'Boyalı evlerin dik sokakları, demir bir kilise ve cumhuriyetten yaşlı bir fırın.',
      'Steile Gassen mit bunten Häusern, eine Kirche aus Eisen und eine Bäckerei, älter als die Republik.',
    ],
    place: 'galata',
    scene: 'old-town',
  },
  dolmabahce: {
    name: ['Dolmabahçe palace', 'قصر دولمة بهجة', 'Dolmabahçe Sarayı', 'Dolmabahçe-Palast'],
    line: [
      'A staircase of crystal, clocks that stand at five past nine and a quay of white marble.',
      'درج من الكريستال وساعات واقفة عند التاسعة وخمس دقائق ورصيف من الرخام الأبيض.',
      'Kristal bir merdiven, dokuzu beş geçede duran saatler ve beyaz mermer bir rıhtım.',
      'Eine Treppe aus Kristall, Uhren, die auf fünf nach neun stehen, und ein Kai aus weißem Marmor.',
    ],
    place: 'ortakoy',
    scene: 'seaside-hotel',
  },
} as const satisfies Record<string, StopSeed>
