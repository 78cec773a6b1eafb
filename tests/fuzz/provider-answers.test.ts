import { operations, type OperationId } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../contract/answers.ts'
import { callsOf, requestOf } from './calls.ts'
import { check, TIMEOUT_MS } from './check.ts'
import { stubGateway, type ReceivedCall, type Reply } from './gateway.ts'
import { exampleProvider, PROVIDER, providerOperationOf } from './provider.ts'
import { agencyStub } from './agency-stub.ts'
import { prepared } from './prepare.ts'
import { anything, loosely, type Change } from './wrong-answers.ts'

const gateway = stubGateway({ provider: PROVIDER })

/** Both upstreams, with one provider call that gets a changed response. */
function upstreams(asked?: string, change?: Change, given: string[] = []): (received: ReceivedCall) => Reply {
  const agency = agencyStub()
  return (received) => {
    if (received.upstream === 'agency') return agency(received)
    const good = exampleProvider(received)
    if (change === undefined || providerOperationOf(received).operationId !== asked) return good
    const { reply } = change(JSON.parse(good.text) as Record<string, unknown>)
    given.push(reply.text)
    return reply
  }
}

/** The provider calls that an operation causes. */
async function askedBy(id: OperationId): Promise<string[]> {
  const [made] = fc.sample(callsOf(id), { numRuns: 1, seed: 1 })
  if (made === undefined) throw new Error(`There is no call of ${id}`)
  gateway.begin(upstreams())
  const { call, cookie } = await prepared(gateway, made)
  await gateway.ask(requestOf(call), cookie)
  const calls = gateway.received.filter(({ upstream }) => upstream === 'provider')
  return [...new Set(calls.map((received) => providerOperationOf(received).operationId))]
}

const bound = Object.values(operations).filter(({ partner }) => partner === true)

test.each(bound)(
  '$operationId: what keeps the contract is accepted',
  { timeout: TIMEOUT_MS },
  async ({ operationId }) => {
    await check(callsOf(operationId), async (made) => {
      gateway.begin(upstreams())
      const { call, cookie } = await prepared(gateway, made)
      const request = requestOf(call)
      const { response } = await gateway.ask(request, cookie)
      await checkAnswer(request, response.clone())
      expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, ''])
      expect(gateway.faults.map(String)).toEqual([])
    })
  },
)

const cases: { id: OperationId; asked: string }[] = []
for (const { operationId: id } of bound) {
  for (const asked of await askedBy(id)) cases.push({ id, asked })
}

/** A call, and the changed response of the provider. */
const wrongOnes = (id: OperationId) =>
  fc.tuple(callsOf(id), fc.oneof({ weight: 1, arbitrary: anything() }, { weight: 3, arbitrary: loosely() }))

describe.each(cases)('$id', ({ id, asked }) => {
  test(
    `any response of the provider to ${asked} becomes a valid response or a 502`,
    { timeout: TIMEOUT_MS },
    async () => {
      await check(wrongOnes(id), async ([made, change]) => {
        gateway.begin(upstreams())
        const { call, cookie } = await prepared(gateway, made)
        const given: string[] = []
        gateway.turn(upstreams(asked, change, given))
        const request = requestOf(call)
        const { response } = await gateway.ask(request, cookie)
        expect(gateway.faults.map((fault) => `${String(fault)} after ${given.join(', ')}`)).toEqual([])
        await checkAnswer(request, response.clone())
        expect(response.status).not.toBe(500)
      })
    },
  )
})
