import { expect, test } from 'vitest'
import { defaultTransferSearch, type TransferSearch } from '../../../domain/transfers/transfer-search.ts'
import { checkTransfer, followDraft, transferDraft, transferSearchOf, type TransferDraft } from './transfer-draft.ts'

const NOW = { date: 20270510, time: '12:00' }
const SEARCH: TransferSearch = { ...defaultTransferSearch(), from: 'ayt', to: 'belek', ride: 'aytbelekvan', page: 2 }
const DRAFT = transferDraft(SEARCH, { from: 'Antalya Airport', to: 'Belek' })

test.each<[string, Partial<TransferDraft>, [string, string][]]>([
  ['places without days: prices can be seen', {}, []],
  [
    'no place',
    { from: { text: 'Anta' }, to: { text: '' } },
    [
      ['from', 'search.invalid'],
      ['to', 'search.invalid'],
    ],
  ],
  ['a day without its time', { out: { date: 20270521 } }, [['time', 'ride.time.required']]],
  ['a time that has passed today', { out: { date: 20270510, time: '08:00' } }, [['time', 'ride.time.over']]],
  [
    'a way back only',
    { back: { date: 20270521, time: '10:00' } },
    [
      ['date', 'stay.date.required'],
      ['time', 'ride.time.required'],
    ],
  ],
  ['an age that is open', { party: { adults: 2, children: [undefined] } }, [['children.0', 'party.childAge.required']]],
])('%s', (_, change, problems) => {
  expect(checkTransfer({ ...DRAFT, ...change }, NOW).map(({ field, problem }) => [field, problem])).toEqual(problems)
})

test('a vehicle needs the day and the time of both rides', () => {
  const missing = checkTransfer({ ...DRAFT, back: {} }, NOW, true).map(({ field }) => field)
  expect(missing).toEqual(['date', 'time', 'back', 'backTime'])
})

test('another route begins without a chosen vehicle, the same route keeps it; both begin at page 1', () => {
  expect(transferSearchOf({ ...DRAFT, bags: 5 }, SEARCH)).toMatchObject({ bags: 5, ride: 'aytbelekvan', page: 1 })
  expect(transferSearchOf({ ...DRAFT, to: { id: 'kas', text: 'Kaş' } }, SEARCH)).toMatchObject({
    to: 'kas',
    ride: undefined,
  })
})

const [out, back] = [
  { date: 20270521, time: '10:10' },
  { date: 20270526, time: '07:30' },
]
const FLIGHTS = { out: { flight: 'TK 2412' }, back: { flight: 'TK 2413', flightTime: '11:05' } }
const FLOWN = { ...SEARCH, out: { ...out, ...FLIGHTS.out }, back: { ...back, ...FLIGHTS.back } }
const NONE = { flight: undefined, flightTime: undefined }
const [KAS, KALEICI] = [
  { id: 'kas', text: 'Kaş' },
  { id: 'kaleici', text: 'Kaleiçi' },
]

test('flights that were typed below the form meanwhile are kept', () => {
  expect(transferSearchOf({ ...DRAFT, out, back }, FLOWN)).toMatchObject(FLIGHTS)
  expect(transferSearchOf({ ...DRAFT, out }, FLOWN).back).toBeUndefined()
})

test.each<[string, Partial<TransferSearch>, Partial<TransferDraft>, object]>([
  ['go with their route', {}, { from: KALEICI, to: KAS }, { out: NONE, back: NONE }],
  ['go with one end of it', {}, { to: KAS }, { out: NONE, back: NONE }],
  ['go when it is turned', {}, { from: DRAFT.to, to: DRAFT.from }, { out: NONE, back: NONE }],
  ['stay when an open end is filled in', { to: undefined }, { to: KAS }, FLIGHTS],
  ['go when the other end changes meanwhile', { to: undefined }, { from: KALEICI, to: KAS }, { out: NONE, back: NONE }],
])('flights %s (decision 38.7)', (_, change, ends, flights) => {
  const before = { ...FLOWN, ...change }
  const draft = transferDraft(before, { from: 'Antalya Airport', to: 'Belek' })
  expect(transferSearchOf({ ...draft, ...ends }, before)).toMatchObject(flights)
})

test.each<[string, Partial<TransferSearch>, Partial<TransferDraft>]>([
  ['an advised time', { back: { ...back, time: '06:45' } }, { back: { ...back, time: '06:45' } }],
  ['child seats', { childSeats: 2 }, { childSeats: 2 }],
  ['a flight', FLIGHTS, {}],
])('%s chosen beside an open form leaves what is typed in it', (_, change, shown) => {
  const before = { ...SEARCH, out, back }
  const typed: TransferDraft = { ...DRAFT, out: {}, back, to: { text: 'Kal' }, bags: 4 }
  const after = { ...before, ...change, out: { ...out, ...change.out }, back: { ...back, ...change.back } }
  expect(followDraft(typed, before, after)).toEqual({ ...typed, ...shown })
})

const [DAY, TIME] = [{ date: 20270526 }, { time: '06:45' }]

test.each<[string, TransferDraft['back'], TransferSearch['back'], TransferSearch['back'], object]>([
  ['the day that is typed', DAY, {}, TIME, { ...DAY, ...TIME }],
  ['the time that is typed', TIME, {}, DAY, { ...DAY, ...TIME }],
  ['neither, where both are advised', { date: 20270530, time: '10:00' }, {}, { ...DAY, ...TIME }, { ...DAY, ...TIME }],
  ['no return that is taken out', undefined, DAY, { ...DAY, ...TIME }, { ...DAY, ...TIME }],
])('what is chosen beside the form leaves %s', (_, typed, before, after, shown) => {
  expect(followDraft({ ...DRAFT, back: typed }, { ...SEARCH, back: before }, { ...SEARCH, back: after }).back).toEqual(
    shown,
  )
})

test('a time chosen beside the form leaves the day of the ride out that is typed', () => {
  const after = { ...SEARCH, out: TIME }
  expect(followDraft({ ...DRAFT, out: DAY }, SEARCH, after).out).toEqual({ ...DAY, ...TIME })
})
