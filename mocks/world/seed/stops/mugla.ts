import type { StopSeed } from './stop-seed.ts'

export const MUGLA_STOPS = {
  twelveIslands: {
    name: [
      'Twelve islands by boat',
      'الجزر الاثنتا عشرة بالقارب',
      'Tekneyle On İki Adalar',
      'Zwölf Inseln mit dem Boot',
    ],
    line: [
      'Five stops to swim, lunch cooked on board, and the last bay reached when the others have left.',
      'خمس محطات للسباحة وغداء يُطهى على متن القارب، ونصل الخليج الأخير بعد أن يغادره الآخرون.',
      'Beş yüzme molası, teknede pişen öğle yemeği ve herkes gittikten sonra varılan son koy.',
      'Fünf Badestopps, Mittagessen von Bord und die letzte Bucht, wenn die anderen schon fort sind.',
    ],
    place: 'fethiye',
    scene: 'gulet-bay',
  },
  lagoon: {
    name: ['Blue lagoon', 'البحيرة الزرقاء', 'Kumburnu lagünü', 'Blaue Lagune'],
    line: [
      'A tongue of sand closes the water so well that no wave ever gets in.',
      'لسان من الرمل يغلق الماء حتى لا تدخله موجة.',
      'Bir kum dili suyu öyle kapatır ki içeri hiç dalga girmez.',
      'Eine Sandzunge schließt das Wasser so gut ab, dass nie eine Welle hineinkommt.',
    ],
    place: 'oludeniz',
    scene: 'beach',
  },
  butterfly: {
    name: ['Butterfly valley', 'وادي الفراشات', 'Kelebekler Vadisi', 'Schmetterlingstal'],
    line: [
      'Only boats come here; a path leads from the beach to a waterfall between walls of 350 metres.',
      'لا تصل إليه إلا القوارب، ويقود ممر من الشاطئ إلى شلال بين جدران ارتفاعها 350 مترًا.',
      'Buraya yalnız tekneler gelir; kumsaldan, 350 metrelik duvarlar arasındaki şelaleye bir patika çıkar.',
      'Hierher kommen nur Boote; ein Pfad führt vom Strand zum Wasserfall zwischen 350 Meter hohen Wänden.',
    ],
    place: 'oludeniz',
    scene: 'beach',
  },
  paragliding: {
    name: [
      'Paragliding from Babadağ',
      'الطيران الشراعي من باباداغ',
      'Babadağ’dan yamaç paraşütü',
      'Gleitschirmflug vom Babadağ',
    ],
    line: [
      'You run six steps with a pilot behind you, and then there are 1,700 metres of air.',
      'تركض ست خطوات وخلفك طيار، ثم لا شيء تحتك سوى 1700 متر من الهواء.',
      'Arkanızda pilotla altı adım koşarsınız, sonra 1.700 metre hava vardır.',
      'Sie laufen sechs Schritte mit dem Piloten im Rücken, dann kommen 1.700 Meter Luft.',
    ],
    place: 'oludeniz',
    scene: 'balloons',
  },
  saklikent: {
    name: ['Saklıkent gorge', 'وادي ساكليكنت', 'Saklıkent Kanyonu', 'Saklıkent-Schlucht'],
    line: [
      'We wade upstream through ice-cold water between walls that almost touch.',
      'نخوض عكس التيار في ماء مثلج بين جدران تكاد تتلامس.',
      'Neredeyse birbirine değen duvarlar arasında buz gibi suda akıntıya karşı yürürüz.',
      'Wir waten im eiskalten Wasser stromauf, zwischen Wänden, die sich fast berühren.',
    ],
    place: 'fethiye',
    scene: 'caravan-pines',
  },
  kayakoy: {
    name: ['Kayaköy', 'كاياكوي', 'Kayaköy', 'Kayaköy'],
    line: [
      'Five hundred houses without roofs, left in 1923; a guide from the valley tells whose they were.',
      'خمسمئة بيت بلا أسقف هُجرت عام 1923، ويروي مرشد من الوادي لمن كانت.',
      '1923’te boşalan beş yüz damsız ev; vadiden bir rehber kimin olduklarını anlatır.',
      'Fünfhundert Häuser ohne Dach, 1923 verlassen; ein Führer aus dem Tal erzählt, wem sie gehörten.',
    ],
    place: 'fethiye',
    scene: 'old-town',
  },
  bodrumCastle: {
    name: ['Bodrum castle', 'قلعة بودروم', 'Bodrum Kalesi', 'Burg von Bodrum'],
    line: [
      'The knights’ castle keeps what divers found: glass, amphorae and a ship of the bronze age.',
      'تحفظ قلعة الفرسان ما وجده الغواصون: زجاجًا وجرارًا وسفينة من العصر البرونزي.',
      'Şövalyelerin kalesi dalgıçların bulduklarını saklar: cam, amfora ve Tunç Çağı’ndan bir gemi.',
      'Die Burg der Ritter bewahrt, was Taucher fanden: Glas, Amphoren und ein Schiff der Bronzezeit.',
    ],
    place: 'bodrum',
    scene: 'seaside-hotel',
  },
  orakIsland: {
    name: ['Orak island by boat', 'جزيرة أوراك بالقارب', 'Tekneyle Orak Adası', 'Insel Orak mit dem Boot'],
    line: [
      'Turquoise over white sand in the morning, a cave to swim into after lunch.',
      'مياه فيروزية فوق رمل أبيض صباحًا وكهف يُسبح إليه بعد الغداء.',
      'Sabah beyaz kum üstünde turkuaz, öğleden sonra yüzerek girilen bir mağara.',
      'Am Morgen Türkis über weißem Sand, nach dem Essen eine Höhle zum Hineinschwimmen.',
    ],
    place: 'bodrum',
    scene: 'gulet-bay',
  },
  gumusluk: {
    name: ['Gümüşlük at dusk', 'غوموشلوك عند الغروب', 'Akşamüstü Gümüşlük', 'Gümüşlük am Abend'],
    line: [
      'You can walk through the sea to Rabbit Island, and then dinner stands on the beach.',
      'يمكنك أن تمشي في البحر إلى جزيرة الأرانب، ثم يكون العشاء على الشاطئ.',
      'Denizin içinden Tavşan Adası’na yürünür, sonra akşam yemeği kumsaldadır.',
      'Man kann durch das Meer zur Haseninsel gehen, danach steht das Abendessen am Strand.',
    ],
    place: 'bodrum',
    scene: 'market',
  },
  dalyan: {
    name: ['Dalyan and the rock tombs', 'داليان ومدافن الصخر', 'Dalyan ve kaya mezarları', 'Dalyan und die Felsgräber'],
    line: [
      'A flat boat through the reeds, the kings’ tombs above them, and mud baths for those who dare.',
      'قارب مسطّح بين القصب ومدافن الملوك فوقه وحمّامات طين لمن يجرؤ.',
      'Sazlıkta düz bir tekne, tepede kral mezarları, cesareti olana çamur banyosu.',
      'Ein flaches Boot durch das Schilf, darüber die Gräber der Könige und Schlammbäder für Mutige.',
    ],
    place: 'marmaris',
    scene: 'gulet-bay',
  },
  iztuzu: {
    name: ['İztuzu turtle beach', 'شاطئ السلاحف إزتوزو', 'İztuzu Kaplumbağa Plajı', 'Schildkrötenstrand İztuzu'],
    line: [
      'Four and a half kilometres without a house; the hospital for turtles explains why.',
      'أربعة كيلومترات ونصف بلا بيت واحد، ويشرح مستشفى السلاحف السبب.',
      'Tek ev olmayan dört buçuk kilometre; nedenini kaplumbağa hastanesi anlatır.',
      'Viereinhalb Kilometer ohne ein Haus; warum, erklärt das Krankenhaus für Schildkröten.',
    ],
    place: 'marmaris',
    scene: 'beach',
  },
  sedir: {
    name: ['Sedir island', 'جزيرة سدير', 'Sedir Adası', 'Insel Sedir'],
    line: [
      'The sand is made of tiny balls of lime and may not leave the island, not even on your feet.',
      'رملها كرات جيرية دقيقة ولا يجوز أن يغادر الجزيرة ولو على قدميك.',
      'Kumu minik kireç toplarındandır; ayağınızda bile adadan çıkamaz.',
      'Der Sand besteht aus winzigen Kalkkugeln und darf die Insel nicht verlassen, auch nicht an den Füßen.',
    ],
    place: 'marmaris',
    scene: 'beach',
  },
} as const satisfies Record<string, StopSeed>
