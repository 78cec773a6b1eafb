import type { StopSeed } from './stop-seed.ts'

export const CAPPADOCIA_STOPS = {
  balloons: {
    name: [
      'Balloon flight at sunrise',
      'رحلة المنطاد عند الشروق',
      'Gün doğumunda balon uçuşu',
      'Ballonfahrt bei Sonnenaufgang',
    ],
    line: [
      'The baskets lift off before five and drift for an hour over chimneys, orchards and flat roofs.',
      'ترتفع السلال قبل الخامسة وتنساب ساعة كاملة فوق المداخن الصخرية والبساتين والأسطح.',
      'Sepetler beşten önce havalanır, bir saat boyunca peribacalarının, bahçelerin ve damların üzerinde süzülür.',
      'Die Körbe heben vor fünf Uhr ab und treiben eine Stunde über Feenkamine, Gärten und flache Dächer.',
    ],
    place: 'goreme',
    scene: 'balloons',
  },
  goremeMuseum: {
    name: ['Göreme open-air museum', 'متحف غوريمه المفتوح', 'Göreme Açık Hava Müzesi', 'Freilichtmuseum Göreme'],
    line: [
      'Monks cut ten churches into one hillside and painted them down to the last corner.',
      'نحت الرهبان عشر كنائس في سفح واحد وزيّنوها بالرسوم حتى آخر زاوية.',
      'Keşişler tek bir yamaca on kilise oydu ve her köşesini resimle süsledi.',
      'Mönche schlugen zehn Kirchen in einen einzigen Hang und bemalten sie bis in die letzte Ecke.',
    ],
    place: 'goreme',
    scene: 'travertines',
  },
  derinkuyu: {
    name: [
      'Derinkuyu underground city',
      'مدينة ديرينكويو تحت الأرض',
      'Derinkuyu Yeraltı Şehri',
      'Unterirdische Stadt Derinkuyu',
    ],
    line: [
      'Eight storeys below the fields there are stables, a winery and doors of stone that roll shut.',
      'ثمانية طوابق تحت الحقول فيها إسطبلات ومعصرة وأبواب حجرية تُغلق بالدحرجة.',
      'Tarlaların sekiz kat altında ahırlar, şaraphane ve yuvarlanarak kapanan taş kapılar vardır.',
      'Acht Stockwerke unter den Feldern liegen Ställe, eine Kelter und Türen aus Stein, die man zurollt.',
    ],
    place: 'cappadocia',
    scene: 'old-town',
  },
  ihlara: {
    name: ['Ihlara valley', 'وادي إهلارا', 'Ihlara Vadisi', 'Ihlara-Tal'],
    line: [
      'The path follows the stream for four kilometres between walls full of dovecotes and chapels.',
      'يسير الدرب مع الجدول أربعة كيلومترات بين جدران مليئة بأبراج الحمام والكنائس الصغيرة.',
      'Yol, güvercinlikler ve şapellerle dolu duvarlar arasında dört kilometre boyunca dereyi izler.',
      'Der Weg folgt vier Kilometer lang dem Bach, zwischen Wänden voller Taubenschläge und Kapellen.',
    ],
    place: 'cappadocia',
    scene: 'caravan-pines',
  },
  pasabag: {
    name: ['Paşabağ chimneys', 'مداخن باشاباغ', 'Paşabağ peribacaları', 'Feenkamine von Paşabağ'],
    line: [
      'Each chimney wears a hat of darker stone; one of them was a hermit’s home with three floors.',
      'لكل مدخنة قبعة من حجر أغمق، وكانت إحداها بيتًا لناسك من ثلاثة طوابق.',
      'Her bacanın koyu taştan bir şapkası vardır; biri üç katlı bir keşiş eviydi.',
      'Jeder Kamin trägt einen Hut aus dunklerem Stein; einer war das dreistöckige Haus eines Einsiedlers.',
    ],
    place: 'urgup',
    scene: 'balloons',
  },
  avanos: {
    name: ['Potters of Avanos', 'خزّافو أفانوس', 'Avanos çömlekçileri', 'Töpfer von Avanos'],
    line: [
      'You sit at a kick wheel and take home whatever the red clay of the river lets you make.',
      'تجلس إلى دولاب القدم وتأخذ معك ما يسمح لك طين النهر الأحمر بصنعه.',
      'Ayak çarkının başına geçer, nehrin kızıl çamurundan ne çıkarsa eve götürürsünüz.',
      'Sie sitzen an der Fußdrehscheibe und nehmen mit, was der rote Ton des Flusses zulässt.',
    ],
    place: 'cappadocia',
    scene: 'market',
  },
  roseValley: {
    name: [
      'Rose Valley at sunset',
      'وادي الورود عند الغروب',
      'Gün batımında Güllüdere',
      'Rosental bei Sonnenuntergang',
    ],
    line: [
      'The walk takes two hours and ends on a ridge where the rock turns from yellow to rose.',
      'تستغرق النزهة ساعتين وتنتهي عند حافة يتحول صخرها من الأصفر إلى الوردي.',
      'İki saatlik yürüyüş, kayanın sarıdan güle döndüğü bir sırtta biter.',
      'Die Wanderung dauert zwei Stunden und endet auf einem Grat, wo der Fels von Gelb zu Rosa wechselt.',
    ],
    place: 'goreme',
    scene: 'coastal-road',
  },
} as const satisfies Record<string, StopSeed>
