import { systemClock } from '../../clock.ts'
import type { Context } from '../../ports/context.ts'
import { Problem } from '../../ports/problem.ts'
import { openSqlite } from '../../store/sqlite.ts'
import { createStore } from '../../store/store.ts'
import type { FakeAnswer } from './agency.ts'
import { startPayments } from '../payments.ts'
import { answerOrProblem, testContext } from './context.ts'
import { pay, quote, status } from './requests.ts'

/**
 * A gateway process that kills itself at a given step, for kill.test.ts. It has a real store in a file, a fake agency
 * over HTTP, and receives the visitor's calls as messages. `node killable-process.ts FILE AGENCY_URL [STEP]`.
 */
const [file = '', agencyUrl = '', killAt] = process.argv.slice(2)

const TICK_MS = 10
const TIMINGS = {
  backoff: [10, 20, 40],
  lease: 100,
  initializeSettles: 150,
  formLost: 200,
  attempt: 60_000,
  watch: 500,
  doubt: 100,
  giveUp: 400,
  answers: [10, 20, 40],
  unanswered: 60_000,
  late: 20_000,
}

/** The input of a call: its body, or its query if it has none. */
interface CallInput {
  sessionId?: string
  body?: unknown
  params?: { query?: unknown }
}

const { context, lines } = testContext()
Object.assign(context, {
  store: createStore(openSqlite(file), systemClock),
  clock: { ...systemClock, every } satisfies Context['clock'],
  upstream: async (operationId: string, call: CallInput) => {
    const response = await fetch(agencyUrl, {
      method: 'POST',
      body: JSON.stringify({ operationId, sessionId: call.sessionId ?? '', body: call.body ?? call.params?.query }),
    }).catch(() => undefined)
    if (!response) throw new Problem('upstream-broken', { outcome: 'unknown' })
    return answerOrProblem((await response.json()) as FakeAnswer)
  },
})
context.config.reconcileMs = TICK_MS

function step(name: string) {
  process.send?.({ step: name })
  if (name === killAt) process.kill(process.pid, 'SIGKILL')
}

/** Like the clock's `every`, but reports each run to the test, so that the test need not guess how long to wait. */
function every(milliseconds: number, run: () => void | Promise<void>) {
  const runAndReport = async () => {
    await run()
    process.send?.({ ticked: true })
  }
  const timer = setInterval(() => void runAndReport(), milliseconds)
  return () => clearInterval(timer)
}

const payments = startPayments(context, { timings: TIMINGS, step })
context.payment = payments

const CALLS: Record<string, (argument: string) => Promise<unknown>> = {
  pay: async (key) => (await pay(context, (await quote(context)).body.hash, key)).body,
  status: async (token) => (await status(context, token)).body,
  wake: async (token) => payments.runner.wake(token),
  running: async () => (await context.store.list('running')).length,
  intents: async () => (await context.store.list('intents')).map(({ record }) => record.state),
  alerts: async () => lines.filter((line) => line.includes('payment-alert')).length,
}

async function answer({ id, name, argument }: { id: number; name: string; argument: string }): Promise<void> {
  try {
    process.send?.({ id, value: await CALLS[name]?.(argument) })
  } catch (error) {
    process.send?.({ id, error: error instanceof Problem ? error.name : String(error) })
  }
}

process.on('message', (message: Parameters<typeof answer>[0]) => void answer(message))

process.on('disconnect', () => process.exit())
