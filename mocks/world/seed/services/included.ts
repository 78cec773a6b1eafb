import type { AllWords } from '../../basics/texts.ts'

/** What the price of each kind of service holds, and what it does not. */
export const GULET_INCLUDED: readonly AllWords[] = [
  [
    'Crew and fuel for four hours a day',
    'الطاقم والوقود لأربع ساعات يوميًا',
    'Mürettebat ve günde dört saat yakıt',
    'Besatzung und Treibstoff für vier Stunden am Tag',
  ],
  [
    'Three meals and afternoon tea',
    'ثلاث وجبات وشاي العصر',
    'Üç öğün ve beş çayı',
    'Drei Mahlzeiten und Nachmittagstee',
  ],
  [
    'Bed linen, towels, snorkels and fishing lines',
    'المفارش والمناشف وأدوات الغطس السطحي والصيد',
    'Çarşaf, havlu, şnorkel ve olta',
    'Bettwäsche, Handtücher, Schnorchel und Angeln',
  ],
]
export const GULET_EXTRAS: readonly AllWords[] = [
  ['Drinks', 'المشروبات', 'İçecekler', 'Getränke'],
  [
    'Harbour fees outside Türkiye',
    'رسوم الموانئ خارج تركيا',
    'Türkiye dışındaki liman ücretleri',
    'Hafengebühren außerhalb der Türkei',
  ],
]
export const CARAVAN_INCLUDED: readonly AllWords[] = [
  [
    'Full gas bottle, water and waste kit',
    'أسطوانة غاز ممتلئة وعدة الماء والصرف',
    'Dolu tüp, su ve atık seti',
    'Volle Gasflasche, Wasser- und Abwasserset',
  ],
  [
    'Bedding and a kitchen for everyone on board',
    'الأغطية وأدوات المطبخ لجميع الركاب',
    'Herkese yatak takımı ve mutfak',
    'Bettzeug und Küche für alle an Bord',
  ],
  [
    'Roadside help, day and night',
    'المساعدة على الطريق ليلًا ونهارًا',
    'Gece gündüz yol yardımı',
    'Pannenhilfe rund um die Uhr',
  ],
]
export const CARAVAN_EXTRAS: readonly AllWords[] = [
  ['Fuel and tolls', 'الوقود ورسوم الطرق', 'Yakıt ve otoyol ücretleri', 'Treibstoff und Maut'],
  ['Camp sites', 'مواقع التخييم', 'Kamp alanları', 'Campingplätze'],
]
export const CAR_INCLUDED: readonly AllWords[] = [
  [
    'Third-party insurance and theft cover',
    'تأمين الغير والسرقة',
    'Trafik sigortası ve hırsızlık güvencesi',
    'Haftpflicht und Diebstahlschutz',
  ],
  [
    'Pick-up at the desk or at your hotel',
    'التسليم في المكتب أو في فندقكم',
    'Ofiste ya da otelinizde teslim',
    'Übergabe am Schalter oder am Hotel',
  ],
]
export const CAR_EXTRAS: readonly AllWords[] = [
  ['Fuel and tolls', 'الوقود ورسوم الطرق', 'Yakıt ve otoyol ücretleri', 'Treibstoff und Maut'],
  [
    'Child seats and second driver',
    'مقاعد الأطفال والسائق الثاني',
    'Çocuk koltuğu ve ikinci sürücü',
    'Kindersitze und zweiter Fahrer',
  ],
]
export const RIDE_INCLUDED: readonly AllWords[] = [
  [
    'Driver, fuel, tolls and parking',
    'السائق والوقود ورسوم الطرق والموقف',
    'Sürücü, yakıt, otoyol ve otopark',
    'Fahrer, Treibstoff, Maut und Parken',
  ],
  [
    'Water and child seats, if you ask for them',
    'الماء ومقاعد الأطفال عند الطلب',
    'İsterseniz su ve çocuk koltuğu',
    'Wasser und auf Wunsch Kindersitze',
  ],
]
export const RIDE_EXTRAS: readonly AllWords[] = [
  [
    'Stops on the way beyond ten minutes',
    'التوقف في الطريق أكثر من عشر دقائق',
    'Yolda on dakikayı aşan duraklar',
    'Halte von mehr als zehn Minuten',
  ],
]
export const EVENT_INCLUDED: readonly AllWords[] = [
  ['Ticket and booking fee', 'التذكرة ورسوم الحجز', 'Bilet ve hizmet bedeli', 'Karte und Vorverkaufsgebühr'],
]
export const EVENT_EXTRAS: readonly AllWords[] = [
  ['The way there and back', 'الذهاب والعودة', 'Gidiş ve dönüş', 'An- und Abreise'],
  ['Food and drinks', 'الطعام والشراب', 'Yiyecek ve içecek', 'Essen und Getränke'],
]
