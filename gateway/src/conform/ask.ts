import type { OperationClass } from '@rota/openapi/agency/operations'
import { policyOf } from '../policy/classes.ts'
import type { Clock } from '../ports/clock.ts'
import type { Desk, Question, Send } from './desk.ts'
import { judged, reasonOf, type Finding } from './finding.ts'
import { chained } from './input.ts'

/** Classes that change nothing but the session in which the gateway itself would read. */
const READS: ReadonlySet<OperationClass> = new Set(['boot', 'catalogue', 'search', 'start', 'promo', 'payment-check'])

/**
 * Classes that are asked only when somebody wants it, with the examples' people: they fill a basket or hold stock, which
 * expires by itself. What books, pays, cancels or sends a letter is never asked.
 */
const WRITES: ReadonlySet<OperationClass> = new Set(['cart', 'begin', 'update'])

/** How an upstream is asked. */
export interface Asking {
  send: Send
  clock: Pick<Clock, 'monotonic'>
  /** Whether basket and holds are asked as well. */
  writes: boolean
}

/**
 * Asks an upstream every question once, one at a time, so that nobody is overloaded. Questions whose values come from
 * other responses are asked after these.
 */
export async function askAll(desk: Desk, asking: Asking): Promise<Finding[]> {
  const answers = new Map<string, unknown>()
  const findings = new Map<string, Finding>()

  async function ask(question: Question): Promise<void> {
    const { operationId, chains } = question
    if (findings.has(operationId)) return
    for (const { from } of chains) {
      const source = desk.questions.find((it) => it.operationId === from)
      if (source !== undefined) await ask(source)
    }
    const finding = await askOne(desk, question, answers, asking)
    findings.set(operationId, finding)
    answers.set(operationId, finding.value)
  }

  // A failed login or start is a finding of its own question; the others then say what they are told.
  await desk.open(asking.send).catch(() => undefined)
  for (const question of desk.questions) await ask(question)
  return [...findings.values()]
}

async function askOne(
  desk: Desk,
  question: Question,
  answers: ReadonlyMap<string, unknown>,
  { send, clock, writes }: Asking,
): Promise<Finding> {
  const { operationId, class: name, input, chains } = question
  const about = { upstream: desk.upstream, operationId }
  const isAsked = READS.has(name) || (writes && WRITES.has(name))
  if (!isAsked) return { ...about, outcome: 'not-asked', differences: [], logged: [] }
  const start = clock.monotonic()
  const timed = () => ({ took: clock.monotonic() - start, deadline: policyOf(name).deadlines.total })
  try {
    const wire = await send(desk.wireOf(question, chained(input, chains, answers)))
    const time = timed()
    return { ...about, ...time, status: wire.status, ...(await judged(desk, question, wire)) }
  } catch (error) {
    return { ...about, ...timed(), outcome: 'failed', reason: reasonOf(error), differences: [], logged: [] }
  }
}
