import type { OperationClass } from '@rota/openapi/agency/operations'
import { policyOf } from '../policy/classes.ts'
import type { Clock } from '../ports/clock.ts'
import type { ConformanceTarget, Question, Send } from './target.ts'
import { judgeAnswer, reasonOf, type Finding, type Unasked } from './finding.ts'
import { chainedInput } from './input.ts'

/**
 * Classes whose operations create and change no record of an upstream, so they need no `--writes`. Some operations
 * of the gateway itself, such as `opsSwitchSet`, have these classes too, but they are never sent to an upstream.
 */
const READS: ReadonlySet<OperationClass> = new Set(['boot', 'catalogue', 'search', 'payment-check'])

/**
 * Classes whose operations are asked only with `--writes`, for the invented people of the examples: they start a
 * session, fill its basket, apply a promotion to it, hold stock, which expires by itself, or mark a reservation of a
 * channel as checked. Operations of all remaining classes book, pay, cancel or send a letter, and are never asked.
 */
const WRITES: ReadonlySet<OperationClass> = new Set(['start', 'cart', 'promo', 'begin', 'update'])

/** How questions are sent, and which. */
export interface AskOptions {
  send: Send
  clock: Pick<Clock, 'monotonic'>
  /** Whether the operations of the classes in `WRITES` are called as well. */
  writes: boolean
}

/**
 * Calls every allowed operation of an upstream once, one after the other so that the upstream is not overloaded, and
 * returns one finding per operation. An operation whose request needs values from other responses is called after these
 * operations. Operations that were not called have a finding that says why.
 */
export async function askAll(target: ConformanceTarget, options: AskOptions): Promise<Finding[]> {
  const answers = new Map<string, unknown>()
  const findings = new Map<string, Finding>()

  async function ask(question: Question): Promise<void> {
    const { operationId, chains } = question
    if (findings.has(operationId)) return
    for (const { from } of chains) {
      const source = target.questions.find((other) => other.operationId === from)
      if (source !== undefined) await ask(source)
    }
    const finding = await askOne(target, question, answers, options)
    findings.set(operationId, finding)
    answers.set(operationId, finding.value)
  }

  for (const question of target.questions) if (question.operationId === target.opening) await ask(question)
  for (const question of target.questions) await ask(question)
  return [...findings.values()]
}

async function askOne(
  target: ConformanceTarget,
  question: Question,
  answers: ReadonlyMap<string, unknown>,
  { send, clock, writes }: AskOptions,
): Promise<Finding> {
  const { operationId, class: className, input, chains } = question
  const about = { upstream: target.upstream, operationId }
  const unasked = whyUnasked(target, question, writes)
  if (unasked !== undefined) return { ...about, unasked, outcome: 'not-asked', differences: [], logged: [] }
  const start = clock.monotonic()
  const timing = () => ({ duration: clock.monotonic() - start, deadline: policyOf(className).deadlines.total })
  try {
    const wire = await send(target.wireOf(question, chainedInput(input, chains, answers)))
    // Measured here, because judging the response is not a part of the call.
    const time = timing()
    const judgement = await judgeAnswer(target, question, wire)
    // A response that differs from the contract usually has the session, too, and later questions need it.
    if (operationId === target.opening && (judgement.outcome === 'keeps' || judgement.outcome === 'differs'))
      target.takeSession(wire)
    return { ...about, ...time, status: wire.status, ...judgement }
  } catch (error) {
    return { ...about, ...timing(), outcome: 'failed', reason: reasonOf(error), differences: [], logged: [] }
  }
}

function whyUnasked(target: ConformanceTarget, question: Question, writes: boolean): Unasked | undefined {
  const isWrite = WRITES.has(question.class)
  if (!isWrite && !READS.has(question.class)) return 'never'
  if (isWrite && !writes) return 'needs-writes'
  return target.lacksSession(question) ? 'needs-session' : undefined
}
