import type { AbortSignalLike } from '../ports/abort-signal.ts'
import type { Context } from '../ports/context.ts'
import type { DocumentRequest } from '../ports/documents.ts'
import { asProblem } from '../respond/exchange.ts'
import { openSession, type Opened } from '../guards/session.ts'
import { checkInput, type Params } from '../contract/input.ts'
import { Problem, problemBody } from '../ports/problem.ts'
import { answerCall } from '../calls/answer-call.ts'
import { PLANS } from '../calls/plan.ts'
import type { Need, NeedAnswer } from './port.ts'

/**
 * Runs an operation whose data a page needs, with the checks, cache and filters of an external call. The call has no
 * session, so that all visitors can share the page; only a personal page may read its visitor's own data (decision
 * 42.10). A problem is returned as a result and not thrown.
 */
export async function ask(
  context: Context,
  need: Need,
  request: DocumentRequest & { signal: AbortSignalLike },
): Promise<NeedAnswer> {
  const plan = PLANS[need.operationId]
  const { row } = plan
  const { site, requestId, caller, signal } = request
  const params: Params = { path: { ...need.params.path }, query: { ...need.params.query }, header: {} }
  const body = { text: JSON.stringify(need.params.body ?? null), value: need.params.body }
  try {
    if (row.audience !== 'shared') throw new Error(`${row.operationId} is a session operation: a page cannot need it`)
    await checkInput(row, params, body.value, context.clock.now())
    const opened = need.own ? await requireOpened(context, request) : {}
    const who = { account: site.account, address: caller.address, booking: opened.session?.booking }
    const call = { site, who, params, body, key: undefined, requestId, signal }
    const answer = await answerCall(context, plan, opened, call)
    if (answer.problem) return problemAnswer(answer.problem)
    return { need, json: new TextDecoder().decode(answer.bytes) }
  } catch (error) {
    const problem = asProblem(error)
    if (problem.name === 'client-closed-request') throw error
    if (problem.name === 'internal')
      context.log.fault(error, { requestId, operationId: need.operationId, site: site.host })
    return problemAnswer(problem)
  }

  function problemAnswer(problem: Problem): NeedAnswer {
    return { need, problem: problemBody(problem, requestId), ...(problem.isOff && { isOff: true }) }
  }
}

/**
 * Opens the visitor's session. Throws `session-missing` without a valid one; the browser then requests the data itself.
 * The page neither renews nor clears the session, because the browser's own calls do.
 */
async function requireOpened(context: Context, request: DocumentRequest): Promise<Opened> {
  const opened = await openSession(context, request, request.site)
  if (opened.session === undefined) throw new Problem('session-missing')
  return opened
}
