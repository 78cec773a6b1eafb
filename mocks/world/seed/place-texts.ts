import type { AllWords } from '../texts.ts'
import type { PlaceId } from './places.ts'

/** What is told about a place on its own page: English, Arabic, Turkish, German. */
export const PLACE_TEXTS: Partial<Record<PlaceId, AllWords>> = {
  turkiye: [
    'Four seas, eight thousand kilometres of coast and a plateau in between. Spring and autumn are the months for towns, summer is for the water.',
    'أربعة بحار وثمانية آلاف كيلومتر من السواحل وهضبة في الوسط. الربيع والخريف موسم المدن، والصيف موسم البحر.',
    'Dört deniz, sekiz bin kilometre kıyı ve ortada bir yayla. İlkbahar ve sonbahar şehirlerin, yaz ise denizin mevsimidir.',
    'Vier Meere, achttausend Kilometer Küste und dazwischen eine Hochebene. Frühling und Herbst gehören den Städten, der Sommer dem Wasser.',
  ],
  antalya: [
    'A city between the Taurus mountains and the sea, with a Roman harbour, long beaches on both sides and waterfalls that end in salt water.',
    'مدينة بين جبال طوروس والبحر، فيها ميناء روماني وشواطئ طويلة على الجانبين وشلالات تصب في مياه البحر.',
    'Toroslar ile deniz arasında bir şehir: Roma limanı, iki yanında uzun plajlar ve denize dökülen şelaleler.',
    'Eine Stadt zwischen Taurus und Meer: ein römischer Hafen, lange Strände zu beiden Seiten und Wasserfälle, die im Salzwasser enden.',
  ],
  kas: [
    'White houses above a small harbour, Lycian tombs between the shops and water clear enough to see the anchor. There is no long beach, and nobody misses one.',
    'بيوت بيضاء فوق ميناء صغير وقبور ليكية بين الدكاكين ومياه صافية يُرى فيها المرساة. لا شاطئ طويلًا هنا ولا أحد يفتقده.',
    'Küçük bir limanın üstünde beyaz evler, dükkânların arasında Likya mezarları ve çapanın göründüğü berrak bir su. Uzun bir plajı yoktur, kimse de aramaz.',
    'Weiße Häuser über einem kleinen Hafen, lykische Gräber zwischen den Läden und Wasser, in dem man den Anker liegen sieht. Einen langen Strand gibt es nicht, und niemand vermisst ihn.',
  ],
  lara: [
    'Twelve kilometres of dark sand east of Antalya, with large hotels that have everything in the house and the airport twenty minutes away.',
    'اثنا عشر كيلومترًا من الرمل الداكن شرق أنطاليا، مع فنادق كبيرة يتوفر فيها كل شيء والمطار على بعد عشرين دقيقة.',
    'Antalya’nın doğusunda on iki kilometre koyu renkli kum, her şeyi içinde barındıran büyük oteller ve yirmi dakika ötede havalimanı.',
    'Zwölf Kilometer dunkler Sand östlich von Antalya, große Häuser, in denen man alles findet, und der Flughafen zwanzig Minuten entfernt.',
  ],
  konyaalti: [
    'The pebble beach of the city: mountains on one side, parks behind it, and a tram to the old town.',
    'شاطئ المدينة الحصوي: الجبال من جانب والحدائق خلفه وترام إلى البلدة القديمة.',
    'Şehrin çakıl plajı: bir yanında dağlar, arkasında parklar ve eski şehre giden tramvay.',
    'Der Kiesstrand der Stadt: Berge auf der einen Seite, Parks dahinter und eine Straßenbahn in die Altstadt.',
  ],
  kaleici: [
    'The walled old town of Antalya. Ottoman houses with courtyards have become small hotels; cars stay outside the gates.',
    'بلدة أنطاليا القديمة داخل الأسوار. صارت البيوت العثمانية ذات الأفنية فنادق صغيرة، وتبقى السيارات خارج الأبواب.',
    'Antalya’nın surlarla çevrili eski şehri. Avlulu Osmanlı evleri küçük otellere dönüşmüştür; arabalar kapıların dışında kalır.',
    'Die ummauerte Altstadt von Antalya. Aus osmanischen Häusern mit Höfen sind kleine Hotels geworden; Autos bleiben vor den Toren.',
  ],
  belek: [
    'Pine woods, golf courses and a broad sandy beach. Turtles lay their eggs here from May on, so the beach is dark at night.',
    'غابات صنوبر وملاعب غولف وشاطئ رملي عريض. تضع السلاحف بيضها هنا ابتداءً من مايو، ولذلك يبقى الشاطئ معتمًا ليلًا.',
    'Çam ormanları, golf sahaları ve geniş bir kum plajı. Kaplumbağalar mayıstan itibaren buraya yumurtlar, bu yüzden plaj geceleri karanlıktır.',
    'Pinienwälder, Golfplätze und ein breiter Sandstrand. Von Mai an legen hier Schildkröten ihre Eier ab, deshalb bleibt der Strand nachts dunkel.',
  ],
  mugla: [
    'The coast of bays: more than a thousand kilometres of it, from the Bodrum peninsula to the lagoon of Ölüdeniz.',
    'ساحل الخلجان: أكثر من ألف كيلومتر منه، من شبه جزيرة بودروم إلى بحيرة أولودنيز.',
    'Koylar kıyısı: Bodrum Yarımadası’ndan Ölüdeniz lagününe, bin kilometreden fazla.',
    'Die Küste der Buchten: mehr als tausend Kilometer, von der Halbinsel Bodrum bis zur Lagune von Ölüdeniz.',
  ],
  bodrum: [
    'A castle of knights, white cubes on the hills and a marina that stays awake. Every village of the peninsula has its own bay.',
    'قلعة فرسان ومكعبات بيضاء على التلال ومرسى لا ينام. لكل قرية في شبه الجزيرة خليجها.',
    'Bir şövalye kalesi, tepelerde beyaz küp evler ve uyumayan bir marina. Yarımadanın her köyünün kendi koyu vardır.',
    'Eine Ritterburg, weiße Würfel an den Hängen und ein Hafen, der wach bleibt. Jedes Dorf der Halbinsel hat seine eigene Bucht.',
  ],
  fethiye: [
    'A market town with tombs in the rock above it and twelve islands in front. Gulets leave from the quay each morning.',
    'بلدة أسواق تعلوها قبور منحوتة في الصخر وأمامها اثنتا عشرة جزيرة. تبحر القوارب الخشبية من رصيفها كل صباح.',
    'Üstünde kaya mezarları, önünde on iki ada bulunan bir pazar kasabası. Guletler her sabah rıhtımdan kalkar.',
    'Eine Marktstadt mit Gräbern im Fels darüber und zwölf Inseln davor. Jeden Morgen legen am Kai die Gulets ab.',
  ],
  oludeniz: [
    'A lagoon behind a bar of white pebbles, and paragliders who come down from two thousand metres to the beach.',
    'بحيرة خلف لسان من الحصى الأبيض، ومظليون يهبطون من ارتفاع ألفي متر إلى الشاطئ.',
    'Beyaz çakıl bir dilin ardında bir lagün ve iki bin metreden plaja inen yamaç paraşütçüleri.',
    'Eine Lagune hinter einer Zunge aus weißem Kies, und Gleitschirme, die aus zweitausend Metern am Strand landen.',
  ],
  marmaris: [
    'A bay closed by islands, calm like a lake, with a long promenade and pine woods down to the water.',
    'خليج تحيط به الجزر، هادئ كالبحيرة، مع متنزه طويل وغابات صنوبر تنزل إلى الماء.',
    'Adaların kapattığı, göl gibi sakin bir koy; uzun bir kordon ve suya kadar inen çam ormanları.',
    'Eine Bucht, von Inseln geschlossen und ruhig wie ein See, mit langer Promenade und Pinien bis ans Wasser.',
  ],
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
  istanbul: [
    'Two continents and a strait between them. Ferries are the best way to see it, and cost as much as a tea.',
    'قارتان ومضيق بينهما. العبّارات أجمل وسيلة لرؤيتها، وثمنها ثمن كوب شاي.',
    'İki kıta ve aralarında bir boğaz. Görmenin en güzel yolu vapurdur, fiyatı da bir çay kadardır.',
    'Zwei Kontinente und eine Meerenge dazwischen. Am besten sieht man sie von der Fähre, die so viel kostet wie ein Tee.',
  ],
  sultanahmet: [
    'The old peninsula with the great mosques, the palace and the cisterns, all within a walk of ten minutes.',
    'شبه الجزيرة القديمة بمساجدها الكبرى وقصرها وصهاريجها، وكلها على مسافة عشر دقائق سيرًا.',
    'Büyük camileri, sarayı ve sarnıçlarıyla eski yarımada; hepsi on dakikalık yürüyüş mesafesinde.',
    'Die alte Halbinsel mit den großen Moscheen, dem Palast und den Zisternen, alles in zehn Minuten zu Fuß.',
  ],
  galata: [
    'The quarter around the Genoese tower: steep lanes, music shops, galleries, and the bridge with its anglers below.',
    'الحي المحيط بالبرج الجنوي: أزقة شديدة الانحدار ومتاجر موسيقى ومعارض، وفي الأسفل الجسر بصيّاديه.',
    'Ceneviz kulesinin çevresindeki semt: dik sokaklar, müzik dükkânları, galeriler ve aşağıda balıkçılarıyla köprü.',
    'Das Viertel um den Genueser Turm: steile Gassen, Musikläden, Galerien und unten die Brücke mit ihren Anglern.',
  ],
  ortakoy: [
    'A village square on the Bosphorus with a mosque at the water, below the first bridge.',
    'ساحة قرية على البوسفور ومسجد على الماء تحت الجسر الأول.',
    'İlk köprünün altında, suyun kıyısında camisiyle bir Boğaz köyü meydanı.',
    'Ein Dorfplatz am Bosporus mit einer Moschee am Wasser, unterhalb der ersten Brücke.',
  ],
  cappadocia: [
    'Valleys of soft stone in which people have lived for two thousand years. Balloons rise at sunrise, when the wind allows.',
    'أودية من الحجر الطري سكنها الناس منذ ألفي عام. ترتفع المناطيد عند الشروق حين تسمح الرياح.',
    'İnsanların iki bin yıldır içinde yaşadığı yumuşak kaya vadileri. Rüzgâr izin verirse balonlar gün doğumunda yükselir.',
    'Täler aus weichem Stein, in dem seit zweitausend Jahren Menschen wohnen. Bei Sonnenaufgang steigen Ballons auf, wenn der Wind es zulässt.',
  ],
  goreme: [
    'The village among the fairy chimneys, with painted churches in the rock and terraces to watch the balloons from.',
    'القرية بين مداخن الجن، فيها كنائس مرسومة داخل الصخر وشرفات لمشاهدة المناطيد.',
    'Peribacalarının arasındaki köy: kayaya oyulmuş resimli kiliseler ve balonları seyretmek için teraslar.',
    'Das Dorf zwischen den Feenkaminen, mit bemalten Kirchen im Fels und Terrassen, von denen man den Ballons zusieht.',
  ],
  urgup: [
    'A quiet town of stone mansions and wine cellars, ten kilometres from Göreme and a good base for the valleys.',
    'بلدة هادئة من القصور الحجرية وأقبية العنب، على بعد عشرة كيلومترات من غوريمه ومنطلق جيد إلى الأودية.',
    'Taş konakları ve şarap mahzenleriyle sakin bir kasaba; Göreme’ye on kilometre, vadiler için iyi bir başlangıç.',
    'Eine ruhige Stadt aus Steinhäusern und Weinkellern, zehn Kilometer von Göreme und ein guter Ausgangspunkt für die Täler.',
  ],
  denizli: [
    'A town of weavers at the foot of the mountains, and the way to the white terraces.',
    'بلدة النسّاجين عند سفح الجبال، والطريق إلى المصاطب البيضاء.',
    'Dağların eteğinde bir dokumacılar şehri ve beyaz travertenlere giden yol.',
    'Eine Stadt der Weber am Fuß der Berge, und der Weg zu den weißen Terrassen.',
  ],
  pamukkale: [
    'Warm water that has built white terraces down a hillside, with a Roman spa town on top of it.',
    'مياه دافئة بنت مصاطب بيضاء على سفح التل، وفوقها مدينة حمامات رومانية.',
    'Bir yamaçta beyaz teraslar oluşturan ılık su ve tepesinde bir Roma kaplıca şehri.',
    'Warmes Wasser, das an einem Hang weiße Terrassen gebaut hat, und darüber ein römischer Kurort.',
  ],
  bursa: [
    'The first capital of the Ottomans: silk, baths, green tiles and a cable car to the mountain.',
    'العاصمة العثمانية الأولى: حرير وحمامات وقيشاني أخضر وتلفريك إلى الجبل.',
    'Osmanlı’nın ilk başkenti: ipek, hamamlar, yeşil çiniler ve dağa çıkan teleferik.',
    'Die erste Hauptstadt der Osmanen: Seide, Bäder, grüne Fliesen und eine Seilbahn auf den Berg.',
  ],
  uludag: [
    'Skiing above two thousand metres from December to April; in summer, meadows and a breeze when the city is hot.',
    'تزلج فوق ألفي متر من ديسمبر إلى أبريل، وفي الصيف مروج ونسيم حين تشتد حرارة المدينة.',
    'Aralıktan nisana iki bin metrenin üstünde kayak; yazın şehir sıcakken çayırlar ve serin bir esinti.',
    'Skifahren über zweitausend Metern von Dezember bis April; im Sommer Wiesen und Wind, wenn es unten heiß ist.',
  ],
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
}
