import { operations, type OperationId } from '@rota/openapi/agency/operations'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../contract/answers.ts'
import { about } from './agency.ts'
import { callsOf, requestOf } from './calls.ts'
import { check, TIMEOUT_MS } from './check.ts'
import { operationOf, stubGateway, type ReceivedCall, type Reply } from './gateway.ts'
import { agencyStub } from './agency-stub.ts'
import { prepared } from './prepare.ts'
import { changesOf, type Change, type Wrong } from './wrong-answers.ts'

type Values = Record<string, unknown>

const gateway = stubGateway()

/** The agency calls that an operation causes. */
async function askedBy(id: OperationId): Promise<OperationId[]> {
  const [made] = fc.sample(callsOf(id), { numRuns: 1, seed: 1 })
  if (made === undefined) throw new Error(`There is no call of ${id}`)
  const agency = agencyStub()
  gateway.begin(agency)
  const { call, cookie } = await prepared(gateway, made)
  gateway.turn(agency)
  await gateway.ask(requestOf(call), cookie)
  return [...new Set(gateway.received.map((received) => operationOf(received).operationId))]
}

const cases: { id: OperationId; asked: OperationId }[] = []
for (const { operationId: id } of Object.values(operations)) {
  for (const asked of await askedBy(id)) cases.push({ id, asked })
}

/** An agency that gives one operation a changed response, and a record of these responses. */
function otherwise(agency: (received: ReceivedCall) => Reply, asked: OperationId, change: Change) {
  const given: Wrong[] = []
  const answer = (received: ReceivedCall): Reply => {
    const good = agency(received)
    if (operationOf(received).operationId !== asked) return good
    const wrong = change(JSON.parse(good.text) as Values)
    given.push(wrong)
    if (wrong.kind !== 'good' && wrong.kind !== 'less') return wrong.reply
    return { ...wrong.reply, text: JSON.stringify(about(asked, received, JSON.parse(wrong.reply.text) as Values)) }
  }
  return { answer, given }
}

/**
 * Operations that recover from a bad response by reading back or retrying later,
 * so no single response decides the outcome.
 */
const RECOVERING = new Set<OperationId>([
  'orderInitialize',
  'reservationComplete',
  'reservationPatch',
  'bookingCancel',
  'paymentCancel',
])

/** Classes of operations whose responses are repaired by leaving out broken optional parts (F16). */
const MENDED: ReadonlySet<string> = new Set(['boot', 'catalogue'])

/** Whether a status is acceptable after a changed response; 500 never is. */
function mayEnd(id: OperationId, asked: OperationId, { kind, reply }: Wrong, status: number): boolean {
  if (status === 503 && putsUnderMaintenance(reply)) return true
  if (kind === 'no' || RECOVERING.has(id)) return status !== 500
  if (kind === 'bad') return status === 502 || (status < 500 && MENDED.has(operations[asked].class))
  const isForwarded = id === asked && gateway.context.filesFor({})[id] === undefined
  if (isForwarded) return status === 200 || (kind === 'open' && status === 502)
  // A response composed of valid ones can still violate the contract.
  return status < 500 || status === 502
}

/** Whether a response puts its site under maintenance, whatever else is wrong with it. */
const putsUnderMaintenance = ({ text }: Reply) => /"underMaintenance":\s*true/.test(text)

describe.each(cases)('$id', ({ id, asked }) => {
  // A call that many operations cause is changed in each of them: most of these cases are the site, which is asked
  // first.
  const share = id === asked ? 1 : 0.25
  test(`a wrong answer of ${asked} ends as a valid answer or a 502`, { timeout: TIMEOUT_MS }, async () => {
    await check(
      fc.tuple(callsOf(id), changesOf(asked)),
      async ([made, change]) => {
        const agency = agencyStub()
        gateway.begin(agency)
        const { call, cookie } = await prepared(gateway, made)
        const { answer, given } = otherwise(agency, asked, change)
        gateway.turn(answer)
        const request = requestOf(call)
        const { response } = await gateway.ask(request, cookie)
        const [wrong] = given
        expect(gateway.faults.map((fault) => `${String(fault)} after ${wrong?.what}: ${wrong?.reply.text}`)).toEqual([])
        await checkAnswer(request, response.clone())
        if (wrong !== undefined && !mayEnd(id, asked, wrong, response.status))
          throw new Error(`${wrong.what} (${wrong.kind}) ended as ${response.status}: ${wrong.reply.text}`)
      },
      share,
    )
  })
})
