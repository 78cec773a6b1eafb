import type { AllWords } from '../../basics/texts.ts'

export const WEST_COAST = {
  izmir: [
    'The city of the Aegean: a bazaar, a seafront of three kilometres, and vineyards and ruins within an hour.',
    'مدينة بحر إيجه: سوق قديم وواجهة بحرية طولها ثلاثة كيلومترات، وكروم وآثار على مسافة ساعة.',
    'Ege’nin şehri: bir çarşı, üç kilometrelik kordon ve bir saat mesafede bağlar ve ören yerleri.',
    'Die Stadt der Ägäis: ein Basar, drei Kilometer Uferpromenade, dazu Weinberge und Ruinen in einer Stunde Entfernung.',
  ],
  cesme: [
    'The tip of the peninsula: thermal water, a castle at the harbour and sand that stays cool in August.',
    'طرف شبه الجزيرة: مياه معدنية وقلعة عند الميناء ورمل يبقى معتدلًا في أغسطس.',
    'Yarımadanın ucu: kaplıca suyu, limanda bir kale ve ağustosta bile serin kalan kum.',
    'Die Spitze der Halbinsel: Thermalwasser, eine Burg am Hafen und Sand, der auch im August kühl bleibt.',
  ],
  alacati: [
    'Stone houses with blue shutters, windmills on the ridge and wind for surfers nine months a year.',
    'بيوت حجرية بنوافذ زرقاء وطواحين هواء على التل ورياح لراكبي الأمواج تسعة أشهر في السنة.',
    'Mavi panjurlu taş evler, sırtta yel değirmenleri ve yılın dokuz ayı sörfçülere rüzgâr.',
    'Steinhäuser mit blauen Läden, Windmühlen auf dem Kamm und neun Monate im Jahr Wind zum Surfen.',
  ],
  sirince: [
    'A hill village above Ephesus with white houses, vineyards and fruit wines. In the evening, when the buses have left, it is quiet again.',
    'قرية على تل فوق أفسس ببيوت بيضاء وكروم وعصائر فاكهة معتّقة. وفي المساء حين ترحل الحافلات يعود إليها الهدوء.',
    'Efes’in üstünde beyaz evli, bağlı, meyve şaraplı bir dağ köyü. Akşam otobüsler gidince yine sessizdir.',
    'Ein Bergdorf über Ephesos mit weißen Häusern, Weinbergen und Obstweinen. Abends, wenn die Busse fort sind, ist es wieder still.',
  ],
  aydin: [
    'The valley of the Meander, where the figs come from, and the coast that leads to Priene, Miletus and Didyma.',
    'وادي نهر المياندر حيث موطن التين، والساحل المؤدي إلى بريينه وميليتوس وديديما.',
    'İncirin memleketi Menderes ovası ve Priene, Milet, Didim’e giden kıyı.',
    'Das Tal des Mäander, aus dem die Feigen kommen, und die Küste, die nach Priene, Milet und Didyma führt.',
  ],
  kusadasi: [
    'A harbour for large ships, an island with a castle on a causeway and, twenty minutes inland, Ephesus.',
    'ميناء للسفن الكبيرة وجزيرة بقلعة يصلها جسر، وعلى بعد عشرين دقيقة إلى الداخل أفسس.',
    'Büyük gemilerin limanı, yolla karaya bağlı kaleli bir ada ve yirmi dakika içeride Efes.',
    'Ein Hafen für große Schiffe, eine Insel mit Burg, zu der ein Damm führt, und zwanzig Minuten landeinwärts Ephesos.',
  ],
  balikesir: [
    'Olive groves on the Aegean side, white sand on the Marmara, and between them Mount Ida with its springs.',
    'بساتين زيتون على جانب إيجه ورمل أبيض على جانب مرمرة، وبينهما جبل إيدا بينابيعه.',
    'Ege yanında zeytinlikler, Marmara yanında beyaz kum, arada pınarlarıyla Kaz Dağı.',
    'Olivenhaine auf der Seite der Ägäis, weißer Sand am Marmarameer und dazwischen das Ida-Gebirge mit seinen Quellen.',
  ],
  ayvalik: [
    'Stone olive mills turned into cafés, twenty-two islands and a toast that the whole country copies.',
    'معاصر زيتون حجرية صارت مقاهي، واثنتان وعشرون جزيرة، وشطيرة محمّصة يقلّدها البلد كله.',
    'Kahveye dönmüş taş zeytin fabrikaları, yirmi iki ada ve bütün ülkenin taklit ettiği bir tost.',
    'Steinerne Ölmühlen, die Cafés geworden sind, zweiundzwanzig Inseln und ein Toast, den das ganze Land nachmacht.',
  ],
  cunda: [
    'An island with a bridge, a church that is a museum and a waterfront where dinner is fifteen small plates of wild herbs and seafood.',
    'جزيرة يصلها جسر، وكنيسة صارت متحفًا، وواجهة بحرية عشاؤها خمسة عشر طبقًا صغيرًا من الأعشاب البرية وثمار البحر.',
    'Köprülü bir ada, müze olmuş bir kilise ve akşam yemeği on beş küçük tabak ot ile deniz ürünü olan bir sahil.',
    'Eine Insel mit Brücke, eine Kirche, die Museum ist, und ein Ufer, an dem das Abendessen aus fünfzehn Tellerchen Wildkräuter und Meeresfrüchte besteht.',
  ],
  canakkale: [
    'The strait that everybody wanted: Troy on one shore, the battlefields of Gallipoli on the other, ferries in between.',
    'المضيق الذي أراده الجميع: طروادة على ضفة وساحات غاليبولي على الأخرى، والعبّارات بينهما.',
    'Herkesin istediği boğaz: bir kıyıda Troya, öbüründe Gelibolu, arada vapurlar.',
    'Die Meerenge, die alle wollten: an einem Ufer Troja, am anderen die Schlachtfelder von Gallipoli, dazwischen die Fähren.',
  ],
  bozcaada: [
    'A small island with one town, one castle, vineyards and a north wind that keeps August bearable.',
    'جزيرة صغيرة فيها بلدة واحدة وقلعة واحدة وكروم، وريح شمالية تلطّف أغسطس.',
    'Tek kasabası, tek kalesi, bağları ve ağustosu çekilir kılan poyrazıyla küçük bir ada.',
    'Eine kleine Insel mit einer Stadt, einer Burg, Weinbergen und einem Nordwind, der den August erträglich macht.',
  ],
  assos: [
    'A Doric temple high above the strait to Lesbos, a steep lane of stone and, at its end, a harbour of four hotels.',
    'معبد دوري فوق المضيق المطل على لسبوس، وزقاق حجري شديد الانحدار ينتهي بميناء فيه أربعة فنادق.',
    'Midilli’ye bakan bir Dor tapınağı, dik bir taş yol ve sonunda dört otellik bir liman.',
    'Ein dorischer Tempel hoch über der Meerenge nach Lesbos, eine steile Steingasse und an ihrem Ende ein Hafen mit vier Hotels.',
  ],
} as const satisfies Record<string, AllWords>
