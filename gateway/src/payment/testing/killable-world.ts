import type { Intent } from '../../ports/records.ts'
import { startPayments } from '../payments.ts'
import type { Payments } from '../../ports/payments.ts'
import { createStore } from '../../store/store.ts'
import { memoryBackend } from '../../testing/memory-store.ts'
import { type Fault, testContext } from './context.ts'
import { pay, quote } from './requests.ts'

/** A visitor with an accepted quote, a gateway that can be killed, and an agency that can be made to fail. */
export async function killableWorld() {
  const faults: Partial<Record<string, Fault>> = {}
  let stepsLeft = Number.POSITIVE_INFINITY
  const backend = memoryBackend()
  const world = testContext({ backend, faultOf: (operationId) => faults[operationId] })
  const { context, time } = world
  const step = () => {
    if (stepsLeft <= 0) throw new Error('killed')
    stepsLeft--
  }
  const start = () => {
    context.payment = startPayments(context, { step })
    return context.payment
  }
  start()
  const { hash } = (await quote(context)).body
  return {
    ...world,
    backend,
    faults,
    payments: () => context.payment as Payments,
    /** Kills the process after this number of further steps. */
    killAfter: (steps: number) => {
      stepsLeft = steps
    },
    /** Starts a new process on the same store. */
    async restart() {
      await (context.payment as Payments).runner.settled()
      stepsLeft = Number.POSITIVE_INFINITY
      context.store = createStore(backend, context.clock)
      await start().runner.settled()
    },
    pay: (key?: string) => pay(context, hash, key),
    /** Lets time pass, and waits for the work that has become due. */
    async pass(milliseconds: number) {
      await (context.payment as Payments).runner.settled()
      time.now += milliseconds
      await (context.payment as Payments).runner.tick()
      await (context.payment as Payments).runner.settled()
    },
    intents: async () => (await context.store.list('intents')).map(({ record }) => record),
    running: async () => (await context.store.list('running')).length,
  }
}

type World = Awaited<ReturnType<typeof killableWorld>>

/** The only attempt in the store. */
export async function onlyAttempt(w: World): Promise<Intent> {
  const [intent] = await w.intents()
  if (!intent) throw new Error('There is no attempt')
  return intent
}
