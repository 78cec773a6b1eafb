import { expect, test } from 'vitest'
import { NOW } from '../../testing/harness.ts'
import { createClock } from '../basics/clock.ts'
import type { Schema } from '../basics/schemas.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { serviceRecord, tourService } from '../catalogue/service-record.ts'
import { tourRecord } from '../catalogue/tour-record.ts'
import { isAbroad, rideRecord } from '../catalogue/transfers.ts'
import { HOTELS } from './hotels.ts'
import { PLANS } from './plans.ts'
import { SERVICES } from './services.ts'
import { TOURS } from './tours.ts'
import { RIDES } from './transfers/rides.ts'
import { TRANSFER_WORDS } from './transfers/words.ts'

const market = { today: createClock(() => NOW).today(), priceFactor: 1000, soldOut: false, markup: 0 }
const records = SERVICES.map((service) => serviceRecord(service, market))
const tours = TOURS.map((tour) => ({ service: tourService(tour, market), tour: tourRecord(tour, market) }))

/** The English texts anywhere in a value, one a line. */
function saidIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { lang, value: words } = Object.assign({ lang: '', value: '' }, value)
  if (lang !== '') return lang === 'en' ? `${words}\n` : ''
  return Object.values(value).map(saidIn).join('')
}

/** What a price may refuse, and what a text would say that promises it all the same. */
const REFUSED: readonly [refused: RegExp, promised: RegExp][] = [
  [/\bfood\b/i, /\b(supper|dinner|lunch|breakfast|meals?|courses|soup|bread|tea)\b/i],
  [/\blunch\b/i, /\blunch\b/i],
  [/\bdinner\b/i, /\b(dinner|supper)\b/i],
  [/\bbreakfast\b/i, /\bbreakfast\b/i],
  [/second driver/i, /second driver/i],
  [/child seats/i, /child seats/i],
  [/\bharbour fees\b/i, /\bharbour fees\b/i],
  [/\bcamp sites\b/i, /\bcamp sites\b/i],
  [/\btips\b/i, /\btips\b/i],
]

/** What only an included item can promise: a description may well speak of a car that is full of fuel. */
const REFUSED_ITEMS: readonly [refused: RegExp, promised: RegExp][] = [
  ...REFUSED,
  [/\bfuel\b/i, /\bfuel\b/i],
  [/\bdrinks\b/i, /\bdrinks\b/i],
  [/\bflights\b/i, /\bflights\b/i],
]

type Priced = Pick<Schema<'Service'>, 'included' | 'excluded'>

/** The things that a price refuses although its items or other texts promise them. */
function contradictions(id: string, { included, excluded }: Priced, texts: unknown): string[] {
  const refused = saidIn(excluded)
  const found = (pairs: typeof REFUSED, promises: string) =>
    pairs.filter(([not, yes]) => not.test(refused) && yes.test(promises))
  const pairs = [...found(REFUSED_ITEMS, saidIn(included)), ...found(REFUSED, saidIn(texts))]
  return [...new Set(pairs)].map(([not]) => `${id}: ${not.source}`)
}

test('finds a supper that is promised and refused', () => {
  const en = (value: string) => [[{ lang: 'en', value }]]
  const price = { included: en('Ticket'), excluded: en('Food and drinks') }
  expect(contradictions('1', price, en('Table with supper'))).toHaveLength(1)
  expect(contradictions('1', price, en('Chair'))).toEqual([])
  expect(contradictions('1', { ...price, included: en('Drinks') }, [])).toHaveLength(1)
})

test('no price of a service or a tour refuses what its texts, variants or programme promise', () => {
  const variants = new Map(
    SERVICES.map(({ id, variants: sold }) => [id, sold.map(({ name }) => [{ lang: 'en', value: name.en }])]),
  )
  const found = records.flatMap(({ id, included, excluded, ...said }) =>
    contradictions(id, { included, excluded }, [said, variants.get(id)]),
  )
  const onTours = tours.flatMap(({ service: { id, included, excluded, ...said }, tour }) =>
    contradictions(id, { included, excluded }, [said, tour.itinerary]),
  )
  expect([...found, ...onTours]).toEqual([])
})

/** What a board promises; the others, nothing that an item must name. */
const MEALS = new Map<string | undefined, readonly string[]>([
  ['breakfast', ['breakfast']],
  ['half-board', ['breakfast', 'dinner']],
])

test('a tour includes the meals of its board and of its programme', () => {
  const missing = tours.flatMap(({ service: { id, facts, included }, tour }) => {
    const meals = facts.kind === 'package' ? (MEALS.get(facts.board) ?? []) : []
    const served = tour.itinerary.flatMap((day) => day.meals)
    return [...new Set([...meals, ...served])]
      .filter((meal) => !new RegExp(meal, 'i').test(saidIn(included)))
      .map((meal) => `${id}: ${meal}`)
  })
  expect(missing).toEqual([])
})

test('a ticket that a tour names is in a price that includes all entrances', () => {
  const wrong = tours.flatMap(({ service: { id }, tour }) => {
    const isWhole = /entrance to all sites/i.test(saidIn(tour.included))
    const tickets = saidIn(tour.itinerary).match(/^.*\bticket\b.*$/gim) ?? []
    return isWhole ? tickets.filter((line) => !/ticket is included/.test(line)).map((line) => `${id}: ${line}`) : []
  })
  expect(wrong).toEqual([])
})

test('a ride across a border tells in each language what one needs there, and no other ride does', () => {
  const abroad = [...RIDES.values()].filter(({ route }) => isAbroad(route))
  expect(new Set(abroad.map(({ route: { from, to } }) => `${from}-${to}`))).toEqual(new Set(['rize-batumi']))
  for (const ride of RIDES.values()) {
    for (const { lang, value } of rideRecord(ride, 1000).description) {
      expect(value.endsWith(TRANSFER_WORDS.border[lang] ?? '?'), `${ride.id} in ${lang}`).toBe(isAbroad(ride.route))
    }
  }
})

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const COUNTED: readonly [said: RegExp, fact: string][] = [
  [/(\w+) (?:cabins|suites)/i, 'cabins'],
  [/(?:camper van|motorhome) for (\w+)/i, 'berths'],
  [/(\w+) seats with belts/i, 'seats'],
]

test('a number in words is the number of the facts', () => {
  const wrong = records.flatMap(({ id, facts, name, headline, description }) => {
    const said = saidIn([name, headline, description])
    const known = new Map(Object.entries(facts))
    return COUNTED.flatMap(([words, fact]) => {
      const number = NUMBERS.indexOf(words.exec(said)?.[1]?.toLowerCase() ?? '')
      return number < 0 || known.get(fact) === undefined || known.get(fact) === number ? [] : [`${id}: ${fact}`]
    })
  })
  expect(wrong).toEqual([])
})

test('a vehicle is what it says: no fuel or gas where it is electric, a belt for each bed, doors before the beginning', () => {
  const wrong = records.flatMap(({ id, facts, included, ...said }) => {
    const isElectric = (facts.kind === 'extra' && facts.fuel === 'electric') || /electric/i.test(saidIn(said.name))
    const isFilled = /full of fuel|petrol|gas bottle/i.test(saidIn([said.description, included]))
    const isShort = facts.kind === 'caravan' && facts.seats !== 0 && (facts.seats ?? facts.berths) < facts.berths
    const isLate = facts.kind === 'charter' && facts.doors >= facts.begins
    return (isElectric && isFilled) || isShort || isLate ? [id] : []
  })
  expect(wrong).toEqual([])
})

test('a hotel has the amenities that its rules, boards and texts promise, and no others', async () => {
  const { hotels } = await catalogue()
  const wrong = hotels.all().flatMap(({ facts, headline, description }) => {
    const seed = HOTELS.find(({ id }) => id === facts.id)
    if (!seed) return [`${facts.id}: unknown`]
    const boards = seed.plans.map((plan) => PLANS[plan].board)
    const said = saidIn([headline, description])
    const has = (name: (typeof seed.amenities)[number]) => seed.amenities.includes(name)
    const rules: [string, boolean][] = [
      ['pets', has('pets') === (seed.pets !== 'none')],
      ['parking', has('parking') === (seed.parking !== 'street')],
      ['breakfast', has('breakfast') === boards.some((board) => board !== 'room-only')],
      ['children', !(seed.children === 'quiet' && has('kids-club'))],
      ['half board', !/half board/i.test(said) || boards.includes('half-board')],
      ['all inclusive', !/all.inclusive/i.test(said) || boards.includes('all-inclusive')],
      ['on request', !/confirmed by the hotel/i.test(said) || seed.supply === 'request'],
      ['pool', !/\b(a|one) (\w+ )?pool\b/i.test(said) || has('pool') || has('heated-pool')],
    ]
    return rules.filter(([, holds]) => !holds).map(([rule]) => `${facts.id}: ${rule}`)
  })
  expect(wrong).toEqual([])
})
