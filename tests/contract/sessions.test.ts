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
interface Walk {
  visitor: Visitor
  heard: string[]
  steps: (() => Promise<unknown>)[]
}

function walkOf(system: TestSystem, who: Who): Walk {
  const visitor = visitorOf(system)
  const heard: string[] = []
  const hear = async (answer: Promise<unknown>) => heard.push(JSON.stringify(await answer))
  const page = (path: string) => () => hear(visitor.ask(path).then((response) => response.text()))
  const reads = [
    () => hear(visitor.send('siteView')),
    page('/'),
    ...SHARED.map(
      ({ operationId }) =>
        () =>
          hear(visitor.send(operationId)),
    ),
    page('/ar/checkout'),
    () => hear(visitor.send('siteView')),
  ]
  const writes = who === 'nobody' ? [] : writesOf(visitor, PEOPLE[who], hear)
  return { visitor, heard, steps: [...writes, ...reads] }
}

function writesOf(visitor: Visitor, who: Person, hear: (answer: Promise<unknown>) => Promise<unknown>) {
  return [
    () => hear(visitor.send('reservationStart')),
    () => hear(visitor.patch({ key: 'products', value: who.products })),
    () => hear(visitor.patch({ key: 'customer', value: who.customer })),
    () => hear(visitor.patch({ key: 'guests', value: who.guests })),
    () => hear(visitor.patch({ key: 'specialRequests', value: who.requests })),
    () => hear(visitor.send('quoteCreate')),
  ]
}

/** Traces of a person in a visitor's responses. */
const tracesOf = (who: Person, { heard }: Walk) =>
  who.traces.filter((trace) => heard.some((text) => text.includes(trace)))

/** The expected result: all visitors have seen their own data only. */
const PRIVATE = {
  own: [PEOPLE.a.traces, PEOPLE.b.traces],
  others: [],
  breaches: [],
}

/** What each visitor has seen after `run` has sent them all through a fresh system. */
async function seenAfter(run: (walks: Record<Who, Walk>, system: TestSystem) => Promise<void>) {
  const system = await startTestSystem()
  try {
    const walks = { a: walkOf(system, 'a'), b: walkOf(system, 'b'), nobody: walkOf(system, 'nobody') }
    await run(walks, system)
    return {
      own: [tracesOf(PEOPLE.a, walks.a), tracesOf(PEOPLE.b, walks.b)],
      others: [
        ...[walks.b, walks.nobody].flatMap((walk) => tracesOf(PEOPLE.a, walk)),
        ...[walks.a, walks.nobody].flatMap((walk) => tracesOf(PEOPLE.b, walk)),
      ],
      breaches: system.breaches,
    }
  } finally {
    await system.close()
  }
}

async function walkThrough({ steps }: Walk): Promise<void> {
  for (const step of steps) await step()
}

describe('two sessions and a warm cache: no visitor sees the basket of another', () => {
  const ORDERS: Who[][] = [
    ['a', 'b', 'nobody'],
    ['nobody', 'b', 'a'],
  ]

  test.each(ORDERS)('%s, then %s, then %s', async (...order) => {
    const seen = await seenAfter(async (walks) => {
      for (const who of order) await walkThrough(walks[who])
    })
    expect(seen).toEqual(PRIVATE)
  })

  test(`${ORDERS_TRIED} random interleavings, with calls at the same time`, async () => {
    const round = uniqueArray(constantFrom<Who>('a', 'b', 'nobody'), { minLength: 1 })
    const interleaved = asyncProperty(array(round, { minLength: 10, maxLength: 40 }), async (rounds) => {
      const seen = await seenAfter(async (walks) => {
        const left = { a: [...walks.a.steps], b: [...walks.b.steps], nobody: [...walks.nobody.steps] }
        for (const together of rounds) await Promise.all(together.flatMap((who) => left[who].shift()?.() ?? []))
        for (const step of [...left.nobody, ...left.a, ...left.b]) await step()
      })
      expect(seen).toEqual(PRIVATE)
    })
    await assert(interleaved, { numRuns: ORDERS_TRIED, seed: 1001 })
  })

  test('a page is rendered without a session, also for a visitor who has one', async () => {
    const pages: string[] = []
    await seenAfter(async (walks, system) => {
      await walkThrough(walks.a)
      for (const visitor of [walks.a.visitor, visitorOf(system)]) pages.push(await (await visitor.ask('/')).text())
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
    await seenAfter(async (walks, system) => {
      await walkThrough(walks.a)
      const personal = await walks.a.visitor.ask('/api/web/site')
      expect(personal.headers.get('cache-control')).toBe('private, no-store')
      const stranger = visitorOf(system, new Map([['sid', 'not-a-session']]))
      expect((await stranger.client.siteView()).data?.booking).toBeNull()
    })
  })
})
