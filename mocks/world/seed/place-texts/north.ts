import type { AllWords } from '../../basics/texts.ts'

export const NORTH = {
  trabzon: [
    'Green mountains straight from the Black Sea, hazelnuts, tea and a monastery that hangs in a cliff.',
    'جبال خضراء تنهض من البحر الأسود وبندق وشاي ودير معلق في جرف.',
    'Karadeniz’den yükselen yeşil dağlar, fındık, çay ve sarp kayaya asılı bir manastır.',
    'Grüne Berge, die aus dem Schwarzen Meer steigen, Haselnüsse, Tee und ein Kloster, das in einer Felswand hängt.',
  ],
  uzungol: [
    'A lake in a valley of firs at eleven hundred metres, often in mist, with trout on every table.',
    'بحيرة في وادٍ من أشجار التنوب على ارتفاع ألف ومئة متر، كثيرًا ما يلفها الضباب، وسمك السلمون المرقط على كل مائدة.',
    'Bin yüz metrede, köknarlar arasında bir göl; çoğu zaman siste, her sofrada alabalık.',
    'Ein See in einem Tannental auf elfhundert Metern, oft im Nebel, und Forellen auf jedem Tisch.',
  ],
  rize: [
    'Tea on every slope that is not too steep, and on those that are, too.',
    'شاي على كل منحدر ليس شديد الانحدار، وعلى الشديد منه أيضًا.',
    'Çok dik olmayan her yamaçta çay; çok dik olanlarda da.',
    'Tee an jedem Hang, der nicht zu steil ist, und an den anderen auch.',
  ],
  ayder: [
    'A highland of waterfalls and hot springs at thirteen hundred metres, below the glaciers of the Kaçkar.',
    'هضبة شلالات وينابيع ساخنة على ارتفاع ألف وثلاثمئة متر تحت أنهار كاتشكار الجليدية.',
    'Kaçkar buzullarının altında, bin üç yüz metrede şelaleler ve kaplıcalar yaylası.',
    'Eine Alm mit Wasserfällen und heißen Quellen auf dreizehnhundert Metern, unter den Gletschern des Kaçkar.',
  ],
  karabuk: [
    'Beech forests and canyons in the hills behind the Black Sea, and the town of timbered houses.',
    'غابات زان وأودية عميقة في التلال خلف البحر الأسود، وبلدة البيوت الخشبية.',
    'Karadeniz’in ardındaki tepelerde kayın ormanları, kanyonlar ve ahşap evler kasabası.',
    'Buchenwälder und Schluchten in den Hügeln hinter dem Schwarzen Meer, und die Stadt der Fachwerkhäuser.',
  ],
  safranbolu: [
    'A whole Ottoman town that was never rebuilt: timbered houses, a caravanserai, saffron fields and Turkish delight by the kilo.',
    'بلدة عثمانية كاملة لم يُعَد بناؤها: بيوت خشبية وخان وحقول زعفران وراحة الحلقوم بالكيلو.',
    'Hiç yeniden yapılmamış koca bir Osmanlı kasabası: ahşap konaklar, bir han, safran tarlaları ve kiloyla lokum.',
    'Eine ganze osmanische Stadt, die nie neu gebaut wurde: Fachwerkhäuser, eine Karawanserei, Safranfelder und Lokum nach Kilo.',
  ],
  bartin: [
    'A river port without hurry, strawberries in June and two bays for people who like their sea cool.',
    'ميناء نهري بلا عجلة وفراولة في يونيو وخليجان لمن يحب البحر باردًا.',
    'Acelesi olmayan bir nehir limanı, haziranda çilek ve denizi serin sevenlere iki koy.',
    'Ein Flusshafen ohne Eile, Erdbeeren im Juni und zwei Buchten für alle, die das Meer kühl mögen.',
  ],
  amasra: [
    'A peninsula and an island joined by a Roman bridge, a Genoese castle, and salads of twenty-eight things.',
    'شبه جزيرة وجزيرة يصل بينهما جسر روماني، وقلعة جنوية، وسلطة من ثمانية وعشرين صنفًا.',
    'Roma köprüsüyle birleşen bir yarımada ile bir ada, bir Ceneviz kalesi ve yirmi sekiz çeşitli salata.',
    'Eine Halbinsel und eine Insel, verbunden durch eine römische Brücke, eine genuesische Burg und Salat aus achtundzwanzig Zutaten.',
  ],
} as const satisfies Record<string, AllWords>
