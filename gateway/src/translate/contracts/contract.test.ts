import { describe, expect, test } from 'vitest'
import { contractFacts, fillContract, type ContractData } from './facts.ts'
import { wordsIn } from './words.ts'

const name = (value: string, ar = value) => [
  { lang: 'en', value },
  { lang: 'ar', value: ar },
]
const lira = (value: number) => ({ value, currency: 'try' as const })

const HOTEL = {
  key: 'a',
  type: 'hotel' as const,
  title: name('Ardıç Bay'),
  place: name('Kaş'),
  roomName: name('Sea room'),
  pax: {
    adults: 2,
    children: [7],
  },
  count: 2,
  checkIn: 20270521,
  checkOut: 20270526,
  total: lira(24850.5),
  payAtHotel: {
    value: 12,
    currency: 'eur' as const,
  },
  cancellation: {
    refundable: true,
    freeUntil: '2027-05-14T23:59:00+03:00',
  },
}
const stop = (text: string) => ({ id: text, type: 3 as const, name: name(text) })
const RIDE = {
  key: 'b',
  type: 'transfer' as const,
  title: name('Ride'),
  planName: name('Minibus'),
  count: 1,
  total: lira(100),
  pax: {
    adults: 1,
    children: [],
  },
  checkIn: 20270521,
  time: '10:10',
  checkOut: 20270526,
  returnTime: '07:30',
  from: stop('AYT'),
  to: stop('Kaş'),
  flightNumber: 'TK 2410',
  cancellation: { refundable: false },
}
const SITE = {
  name: 'Yelkovan',
  elements: { tursab: { text: 'TÜRSAB A-00000' } },
  callcenter: { number: '0 850 000 00 00', email: 'a@yelkovan.example' },
  options: { languages: ['en'], payment: { methods: [] } },
}
const CUSTOMER = {
  name: 'Defne',
  surname: 'Aydın',
  phone: '532-123-4567',
  countryCode: '90',
  country: 'TR',
  email: 'd@example.com',
}

const WORDS = { en: await wordsIn('en'), ar: await wordsIn('ar') }

function facts(
  change: Partial<ContractData['quote']> = {},
  language: keyof typeof WORDS = 'en',
  child: object = { age: 7 },
) {
  const quote = {
    lines: [HOTEL],
    total: lira(24850.5),
    payNow: lira(24850.5),
    payAtHotel: [],
    method: 'creditcard' as const,
    term: 'full' as const,
    rate: {
      id: 'r',
      rates: {
        usd: 41.25,
        eur: 48.1,
        gbp: 55.3,
      },
    },
    installment: {
      num: 1,
      monthly: lira(24850.5),
      total: lira(24850.5),
    },
    ...change,
  }
  const guests = [
    { name: 'Defne', surname: 'Aydın', type: 'adult' as const },
    { name: 'Su', surname: 'Aydın', type: 'child' as const, ...child },
  ]
  const data = { quote, booking: { customer: CUSTOMER, guests }, site: SITE, today: 20270501 }
  return contractFacts(data, language, WORDS[language])
}

describe('the values of a contract’s placeholders (decision 20.7)', () => {
  test('has the seller, the buyer and all travellers', () => {
    expect(facts()).toMatchObject({
      seller: 'Yelkovan',
      sellerLicence: 'TÜRSAB A-00000',
      sellerPhone: '0 850 000 00 00',
      customer: 'Defne Aydın',
      customerPhone: '+90 532-123-4567',
      guests: 'Defne Aydın, Su Aydın (age 7)',
      date: '01.05.2027',
    })
  })

  const flown = (fliers: object) => ({ ...HOTEL, key: 'c', type: 'flight' as const, fliers })
  test.each([
    ['a room that was searched for a child of 7', [HOTEL], 'Su Aydın (age 7)'],
    ['a flight, whose passengers are counted by kind', [flown({ adult: 2, child: 1 })], 'Su Aydın'],
    ['a flight and a room for a child of 7', [flown({ adult: 2, child: 1 }), HOTEL], 'Su Aydın (age 7)'],
    ['a flight and a ride without children', [flown({ adult: 2, child: 1 }), RIDE], 'Su Aydın'],
  ])('only an age that somebody gave: %s', (_, lines, child) => {
    expect(facts({ lines })['guests']).toBe(`Defne Aydın, ${child}`)
    expect(facts({ lines }, 'ar')['guests']).toMatch(child.includes('7') ? /\(العمر 7\)/ : /Su Aydın\u2069$/)
  })

  test('omits a placeholder age, even if a child in a room has the same age (decision 43.1)', () => {
    const lines = [flown({ adult: 2, child: 1 }), { ...HOTEL, pax: { adults: 2, children: [11] } }]
    expect(facts({ lines }, 'en', { age: 11, category: 'child' })['guests']).toBe('Defne Aydın, Su Aydın')
    expect(facts({ lines }, 'en', { age: 11 })['guests']).toBe('Defne Aydın, Su Aydın (age 11)')
  })

  test('a room: name, place, count, dates, people, sum, what the hotel takes, and until when it is free', () => {
    expect(facts()['lines']).toBe(
      '– Ardıç Bay, Kaş · 2 × Sea room · 21.05.2027 – 26.05.2027 · 2 adults, 1 child (7) · ₺24.850,50 · ' +
        '€12,00 at the hotel, not part of the total · free cancellation until 14.05.2027, 23:59',
    )
  })

  test('a ride: both its ways with time and flight', () => {
    expect(facts({ lines: [RIDE] })['lines']).toBe(
      '– Ride · 1 × Minibus · 21.05.2027 10:10 AYT to Kaş TK 2410 · 26.05.2027 07:30 Kaş to AYT · 1 adult · ' +
        '₺100,00 · cannot be cancelled free of charge',
    )
  })

  test('a flight: airline and number, then both its ends, each isolated in Arabic', () => {
    const at = (id: string, date: string) => ({
      airport: { id, name: name(id) },
      city: { id, name: name(id) },
      country: { id: 'TR', name: name('Türkiye') },
      date,
    })
    const leg = {
      route: 1 as const,
      flightType: 1 as const,
      segments: [],
      flightNo: 'X21004',
      airline: { id: 'X2', name: 'Lodos Jet' },
      departure: at('IST', '2027-05-21T13:45'),
      arrival: at('AYT', '2027-05-21T15:05'),
      duration: 80,
      stopCount: 0,
      dayChange: 0,
    }
    const lines = [{ ...flown({ adult: 1 }), legs: [leg] }]
    const ends = 'IST 21.05.2027 13:45 – AYT 21.05.2027 15:05'
    expect(facts({ lines })['lines']).toContain(` · Lodos Jet X21004, ${ends} · 1 adult`)
    expect(facts({ lines }, 'ar')['lines']).toContain(`\u2068Lodos Jet X21004\u2069، \u2066${ends}\u2069`)
  })

  test('a car with the hours of its days, and an event with the evening that it takes', () => {
    const {
      from: _from,
      to: _to,
      flightNumber: _flight,
      ...car
    } = { ...RIDE, type: 'service' as const, stype: 'extra' }
    const { returnTime: _return, ...event } = { ...car, stype: 'charter', checkOut: 20270522 }
    const text = facts({ lines: [car, event] })['lines']
    expect(text).toContain(' · 21.05.2027 10:10 – 26.05.2027 07:30 · ')
    expect(text).toContain(' · 21.05.2027 10:10 · ')
  })

  test.each([
    [{ adult: 2, child: 4 }, '2 adults, 4 children', 'بالغان، 4 أطفال'],
    [{ adult: 1, senior: 1, child: 3, infant: 1 }, '2 adults, 3 children, 1 infant', 'بالغان، 3 أطفال، رضيع واحد'],
    [{ adult: 2, infant: 2 }, '2 adults, 2 infants', 'بالغان، رضيعان'],
    [{ student: 1 }, '1 adult', 'بالغ واحد'],
  ])(
    'a flight: everybody, though its party has only three children, and no age that nobody gave: %j',
    (fliers, en, ar) => {
      const pax = { adults: 3, children: [1, 11, 11] }
      const flight = {
        key: 'c',
        type: 'flight' as const,
        title: name('IST - AYT'),
        pax,
        fliers,
        count: 1,
        total: lira(9),
      }
      expect(facts({ lines: [flight] })['lines']).toBe(`– IST - AYT · ${en} · ₺9,00`)
      expect(facts({ lines: [flight] }, 'ar')['lines']).toContain(ar)
    },
  )

  test.each<[string, Partial<ContractData['quote']>, string]>([
    ['at once by card', {}, '– ₺24.850,50 now, by credit card'],
    [
      'by card in instalments',
      { installment: { num: 3, monthly: lira(8400), total: lira(25200) }, payNow: lira(25200) },
      '– ₺25.200,00 now, by credit card, in 3 instalments of ₺8.400,00, cost of credit: ₺349,50',
    ],
    [
      'a deposit in instalments that cost nothing',
      {
        installment: { num: 2, monthly: lira(2500), total: lira(5000) },
        payNow: lira(5000),
        payLater: lira(19850.5),
        payLaterBy: 20270510,
      },
      '– ₺5.000,00 now, by credit card, in 2 instalments of ₺2.500,00\n– ₺19.850,50 by 10.05.2027',
    ],
    [
      'a deposit in instalments that cost something',
      {
        installment: { num: 2, monthly: lira(2600), total: lira(5200) },
        payNow: lira(5200),
        payLater: lira(19850.5),
        payLaterBy: 20270510,
      },
      '– ₺5.200,00 now, by credit card, in 2 instalments of ₺2.600,00, cost of credit: ₺200,00\n' +
        '– ₺19.850,50 by 10.05.2027',
    ],
    [
      'a deposit, and the rest by a day',
      { payNow: lira(5000), payLater: lira(19850.5), payLaterBy: 20270510 },
      '– ₺5.000,00 now, by credit card\n– ₺19.850,50 by 10.05.2027',
    ],
    [
      'by transfer, until the booking lapses',
      { method: 'transfer', optionDate: '2027-05-04T20:59:59Z' },
      '– bank transfer: ₺24.850,50 until 04.05.2027, 23:59; unpaid, the booking lapses then',
    ],
    [
      'later, until the booking lapses',
      { method: 'later', payNow: lira(0), payLater: lira(24850.5), optionDate: '2027-05-04T20:59:59Z' },
      '– ₺24.850,50 until 04.05.2027, 23:59; unpaid, the booking lapses then',
    ],
    [
      'on request',
      { method: 'later', payNow: lira(0), payLater: lira(24850.5), onRequest: true },
      '– ₺24.850,50 after the agency has confirmed the request, within 24 hours; nothing before',
    ],
    [
      'with a promotion, a fee at the hotel, and in euro at its rate',
      {
        total: { value: 500, currency: 'eur' },
        payNow: { value: 500, currency: 'eur' },
        payAtHotel: [{ value: 12, currency: 'eur' }],
        promotion: { code: 'SUN10', discount: 10, amount: { value: 55, currency: 'eur' } },
      },
      '– Promotion SUN10: €55,00 less\n– €500,00 now, by credit card\n– €12,00 at the hotel, not part of the total\n' +
        '– Exchange rate: €1,00 = ₺48,10',
    ],
  ])('paid %s', (_, change, lines) => {
    expect(facts(change)['payment']).toBe(lines)
  })

  test("an agency's own contract can name the cost of credit", () => {
    expect(facts({})['credit']).toBe('')
    const installment = { num: 3, monthly: lira(8400), total: lira(25200) }
    expect(facts({ installment, payNow: lira(25200) })['credit']).toBe('₺349,50')
  })

  test('in Arabic names and sums are isolated, and the words are Arabic', () => {
    const { customer, payment, lines } = facts({}, 'ar')
    expect(customer).toBe('\u2068Defne Aydın\u2069')
    expect(payment).toBe('– \u2066₺24.850,50\u2069 الآن، بواسطة: بطاقة ائتمان')
    expect(lines).toContain('بالغان، طفل واحد (7)')
  })

  test('does not replace a value that looks like a placeholder, and shows a dash for an unknown value', () => {
    expect(fillContract('{{a}} {{ b }} {{c}}', { a: '{{b}}', b: '2', d: '' })).toBe('{{b}} 2 —')
  })
})
