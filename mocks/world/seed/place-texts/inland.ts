import type { AllWords } from '../../basics/texts.ts'

export const INLAND = {
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
  uchisar: [
    'The highest village of Cappadocia, built around a rock with a thousand rooms. At sunrise the balloons come up from below.',
    'أعلى قرى كابادوكيا، بُنيت حول صخرة فيها ألف غرفة. عند الشروق تصعد المناطيد من الأسفل.',
    'Bin odalı bir kayanın çevresine kurulmuş, Kapadokya’nın en yüksek köyü. Gün doğarken balonlar aşağıdan yükselir.',
    'Das höchste Dorf Kappadokiens, um einen Felsen mit tausend Kammern gebaut. Bei Sonnenaufgang steigen die Ballons von unten herauf.',
  ],
  avanos: [
    'A town of potters on the Red River, whose clay they have turned on the wheel since the Hittites.',
    'بلدة الخزّافين على النهر الأحمر الذي يدوّرون طينه على الدولاب منذ أيام الحثيين.',
    'Kızılırmak kıyısında çömlekçiler kasabası; nehrin kilini Hititlerden beri çarkta döndürürler.',
    'Eine Stadt der Töpfer am Roten Fluss, dessen Lehm sie seit den Hethitern auf der Scheibe drehen.',
  ],
  mardin: [
    'Honey-coloured stone above the Mesopotamian plain, with minarets, bell towers and lanes that run underneath houses.',
    'حجر بلون العسل فوق سهل بلاد الرافدين، بمآذن وأبراج أجراس وأزقة تمر تحت البيوت.',
    'Mezopotamya ovasına bakan bal rengi taş, minareler, çan kuleleri ve evlerin altından geçen abbaralar.',
    'Honigfarbener Stein über der mesopotamischen Ebene, mit Minaretten, Glockentürmen und Gassen, die unter Häusern hindurchführen.',
  ],
  gaziantep: [
    'The city where one comes to eat: pistachios, baklava, kebabs over charcoal, and between meals the mosaics of Zeugma.',
    'المدينة التي يقصدها الناس ليأكلوا: فستق وبقلاوة وكباب على الفحم، وبين الوجبات فسيفساء زيوغما.',
    'Yemeğe gidilen şehir: fıstık, baklava, kömürde kebap, öğünlerin arasında Zeugma mozaikleri.',
    'Die Stadt, in die man zum Essen fährt: Pistazien, Baklava, Kebab über Holzkohle und zwischen den Mahlzeiten die Mosaiken von Zeugma.',
  ],
  van: [
    'A soda lake as large as a sea, an Armenian church on an island in it, cats with two colours of eyes and the longest breakfast of the country.',
    'بحيرة صودا بسعة بحر، فيها جزيرة بكنيسة أرمنية، وقطط بعينين من لونين، وأطول فطور في البلاد.',
    'Deniz kadar bir soda gölü, içinde bir adada Ermeni kilisesi, iki gözü iki renk kediler ve ülkenin en uzun kahvaltısı.',
    'Ein Sodasee, groß wie ein Meer, darin eine Insel mit armenischer Kirche, Katzen mit zweierlei Augen und das längste Frühstück des Landes.',
  ],
  kayseri: [
    'Merchants, pastrami and dumplings so small that forty fit a spoon, under a volcano of almost four thousand metres.',
    'تجار وبسطرمة وعجين محشو صغير تسع الملعقة منه أربعين، تحت بركان يقارب أربعة آلاف متر.',
    'Tüccarlar, pastırma ve kaşığa kırkı sığan mantı; hepsi dört bin metreye yakın bir yanardağın altında.',
    'Kaufleute, Pastırma und Teigtaschen, von denen vierzig auf einen Löffel passen, unter einem Vulkan von fast viertausend Metern.',
  ],
  erciyes: [
    'Dry snow on a volcano: a hundred kilometres of pistes above two thousand metres, half an hour from the airport.',
    'ثلج جاف على بركان: مئة كيلومتر من المنحدرات فوق ألفي متر، على بعد نصف ساعة من المطار.',
    'Yanardağın üstünde kuru kar: iki bin metrenin üstünde yüz kilometre pist, havalimanına yarım saat.',
    'Trockener Schnee auf einem Vulkan: hundert Kilometer Pisten über zweitausend Metern, eine halbe Stunde vom Flughafen.',
  ],
  afyon: [
    'Hot water from eight springs, a black rock with a castle on top, clotted cream and the rock houses of the Phrygians.',
    'ماء ساخن من ثمانية ينابيع وصخرة سوداء تعلوها قلعة وقشطة وبيوت الفريجيين الصخرية.',
    'Sekiz kaynaktan sıcak su, tepesi kaleli kara bir kaya, kaymak ve Friglerin kaya evleri.',
    'Heißes Wasser aus acht Quellen, ein schwarzer Fels mit Burg, dicke Sahne und die Felshäuser der Phryger.',
  ],
} as const satisfies Record<string, AllWords>
