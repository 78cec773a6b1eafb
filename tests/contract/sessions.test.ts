import { operations } from '@rota/openapi/agency/operations'
import { array, assert, asyncProperty, constantFrom, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { person, type Person } from './people.ts'
import { visitorOf, type Visitor } from './visitor.ts'
import { startTestSystem, type TestSystem } from './test-system.ts'

/** Random orders of what visitors do; the long run tries more. */
const ORDERS_TRIED = Number(process.env['ORDERS'] ?? 4)

const SHARED = Object.values(operations).filter(({ audience }) => audience === 'shared')

/** Two people, and a third visitor without a basket. */
const PEOPLE = { a: person('Alpha', '1111111'), b: person('Beta', '2222222') }
type Who = keyof typeof PEOPLE | 'nobody'

/** The steps of a visitor, and the text of all responses to them. */
interface Script {
  visitor: Visitor
  received: string[]
  steps: (() => Promise<unknown>)[]
}

function scriptOf(system: TestSystem, who: Who): Script {
  const visitor = visitorOf(system)
  const received: string[] = []
  const receive = async (answer: Promise<unknown>) => received.push(JSON.stringify(await answer))
  const page = (path: string) => () => receive(visitor.ask(path).then((response) => response.text()))
  const reads = [
    () => receive(visitor.send('siteView')),
    page('/'),
    ...SHARED.map(
      ({ operationId }) =>
        () =>
          receive(visitor.send(operationId)),
    ),
    page('/ar/checkout'),
    () => receive(visitor.send('siteView')),
  ]
  const writes = who === 'nobody' ? [] : writesOf(visitor, PEOPLE[who], receive)
  return { visitor, received, steps: [...writes, ...reads] }
}

function writesOf(visitor: Visitor, who: Person, receive: (answer: Promise<unknown>) => Promise<unknown>) {
  return [
    () => receive(visitor.send('reservationStart')),
    () => receive(visitor.patch({ key: 'products', value: who.products })),
    () => receive(visitor.patch({ key: 'customer', value: who.customer })),
    () => receive(visitor.patch({ key: 'guests', value: who.guests })),
    () => receive(visitor.patch({ key: 'specialRequests', value: who.requests })),
    () => receive(visitor.send('quoteCreate')),
  ]
}

/** Traces of a person in a visitor's responses. */
const tracesOf = (who: Person, { received }: Script) =>
  who.traces.filter((trace) => received.some((text) => text.includes(trace)))

/** The expected result: all visitors have seen their own data only. */
const PRIVATE = {
  own: [PEOPLE.a.traces, PEOPLE.b.traces],
  others: [],
  breaches: [],
}

/** What each visitor has seen after `run` has sent them all through a fresh system. */
async function seenAfter(run: (scripts: Record<Who, Script>, system: TestSystem) => Promise<void>) {
  const system = await startTestSystem()
  try {
    const scripts = { a: scriptOf(system, 'a'), b: scriptOf(system, 'b'), nobody: scriptOf(system, 'nobody') }
    await run(scripts, system)
    return {
      own: [tracesOf(PEOPLE.a, scripts.a), tracesOf(PEOPLE.b, scripts.b)],
      others: [
        ...[scripts.b, scripts.nobody].flatMap((script) => tracesOf(PEOPLE.a, script)),
        ...[scripts.a, scripts.nobody].flatMap((script) => tracesOf(PEOPLE.b, script)),
      ],
      breaches: system.breaches,
    }
  } finally {
    await system.close()
  }
}

async function runAll({ steps }: Script): Promise<void> {
  for (const step of steps) await step()
}

describe('two sessions and a warm cache: no visitor sees the basket of another', () => {
  const ORDERS: Who[][] = [
    ['a', 'b', 'nobody'],
    ['nobody', 'b', 'a'],
  ]

  test.each(ORDERS)('%s, then %s, then %s', async (...order) => {
    const seen = await seenAfter(async (scripts) => {
      for (const who of order) await runAll(scripts[who])
    })
    expect(seen).toEqual(PRIVATE)
  })

  test(`${ORDERS_TRIED} random interleavings, with calls at the same time`, async () => {
    const round = uniqueArray(constantFrom<Who>('a', 'b', 'nobody'), { minLength: 1 })
    const interleaved = asyncProperty(array(round, { minLength: 10, maxLength: 40 }), async (rounds) => {
      const seen = await seenAfter(async (scripts) => {
        const left = { a: [...scripts.a.steps], b: [...scripts.b.steps], nobody: [...scripts.nobody.steps] }
        for (const together of rounds) await Promise.all(together.flatMap((who) => left[who].shift()?.() ?? []))
        for (const step of [...left.nobody, ...left.a, ...left.b]) await step()
      })
      expect(seen).toEqual(PRIVATE)
    })
    await assert(interleaved, { numRuns: ORDERS_TRIED, seed: 1001 })
  })

  test('a page is rendered without a session, also for a visitor who has one', async () => {
    const pages: string[] = []
    await seenAfter(async (scripts, system) => {
      await runAll(scripts.a)
      for (const visitor of [scripts.a.visitor, visitorOf(system)]) pages.push(await (await visitor.ask('/')).text())
    })
    const [own = '', strangers] = pages
    // A page is rendered from a list of responses; the site's is the first.
    const { answers } = JSON.parse(own) as { answers: { json: { booking: unknown } }[] }
    expect(answers[0]?.json.booking).toBeNull()
    // Problems among the responses contain a request id, which always differs.
    const [first, second] = [own, strangers ?? ''].map((page) => page.replaceAll(/"requestId":"[^"]*"/g, ''))
    expect(first).toBe(second)
  })

  test("no cache may keep a visitor's own booking, and an invalid cookie opens none", async () => {
    await seenAfter(async (scripts, system) => {
      await runAll(scripts.a)
      const personal = await scripts.a.visitor.ask('/api/web/site')
      expect(personal.headers.get('cache-control')).toBe('private, no-store')
      const stranger = visitorOf(system, new Map([['sid', 'not-a-session']]))
      expect((await stranger.client.siteView()).data?.booking).toBeNull()
    })
  })
})
