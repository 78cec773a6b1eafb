import type { AllWords } from '../../basics/texts.ts'

export const CITIES = {
  turkiye: [
    'Four seas, eight thousand kilometres of coast and a plateau in between. Spring and autumn are the months for towns, summer is for the water.',
    'أربعة بحار وثمانية آلاف كيلومتر من السواحل وهضبة في الوسط. الربيع والخريف موسم المدن، والصيف موسم البحر.',
    'Dört deniz, sekiz bin kilometre kıyı ve ortada bir yayla. İlkbahar ve sonbahar şehirlerin, yaz ise denizin mevsimidir.',
    'Vier Meere, achttausend Kilometer Küste und dazwischen eine Hochebene. Frühling und Herbst gehören den Städten, der Sommer dem Wasser.',
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
  kadikoy: [
    'The Asian side: a market street, record shops, theatres and tea gardens that look at the old city across the water.',
    'الجانب الآسيوي: شارع سوق ومحال أسطوانات ومسارح وحدائق شاي تطل على المدينة القديمة عبر الماء.',
    'Anadolu yakası: çarşı, plakçılar, tiyatrolar ve karşı kıyıdaki eski şehre bakan çay bahçeleri.',
    'Die asiatische Seite: eine Marktstraße, Plattenläden, Theater und Teegärten, die über das Wasser auf die Altstadt blicken.',
  ],
  buyukada: [
    'An island without cars an hour from the city: wooden villas, pines, bicycles and the last ferry that decides about the evening.',
    'جزيرة بلا سيارات على بعد ساعة من المدينة: فلل خشبية وصنوبر ودراجات، والعبّارة الأخيرة تقرر مصير الأمسية.',
    'Şehre bir saat, arabasız bir ada: ahşap köşkler, çamlar, bisikletler ve akşama karar veren son vapur.',
    'Eine Insel ohne Autos, eine Stunde von der Stadt: Holzvillen, Pinien, Fahrräder und die letzte Fähre, die über den Abend entscheidet.',
  ],
  ankara: [
    'The capital: ministries, universities, a museum with nine thousand years in it and an old quarter around the castle.',
    'العاصمة: وزارات وجامعات ومتحف فيه تسعة آلاف سنة وحي قديم حول القلعة.',
    'Başkent: bakanlıklar, üniversiteler, içinde dokuz bin yıl olan bir müze ve kalenin çevresinde eski bir mahalle.',
    'Die Hauptstadt: Ministerien, Universitäten, ein Museum mit neuntausend Jahren darin und ein altes Viertel um die Burg.',
  ],
  sakarya: [
    'Green hills between two cities, with lakes to which both escape on Friday evening.',
    'تلال خضراء بين مدينتين وبحيرات يهرب إليها أهلهما مساء كل جمعة.',
    'İki şehrin arasında yeşil tepeler ve cuma akşamı ikisinin de kaçtığı göller.',
    'Grüne Hügel zwischen zwei Großstädten und Seen, an die freitags beide fliehen.',
  ],
  sapanca: [
    'A lake with the forest right behind it, an hour and a half from Istanbul; wood smoke, trout, breakfast until noon.',
    'بحيرة خلفها الغابة مباشرة على بعد ساعة ونصف من إسطنبول: دخان حطب وسلمون مرقط وفطور حتى الظهر.',
    'Hemen arkasında ormanıyla bir göl, İstanbul’a bir buçuk saat; odun dumanı, alabalık, öğlene kadar kahvaltı.',
    'Ein See, gleich dahinter der Wald, anderthalb Stunden von Istanbul; Holzrauch, Forellen, Frühstück bis mittags.',
  ],
} as const satisfies Record<string, AllWords>
