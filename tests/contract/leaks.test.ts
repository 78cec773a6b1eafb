import { marks } from '@rota/openapi/agency/marks'
import { operations } from '@rota/openapi/agency/operations'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, test } from 'vitest'
import { collect } from './collector.ts'
import { createMeter } from '@rota/gateway/observing/meter'
import { createMetrics } from '@rota/gateway/observing/metrics'
import { createTracer } from '@rota/gateway/observing/traces'
import { systemClock } from '@rota/gateway/clock'
import { book } from './journey.ts'
import { ORIGIN, startTestSystem } from './test-system.ts'

const CARD = { number: '5400000000001094', expiry: '11/2031', cvv: '9071', holder: 'CANARY CARDHOLDER' }

/** The forms in which card data could leak; short values only count as separate words. */
const CARD_TRACES: RegExp[] = [
  /5400[\s+-]?0000[\s+-]?0000[\s+-]?1094/,
  new RegExp(btoa(CARD.number).slice(0, 18)),
  /(?<![\w-])9071(?![\w-])/,
  /11(?:\/|%2F|\\\/)(?:20)?31/,
  /CANARY(?: |%20|\+)CARDHOLDER/i,
  /"cvv"|"holder"/,
]

const collector = await collect()
const metrics = createMetrics()
// Without the two seconds after which a process that ends no longer waits for its collector.
const clock = { ...systemClock, after: () => () => undefined }
const tracer = createTracer({ endpoint: collector.url, headers: {}, share: 1 }, { clock, random: Math.random })
const system = await startTestSystem({}, { observers: { meter: createMeter(metrics), tracer } })
afterAll(() => Promise.all([system.close(), collector.close()]))
const { who, answers, documents } = await book(system, CARD)
// A caller may say anything about its trace.
const traced = { traceparent: `00-${'0'.repeat(16)}${CARD.number}-00f067aa0ba902b7-01`, tracestate: `cvv=${CARD.cvv}` }
await system.ask(new Request(`${ORIGIN}/api/hotels/${who.customer.email}?cvv=${CARD.cvv}`, { headers: traced }))
await system.ask(new Request(`${ORIGIN}/`, { headers: traced }))
await tracer.close()

const tracesIn = (text: string) => CARD_TRACES.filter((trace) => trace.test(text)).map(String)
const personalIn = (text: string) => who.traces.filter((trace) => text.includes(trace))
const records = () => {
  const database = new DatabaseSync(join(system.folder, 'rota.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT area, key, value FROM records').all()
  database.close()
  return rows.map(({ area, key, value }) => `${String(area)} ${String(key)} ${String(value)}`)
}

describe('a booking with 3-D Secure leaves no card behind (decision 10.1)', () => {
  test('the search for traces finds those of the card', () => {
    expect(tracesIn(JSON.stringify(CARD))).toHaveLength(CARD_TRACES.length - 1)
    expect(answers.get('bookingByToken')?.data).toMatchObject({ state: 'booked' })
  })

  test('the traces include everything that the contract marks as card data', () => {
    const marked = marks.orderInitialize.body.card.map((path) => path.join('/'))
    expect(marked.toSorted()).toEqual(
      Object.keys(CARD)
        .map((name) => `card/${name}`)
        .toSorted(),
    )
  })

  test('no request and no response of the contract contains a card, except the request that pays', () => {
    const others = Object.entries(marks).filter(([id]) => id !== 'orderInitialize')
    const holders = others.filter(([, { params, body, answer }]) =>
      [params, body, answer].some(({ card }) => card.length > 0),
    )
    expect(holders.map(([id]) => id)).toEqual([])
    expect(marks.orderInitialize.answer.card).toEqual([])
  })

  test('no shared response, and none that needs only a token, names a person', () => {
    const shared = Object.values(operations).filter(
      ({ audience, class: kind }) => audience === 'shared' && kind !== 'boot',
    )
    const open = [...shared, operations.paymentStatus]
    expect(open.filter(({ operationId }) => marks[operationId].answer.personal.length > 0)).toEqual([])
    // Only the token of a customer who has proved to be one says who travels (decision 26.7).
    const { personal } = marks.bookingByToken.answer
    expect(personal.filter(([field]) => field !== 'travellers')).toEqual([])
    expect(personalIn(JSON.stringify(answers.get('bookingByToken')))).toEqual([])
  })

  test('the log has neither a card nor the name of a person', () => {
    expect(system.lines.length).toBeGreaterThan(10)
    expect(system.lines.flatMap(tracesIn)).toEqual([])
    expect(system.lines.flatMap(personalIn)).toEqual([])
  })

  test('the metrics have neither a card nor the name of a person', async () => {
    const text = await metrics.registry.metrics()
    expect(text).toMatch(/rota_payment_moves_total\{site="localhost",state="committed"\} 1/)
    expect(text).toMatch(/operation="orderInitialize",class="pay",status="2xx"/)
    expect(tracesIn(text)).toEqual([])
    expect(personalIn(text)).toEqual([])
  })

  test('the spans for a collector have neither a card nor the name of a person', () => {
    const text = collector.bodies.join('\n')
    for (const name of ['orderInitialize', 'agency pay', 'agency commit', 'store commit', 'guards', 'render'])
      expect(text).toContain(`"name":"${name}"`)
    expect(tracesIn(text)).toEqual([])
    expect(personalIn(text)).toEqual([])
  })

  test('the records of the store have neither a card nor the name of a person', () => {
    const kept = records()
    expect(kept.length).toBeGreaterThan(5)
    expect(kept.flatMap(tracesIn)).toEqual([])
    expect(kept.flatMap(personalIn)).toEqual([])
  })

  test("the bytes of the store's files, journal included, have neither the card nor the e-mail address", () => {
    const bytes = readdirSync(system.folder).map((file) => readFileSync(join(system.folder, file), 'latin1'))
    expect(bytes.join('').length).toBeGreaterThan(10_000)
    const long = [CARD.number, CARD.holder, btoa(CARD.number).slice(0, 18), who.customer.email]
    expect(long.filter((trace) => bytes.some((text) => text.includes(trace)))).toEqual([])
  })

  test('no card is in a response, a document or the records of the agency', () => {
    const said = [...answers.values()].map((answer) => JSON.stringify(answer))
    expect([...said, ...documents, JSON.stringify(system.world.snapshot())].flatMap(tracesIn)).toEqual([])
  })
})
