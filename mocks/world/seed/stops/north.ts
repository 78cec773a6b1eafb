import type { StopSeed } from './stop-seed.ts'

export const NORTH_STOPS = {
  greenMosque: {
    name: [
      'Green mosque and silk khan',
      'الجامع الأخضر وخان الحرير',
      'Yeşil Cami ve Koza Han',
      'Grüne Moschee und Seidenhan',
    ],
    line: [
      'Tiles of every green there is, then tea in the courtyard where cocoons were once sold by weight.',
      'بلاط بكل درجات الأخضر، ثم شاي في فناء كانت الشرانق تُباع فيه بالوزن.',
      'Yeşilin her tonunda çiniler, sonra bir zamanlar kozanın tartıyla satıldığı avluda çay.',
      'Fliesen in jedem Grün, dann Tee im Hof, wo einst Kokons nach Gewicht verkauft wurden.',
    ],
    place: 'bursa',
    scene: 'mosque-dusk',
  },
  cumalikizik: {
    name: ['Cumalıkızık village', 'قرية جومالي كيزيك', 'Cumalıkızık köyü', 'Dorf Cumalıkızık'],
    line: [
      'Seven hundred years of timber houses, and a breakfast of jams that takes the whole table.',
      'سبعمئة عام من البيوت الخشبية وفطور من المربيات يملأ الطاولة.',
      'Yedi yüz yıllık ahşap evler ve masayı dolduran reçelli bir kahvaltı.',
      'Siebenhundert Jahre Fachwerk und ein Frühstück aus Marmeladen, das den ganzen Tisch braucht.',
    ],
    place: 'bursa',
    scene: 'old-town',
  },
  uludagCable: {
    name: ['Uludağ by cable car', 'أولوداغ بالتلفريك', 'Teleferikle Uludağ', 'Uludağ mit der Seilbahn'],
    line: [
      'Nine kilometres over the tops of the firs, with a stop half way for grilled meat.',
      'تسعة كيلومترات فوق قمم الصنوبر مع توقف في منتصف الطريق لتناول الشواء.',
      'Köknarların üzerinden dokuz kilometre; yarı yolda mangal molası.',
      'Neun Kilometer über die Wipfel der Tannen, mit einem Halt auf halbem Weg zum Grillen.',
    ],
    place: 'uludag',
    scene: 'ski',
  },
  skiDay: {
    name: ['A day on skis', 'يوم على الزلاجات', 'Kayakta bir gün', 'Ein Tag auf Skiern'],
    line: [
      'Skis, boots, lift pass and two hours with a teacher; in the evening the bus waits with the heater on.',
      'زلاجات وأحذية وبطاقة مصعد وساعتان مع مدرب، وفي المساء تنتظر الحافلة دافئة.',
      'Kayak, ayakkabı, lift kartı ve iki saat eğitmen; akşam otobüs kaloriferi açık bekler.',
      'Ski, Schuhe, Liftkarte und zwei Stunden mit Lehrer; abends wartet der Bus mit laufender Heizung.',
    ],
    place: 'uludag',
    scene: 'ski',
  },
  sumela: {
    name: ['Sumela monastery', 'دير سوميلا', 'Sümela Manastırı', 'Kloster Sumela'],
    line: [
      'It hangs on the cliff above the fog; the last part is a staircase of ninety-three steps.',
      'معلّق على الجرف فوق الضباب، وآخر الطريق إليه درج من ثلاث وتسعين درجة.',
      'Sisin üstünde kayaya asılıdır; yolun sonu doksan üç basamaklı bir merdivendir.',
      'Es hängt über dem Nebel im Fels; das letzte Stück ist eine Treppe mit dreiundneunzig Stufen.',
    ],
    place: 'trabzon',
    scene: 'caravan-pines',
  },
  uzungolLake: {
    name: ['Uzungöl lake', 'بحيرة أوزنجول', 'Uzungöl', 'See von Uzungöl'],
    line: [
      'A walk around the lake takes an hour, or three with trout, corn bread and a look at the clouds.',
      'الدوران حول البحيرة ساعة، أو ثلاث مع سمك السلمون وخبز الذرة وتأمل الغيوم.',
      'Gölün çevresi bir saattir; alabalık, mısır ekmeği ve bulutlarla üç saat.',
      'Um den See geht man eine Stunde, oder drei mit Forelle, Maisbrot und einem Blick in die Wolken.',
    ],
    place: 'uzungol',
    scene: 'caravan-pines',
  },
  ayder: {
    name: ['Ayder pasture', 'مرتفعات آيدر', 'Ayder Yaylası', 'Alm von Ayder'],
    line: [
      'Wooden houses, hot springs and a waterfall that one hears all night long.',
      'بيوت خشبية وينابيع حارة وشلال يُسمع طوال الليل.',
      'Ahşap evler, kaplıca ve bütün gece duyulan bir şelale.',
      'Holzhäuser, heiße Quellen und ein Wasserfall, den man die ganze Nacht hört.',
    ],
    place: 'trabzon',
    scene: 'caravan-pines',
  },
  teaGardens: {
    name: ['Tea gardens of Rize', 'حدائق الشاي في ريزه', 'Rize çay bahçeleri', 'Teegärten von Rize'],
    line: [
      'We cut two leaves and a bud, see how they are rolled, and drink them two hours later.',
      'نقطف ورقتين وبرعمًا ونرى كيف تُلف ثم نشربها بعد ساعتين.',
      'İki yaprak bir tomurcuk keser, nasıl kıvrıldığını görür, iki saat sonra içeriz.',
      'Wir schneiden zwei Blätter und eine Knospe, sehen ihr Rollen und trinken sie zwei Stunden später.',
    ],
    place: 'trabzon',
    scene: 'market',
  },
} as const satisfies Record<string, StopSeed>
