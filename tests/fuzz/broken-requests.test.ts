import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../contract/answers.ts'
import { brokenCallsOf } from './broken-calls.ts'
import { requestOf } from './calls.ts'
import { check, TIMEOUT_MS } from './check.ts'
import { stubGateway } from './gateway.ts'
import { agencyStub } from './agency-stub.ts'

const gateway = stubGateway()

describe.each(Object.values(operations))('$operationId ($class)', ({ operationId }) => {
  test(
    'C1: a request with one mistake is refused with its pointer, and no upstream is called',
    { timeout: TIMEOUT_MS },
    async () => {
      await check(brokenCallsOf(operationId), async ({ call, expected }) => {
        gateway.begin(agencyStub())
        const request = requestOf(call)
        const { response } = await gateway.ask(request)
        await checkAnswer(request, response.clone())
        const { type = '', errors = [] } = (await response.json()) as { type?: string; errors?: { pointer: string }[] }
        expect([response.status, type.split('/').at(-1)]).toEqual([expected.status, expected.problem])
        expect(errors.map(({ pointer }) => pointer)).toEqual(expect.arrayContaining(expected.pointers))
        expect(gateway.received).toEqual([])
      })
    },
  )
})
