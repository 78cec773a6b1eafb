import { operations } from '@rota/openapi/agency/operations'
import { checksOf, enforceContract, switchedChecks } from '../../contract/enforce-contract.ts'
import { validatorsOf } from '../../contract/input.ts'
import type { OperationId } from '../../ports/contract.ts'
import type { Operation, OperationAnswer, OperationRequest } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import { ADAPTED } from './adapter.ts'
import { toolsOf, type Tools } from './tools.ts'

/** A row without its operation's types: the operation is only known where it is called. */
type AnyRow = (request: OperationRequest<OperationId>, tools: Tools) => Promise<OperationAnswer<OperationId>['body']>

/**
 * The operation file of a call that the provider handles. Its result must match the agency's contract like any
 * response: 502 `upstream-contract`, or the mode of `ANSWER_CHECKS`.
 */
export function fileOf(id: OperationId): { handle: Operation<never> } {
  const row = Object.entries(ADAPTED).find(([name]) => name === id)?.[1] as AnyRow | undefined
  if (row === undefined) throw new Error(`${id} has no row in the adapter`)
  // The types of the operation are only known at the lookup.
  const handle: Operation<never> = async (request: OperationRequest<OperationId>, context) => {
    const { log, config, switches } = context
    const { requestId } = request
    const { u200 } = await validatorsOf(operations[id])
    const body = await row(request, toolsOf(id, request, context)).catch((error: unknown) => {
      if (error instanceof Problem) throw error
      // Only an unvalidated response can have a shape that breaks its translation.
      log.fault(error, { operationId: id, requestId, site: request.site.host })
      throw new Problem('upstream-contract', { outcome: 'unknown' })
    })
    // The gateway wrote this body itself, so shapes that no agency has confirmed are validated like all others.
    const checks = switchedChecks(checksOf(config.answerChecks, { operationId: id }), switches.checkOf(id))
    enforceContract(body, u200, { operationId: id, checks, log, requestId, site: request.site.host })
    return { status: 200, body: body as never }
  }
  return { handle }
}
