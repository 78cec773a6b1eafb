import type { AllWords } from '../basics/texts.ts'

/** What hotels say about children, pets and cars; a hotel names one rule of each. */
export const CHILDREN = {
  welcome: [
    'Children of all ages are welcome. Up to 5 years they stay free in existing beds.',
    'نرحّب بالأطفال من جميع الأعمار. يقيم الأطفال حتى سن الخامسة مجانًا في الأسرّة المتوفرة.',
    'Her yaştan çocuk konuk edilir. 5 yaşına kadar mevcut yataklarda ücretsiz kalırlar.',
    'Kinder jeden Alters sind willkommen. Bis 5 Jahre wohnen sie in vorhandenen Betten kostenlos.',
  ],
  cots: [
    'Children are welcome. Cots are free for babies up to 2 years and must be asked for.',
    'نرحّب بالأطفال. أسرّة الرضّع مجانية حتى عمر سنتين وتُطلب مسبقًا.',
    'Çocuklar konuk edilir. 2 yaşına kadar bebek yatağı ücretsizdir, önceden istenmelidir.',
    'Kinder sind willkommen. Babybetten sind bis 2 Jahre kostenlos und müssen angefragt werden.',
  ],
  quiet: [
    'The house is quiet and has steep stairs: we recommend it for children from 12 years.',
    'الفندق هادئ وسلالمه شديدة الانحدار، لذا ننصح به للأطفال من عمر 12 سنة فما فوق.',
    'Otel sessizdir ve merdivenleri diktir: 12 yaşından büyük çocuklara öneririz.',
    'Das Haus ist ruhig und hat steile Treppen: Wir empfehlen es für Kinder ab 12 Jahren.',
  ],
} as const satisfies Record<string, AllWords>

export const PETS = {
  none: [
    'Pets cannot stay.',
    'لا يُسمح بالحيوانات الأليفة.',
    'Evcil hayvan kabul edilmez.',
    'Haustiere sind nicht gestattet.',
  ],
  small: [
    'Pets up to 8 kg may stay; please tell the hotel before you come.',
    'يُسمح بالحيوانات الأليفة حتى 8 كغ، ويُرجى إبلاغ الفندق قبل الوصول.',
    '8 kg’a kadar evcil hayvan kabul edilir; gelmeden otele haber verin.',
    'Haustiere bis 8 kg sind erlaubt; bitte sagen Sie dem Hotel vorher Bescheid.',
  ],
  welcome: [
    'Pets are welcome in rooms and garden, free of charge.',
    'نرحّب بالحيوانات الأليفة في الغرف والحديقة مجانًا.',
    'Evcil hayvanlar odalarda ve bahçede ücretsiz konuk edilir.',
    'Haustiere sind in Zimmern und Garten willkommen, ohne Aufpreis.',
  ],
} as const satisfies Record<string, AllWords>

export const PARKING = {
  free: [
    'Free parking at the house, no reservation.',
    'موقف سيارات مجاني في الفندق دون حجز.',
    'Otelde ücretsiz otopark, rezervasyon gerekmez.',
    'Kostenlose Parkplätze am Haus, ohne Reservierung.',
  ],
  street: [
    'No parking of its own; a guarded car park is within 300 m, paid by the day.',
    'لا يوجد موقف خاص، وهناك موقف محروس بأجر يومي على بعد أقل من 300 متر.',
    'Otelin kendi otoparkı yoktur; 300 m içinde günlük ücretli, bekçili otopark vardır.',
    'Kein eigener Parkplatz; ein bewachter liegt innerhalb von 300 m und wird tageweise bezahlt.',
  ],
  garage: [
    'Underground parking with charging points, free for guests.',
    'موقف تحت الأرض مع نقاط شحن للسيارات الكهربائية، مجاني للنزلاء.',
    'Şarj noktalı yeraltı otoparkı, konuklara ücretsiz.',
    'Tiefgarage mit Ladepunkten, für Gäste kostenlos.',
  ],
  valet: [
    'Cars are parked for you, free of charge.',
    'خدمة صف السيارات مجانية.',
    'Vale hizmeti ücretsizdir.',
    'Ihr Auto wird für Sie geparkt, kostenlos.',
  ],
} as const satisfies Record<string, AllWords>

export type ChildrenRule = keyof typeof CHILDREN
export type PetsRule = keyof typeof PETS
export type ParkingRule = keyof typeof PARKING

/** Ids of policies as an agency sends them; nobody has published which is which (decision 18.7). */
export const SMOKING_POLICY = 47
export const PARKING_POLICY = 53
export const PET_POLICIES = { none: 1, small: 2, welcome: 900401 } as const satisfies Record<PetsRule, number>
