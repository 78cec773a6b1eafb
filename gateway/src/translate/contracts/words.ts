/** The texts that connect the values of a contract, one set per language. */
export interface ContractWords {
  /** Ages are left out where they are not known, as for a flight. */
  people: (adults: number, children: number, ages: readonly number[]) => string
  aged: (name: string, age: number) => string
  method: Readonly<Record<'creditcard' | 'transfer' | 'later', string>>
  now: (sum: string, method: string) => string
  instalments: (count: number, monthly: string) => string
  rest: (sum: string, by: string) => string
  afterAnswer: (sum: string) => string
  until: (sum: string, moment: string) => string
  atHotel: (sum: string) => string
  discount: (code: string, sum: string) => string
  rate: (one: string, lira: string) => string
  free: string
  freeUntil: (moment: string) => string
  notFree: string
  asked: string
  deposit: (sum: string) => string
  ride: (from: string, to: string) => string
  /** Separator between the parts of a line. */
  comma: string
}

const en: ContractWords = {
  people: (adults, children, ages) =>
    [
      adults === 1 ? '1 adult' : `${adults} adults`,
      ...(children === 0
        ? []
        : [
            `${children === 1 ? '1 child' : `${children} children`}${ages.length === 0 ? '' : ` (${ages.join(', ')})`}`,
          ]),
    ].join(', '),
  aged: (name, age) => `${name} (age ${age})`,
  method: { creditcard: 'credit card', transfer: 'bank transfer', later: 'payment later' },
  now: (sum, method) => `${sum} now, by ${method}`,
  instalments: (count, monthly) => `in ${count} instalments of ${monthly}`,
  rest: (sum, by) => (by ? `${sum} by ${by}` : `${sum} later`),
  afterAnswer: (sum) => `${sum} after the agency has confirmed the request, within 24 hours; nothing before`,
  until: (sum, moment) => `${sum} until ${moment}; unpaid, the booking lapses then`,
  atHotel: (sum) => `${sum} at the hotel, not part of the total`,
  discount: (code, sum) => `Promotion ${code}: ${sum} less`,
  rate: (one, lira) => `Exchange rate: ${one} = ${lira}`,
  free: 'free cancellation',
  freeUntil: (moment) => `free cancellation until ${moment}`,
  notFree: 'cannot be cancelled free of charge',
  asked: 'on request: not confirmed before the seller answers',
  deposit: (sum) => `security deposit ${sum}, held at handover and refunded`,
  ride: (from, to) => `${from} to ${to}`,
  comma: ', ',
}

const childrenInArabic = (count: number) =>
  count === 1 ? 'طفل واحد' : count === 2 ? 'طفلان' : count <= 10 ? `${count} أطفال` : `${count} طفلًا`
const adultsInArabic = (count: number) =>
  count === 1 ? 'بالغ واحد' : count === 2 ? 'بالغان' : count <= 10 ? `${count} بالغين` : `${count} بالغًا`

const ar: ContractWords = {
  people: (adults, children, ages) =>
    [
      adultsInArabic(adults),
      ...(children === 0 ? [] : [`${childrenInArabic(children)}${ages.length === 0 ? '' : ` (${ages.join('، ')})`}`]),
    ].join('، '),
  aged: (name, age) => `${name} (العمر ${age})`,
  method: { creditcard: 'بطاقة ائتمان', transfer: 'تحويل مصرفي', later: 'الدفع لاحقًا' },
  now: (sum, method) => `${sum} الآن، بواسطة: ${method}`,
  instalments: (count, monthly) => `على ${count} أقساط، قيمة كل منها ${monthly}`,
  rest: (sum, by) => (by ? `${sum} حتى ${by}` : `${sum} لاحقًا`),
  afterAnswer: (sum) => `${sum} بعد أن تؤكد الوكالة الطلب خلال 24 ساعة؛ ولا شيء قبل ذلك`,
  until: (sum, moment) => `${sum} حتى ${moment}؛ وإن لم يُدفع يسقط الحجز عندئذ`,
  atHotel: (sum) => `${sum} في الفندق، وليس جزءًا من الإجمالي`,
  discount: (code, sum) => `الرمز الترويجي ${code}: خصم ${sum}`,
  rate: (one, lira) => `سعر الصرف: ${one} = ${lira}`,
  free: 'إلغاء مجاني',
  freeUntil: (moment) => `إلغاء مجاني حتى ${moment}`,
  notFree: 'لا يمكن إلغاؤه مجانًا',
  asked: 'عند الطلب: غير مؤكد قبل رد البائع',
  deposit: (sum) => `تأمين ${sum}، يُحجز عند الاستلام ويُعاد`,
  ride: (from, to) => `من ${from} إلى ${to}`,
  comma: '، ',
}

/** The texts of a language; English if it has none. */
export const wordsIn = (language: string): ContractWords => (language === 'ar' ? ar : en)

/** Whether a language is written from right to left. */
export const isMirrored = (language: string): boolean => ['ar', 'fa', 'he'].includes(language)
