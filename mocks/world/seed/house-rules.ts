import type { Words } from '../texts.ts'

/** What hotels say about children, pets and cars; a hotel names one rule of each. */
export const CHILDREN = {
  welcome: [
    'Children of all ages are welcome. Up to 5 years they stay free in existing beds.',
    'نرحّب بالأطفال من جميع الأعمار. يقيم الأطفال حتى سن الخامسة مجانًا في الأسرّة المتوفرة.',
  ],
  cots: [
    'Children are welcome. Cots are free for babies up to 2 years and must be asked for.',
    'نرحّب بالأطفال. أسرّة الرضّع مجانية حتى عمر سنتين وتُطلب مسبقًا.',
  ],
  quiet: [
    'The house is quiet and has steep stairs: we recommend it for children from 12 years.',
    'الفندق هادئ وسلالمه شديدة الانحدار، لذا ننصح به للأطفال من عمر 12 سنة فما فوق.',
  ],
} as const satisfies Record<string, Words>

export const PETS = {
  none: ['Pets cannot stay.', 'لا يُسمح بالحيوانات الأليفة.'],
  small: [
    'Pets up to 8 kg may stay; please tell the hotel before you come.',
    'يُسمح بالحيوانات الأليفة حتى 8 كغ، ويُرجى إبلاغ الفندق قبل الوصول.',
  ],
  welcome: ['Pets are welcome in rooms and garden, free of charge.', 'نرحّب بالحيوانات الأليفة في الغرف والحديقة مجانًا.'],
} as const satisfies Record<string, Words>

export const PARKING = {
  free: ['Free parking at the house, no reservation.', 'موقف سيارات مجاني في الفندق دون حجز.'],
  street: [
    'No parking of its own; a guarded car park is within 300 m, paid by the day.',
    'لا يوجد موقف خاص، وهناك موقف محروس بأجر يومي على بعد أقل من 300 متر.',
  ],
  garage: [
    'Underground parking with charging points, free for guests.',
    'موقف تحت الأرض مع نقاط شحن للسيارات الكهربائية، مجاني للنزلاء.',
  ],
  valet: ['Cars are parked for you, free of charge.', 'خدمة صف السيارات مجانية.'],
} as const satisfies Record<string, Words>

export type ChildrenRule = keyof typeof CHILDREN
export type PetsRule = keyof typeof PETS
export type ParkingRule = keyof typeof PARKING
