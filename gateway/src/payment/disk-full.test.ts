import { describe, expect, test } from 'vitest'
import { StoreError, type StoreBackend } from '../ports/store.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { startPayments } from './payments.ts'
import { testContext } from './testing/context.ts'
import { pay, quote } from './testing/requests.ts'

const HOUR = 3_600_000

/** A backend that accepts a limited number of transactions until there is room again. */
function filling(backend: StoreBackend) {
  let left = Number.POSITIVE_INFINITY
  const take = () => {
    if (left-- <= 0) throw new StoreError('database or disk is full')
  }
  const full: StoreBackend = { ...backend, commit: async (unit) => (take(), backend.commit(unit)) }
  return { backend: full, room: (writes: number) => void (left = writes) }
}

/** Pays by card with room for this many writes, then makes room. Returns what became of the payment. */
async function payWithRoom(writes: number) {
  const { backend, room } = filling(memoryBackend())
  const made = testContext({ backend })
  const { context, agency } = made
  agency.card = 'frictionless'
  const payments = startPayments(context)
  context.payment = payments
  const { hash } = (await quote(context)).body
  room(writes)
  const hasFailed = await pay(context, hash).then(
    () => false,
    (error: unknown) => error instanceof StoreError,
  )
  await payments.runner.settled()
  const sent = agency.initializations.length
  room(Number.POSITIVE_INFINITY)
  for (let hours = 0; hours < 3; hours++) {
    made.time.now += HOUR
    await payments.runner.tick()
    await payments.runner.settled()
  }
  const [intent] = await context.store.list('intents')
  return { hasFailed, sent, agency, state: intent?.record.state }
}

describe('G12 the disk fills up while somebody pays', () => {
  test.each(Array.from({ length: 16 }, (_, writes) => writes))(
    'after %i writes: an error means that no card was sent, and what was captured is booked once',
    async (writes) => {
      const { hasFailed, sent, agency, state } = await payWithRoom(writes)
      const happened = [sent, agency.captures.length, agency.commits.length, state === 'committed']
      expect(happened).toEqual(hasFailed ? [0, 0, 0, false] : [1, 1, 1, true])
    },
  )
})
