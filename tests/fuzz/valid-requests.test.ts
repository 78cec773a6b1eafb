import { operations, type Operation } from '@rota/openapi/agency/operations'
import { expect, test } from 'vitest'
import { checkAnswer, validatorsOf } from '../contract/answers.ts'
import { callsOf, requestOf } from './calls.ts'
import { check, TIMEOUT_MS } from './check.ts'
import { operationOf, stubGateway, type ReceivedCall } from './gateway.ts'
import { agencyStub } from './agency-stub.ts'
import { prepared } from './prepare.ts'

const gateway = stubGateway()

/** Violations of the contract in a body that the agency received. */
async function wrongBody(received: ReceivedCall): Promise<string[]> {
  const { operationId } = operationOf(received)
  const { ubody } = await validatorsOf(operationId)
  if (ubody === undefined || ubody(received.body)) return []
  return (ubody.errors ?? []).map(({ instancePath, keyword }) => `${operationId} ${instancePath} ${keyword}`)
}

/** Whether the gateway forwards an operation to the agency without an alternative of its own. */
const isForwarded = ({ operationId, gateway: isOurs }: Operation) =>
  !isOurs && gateway.context.filesFor({})[operationId] === undefined

test.each(Object.values(operations))(
  '$operationId ($class): a valid request is accepted, and the agency receives a valid request',
  { timeout: TIMEOUT_MS },
  async (row) => {
    await check(callsOf(row.operationId), async (made) => {
      const agency = agencyStub()
      gateway.begin(agency)
      const { call, cookie } = await prepared(gateway, made)
      gateway.turn(agency)
      const request = requestOf(call)
      const { response } = await gateway.ask(request, cookie)
      await checkAnswer(request, response.clone())
      expect([response.status, response.status === 200 ? '' : await response.text()]).toEqual([200, ''])
      expect((await Promise.all(gateway.received.map(wrongBody))).flat()).toEqual([])
      const received = gateway.received.filter((it) => operationOf(it).operationId === row.operationId)
      const bodies = received.map(({ body }) => body ?? undefined)
      expect(isForwarded(row) ? bodies : [call.body]).toEqual([call.body])
    })
  },
)
