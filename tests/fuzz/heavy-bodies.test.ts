import { processorMs } from '@rota/gateway/testing/processor-time'
import { operations } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mutated, placesIn, pointerOf } from './mutations.ts'
import { callsOf, requestOf, type Call } from './calls.ts'
import { stubGateway } from './gateway.ts'
import { agencyStub } from './agency-stub.ts'

/** Nearly the maximum size of a body (B4). */
const SIZE = 60_000

/** Texts that are cheap to send and may be expensive to process. */
const HEAVY: [what: string, value: unknown][] = [
  ['letters', 'a'.repeat(SIZE)],
  ['digits', '1'.repeat(SIZE)],
  ['hyphens', '-'.repeat(SIZE)],
  ['blanks', ' '.repeat(SIZE)],
  ['slashes', '/'.repeat(SIZE / 2)],
  ['labels of an address', `a@${'a.'.repeat(SIZE / 2)}`],
  ['emoji', '😀'.repeat(SIZE / 4)],
  ['names', Object.fromEntries(Array.from({ length: 4500 }, (_, at) => [`k${at}`, 1]))],
  ['numbers', Array.from({ length: 9000 }, () => 1)],
  ['objects', Array.from({ length: 9000 }, () => ({}))],
]

/** Maximum number of places in a body that are tested, outermost first. */
const PLACES = 40

/** Maximum CPU time of a request in milliseconds (decision 11.1). */
const MAX = 50

const gateway = stubGateway()

/** CPU time of a request in milliseconds; the minimum of several runs, because other processes also use the machine. */
async function costOf(call: Call, times = 3): Promise<number> {
  gateway.begin(agencyStub())
  const request = requestOf(call)
  const cost = await processorMs(() => gateway.ask(request))
  return cost <= MAX || times === 1 ? cost : Math.min(cost, await costOf(call, times - 1))
}

test.each(Object.values(operations).filter(({ body }) => body !== null))(
  '$operationId: no body blocks other requests',
  async ({ operationId }) => {
    const [call] = fc.sample(callsOf(operationId), { numRuns: 1, seed: 3 })
    if (call === undefined) throw new Error(`There is no call of ${operationId}`)
    await costOf(call)
    const slow: string[] = []
    for (const at of placesIn(call.body).slice(0, PLACES)) {
      for (const [what, put] of HEAVY) {
        const cost = await costOf({ ...call, body: mutated(call.body, { at, put }) })
        if (cost > MAX) slow.push(`${what} at ${pointerOf(at)}: ${cost} ms`)
      }
    }
    expect(slow).toEqual([])
  },
)
