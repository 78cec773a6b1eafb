import { expect, test } from 'vitest'
import { formsOf } from './forms.ts'
import { contractFacts, type ContractData } from './facts.ts'
import { lineText } from './line-text.ts'
import { wordsIn } from './words.ts'

const text = (value: string) => [{ lang: 'en', value }]
const COUPLE = { adults: 2, children: [] }
const FAMILY = { adults: 1, children: [5] }
const ROOMS = {
  key: 'a',
  type: 'hotel' as const,
  title: text('Bay'),
  roomName: text('Garden'),
  pax: COUPLE,
  count: 2,
  checkIn: 20270521,
  checkOut: 20270526,
  total: { value: 180, currency: 'try' as const },
}
const WORDS = await wordsIn('en')
const FORMS = formsOf('en', undefined)

test.each([
  ['rooms of the agency, each for the party of the line', {}, '2 adults'],
  [
    'merged rooms, each with its own party (decision 27.3)',
    { paxes: [COUPLE, FAMILY] },
    '2 adults · 1 adult, 1 child (5)',
  ],
  ['merged rooms for equal parties', { paxes: [COUPLE, COUPLE] }, '2 adults · 2 adults'],
  ['a flight, by kind', { paxes: [COUPLE], fliers: { adult: 1, infant: 1 } }, '1 adult, 1 infant'],
])('the people of a line: %s', (_, change, expected) => {
  expect(lineText({ ...ROOMS, ...change }, 'en', WORDS, FORMS)).toBe(
    `Bay · 2 × Garden · 21.05.2027 – 26.05.2027 · ${expected} · ₺180,00`,
  )
})

test('a room names its board', () => {
  expect(lineText({ ...ROOMS, board: 'half-board' }, 'en', WORDS, FORMS)).toContain(
    '2 × Garden · Half board · 21.05.2027',
  )
})

test('a boat rented by the cabin has the number of cabins of its price breakdown', () => {
  const [price, total] = [{ value: 10, currency: 'try' as const }, ROOMS.total]
  const terms = [{ what: 'room' as const, count: 3, times: 7, price, total }]
  const { roomName: _, ...boat } = ROOMS
  const line = { ...boat, type: 'service' as const, stype: 'gulet', planName: text('Double cabin'), terms, count: 1 }
  expect(lineText(line, 'en', WORDS, FORMS)).toContain(' · 3 × Double cabin · ')
  expect(lineText({ ...line, count: 2 }, 'en', WORDS, FORMS)).toContain(' · 6 × Double cabin · ')
  const whole = [{ what: 'service' as const, count: 1, times: 7, price, total }]
  expect(lineText({ ...line, terms: whole }, 'en', WORDS, FORMS)).toContain(' · 1 × Double cabin · ')
})

test('does not repeat a place that the title contains', () => {
  expect(lineText({ ...ROOMS, place: text('Kaş') }, 'en', WORDS, FORMS)).toMatch(/^Bay, Kaş · 2 × /)
  expect(lineText({ ...ROOMS, title: text('Bay of Kaş'), place: text('Kaş') }, 'en', WORDS, FORMS)).toMatch(
    /^Bay of Kaş · 2 × /,
  )
})

const SERVICE = { ...ROOMS, type: 'service' as const, roomName: [], count: 1, place: text('Bodrum') }

test.each([
  ['an event', { title: text('Jazz'), stype: 'charter', venue: text('Castle') }, 'Jazz, Bodrum · Castle · Kale 1'],
  ['a car', { title: text('Mini'), stype: 'extra', meetingPoint: text('Desk') }, 'Mini, Bodrum · Desk · Kale 1'],
])('%s says where to be, and the street address (decision 38.9)', (_, change, expected) => {
  const line = { ...SERVICE, address: text('Kale 1'), ...change }
  expect(lineText(line, 'en', WORDS, FORMS).startsWith(`${expected} · 21.05.2027`)).toBe(true)
})

const TOUR = { ...ROOMS, type: 'tour' as const, title: text('Above'), roomName: [], count: 1, checkOut: 20270522 }

test.each([
  ['a day tour', { ...TOUR, stype: 'daily' }, '21.05.2027'],
  ['a day tour that is sold as a service', { ...TOUR, type: 'service' as const, stype: 'daily' }, '21.05.2027'],
  ['a day tour without a subtype', TOUR, '21.05.2027'],
  ['a package tour', { ...TOUR, stype: 'package' }, '21.05.2027 – 22.05.2027'],
  ['a package tour without a subtype', { ...TOUR, checkOut: 20270523 }, '21.05.2027 – 23.05.2027'],
])('the days of %s', (_, line, days) => {
  expect(lineText(line, 'en', WORDS, FORMS)).toBe(`Above · ${days} · 2 adults · ₺180,00`)
})

test('the guest list has the age of a child in any room', () => {
  const sum = ROOMS.total
  const quote = {
    lines: [{ ...ROOMS, paxes: [COUPLE, FAMILY] }],
    total: sum,
    payNow: sum,
    payAtHotel: [],
    method: 'creditcard' as const,
    term: 'full' as const,
    rate: { id: 'r', rates: { usd: 41.25, eur: 48.1, gbp: 55.3 } },
    installment: { num: 1, monthly: sum, total: sum },
  } satisfies ContractData['quote']
  const guests = [{ name: 'Su', surname: 'Aydın', type: 'child' as const, age: 5 }]
  const site = {
    name: 'Yelkovan',
    elements: {},
    callcenter: {},
    options: { languages: ['en'], payment: { methods: [] } },
  }
  expect(contractFacts({ quote, booking: { guests }, site, today: 20270501 }, 'en', WORDS)['guests']).toBe(
    'Su Aydın (age 5)',
  )
})
