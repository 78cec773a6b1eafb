import { describe, expect, test } from 'vitest'
import { StoreError, type StoreBackend } from '../ports/store.ts'
import { memoryBackend } from '../testing/memory-store.ts'
import { startPayments } from './payments.ts'
import { testContext } from './testing/context.ts'
import { pay, quote } from './testing/requests.ts'

const HOUR = 3_600_000

/** A backend that accepts a limited number of transactions, as a disk that fills up. `allow` sets the number. */
function limitedBackend(backend: StoreBackend) {
  let left = Number.POSITIVE_INFINITY
  const take = () => {
    if (left-- <= 0) throw new StoreError('database or disk is full')
  }
  const full: StoreBackend = { ...backend, commit: async (unit) => (take(), backend.commit(unit)) }
  return { backend: full, allow: (writes: number) => void (left = writes) }
}

/** Pays by card while the disk has room for `writes` transactions, then makes room. Returns the outcome. */
async function payWithRoomFor(writes: number) {
  const { backend, allow } = limitedBackend(memoryBackend())
  const { context, agency, time } = testContext({ backend })
  agency.card = 'frictionless'
  const payments = startPayments(context)
  context.payment = payments
  const { hash } = (await quote(context)).body
  allow(writes)
  const hasFailed = await pay(context, hash).then(
    () => false,
    (error: unknown) => error instanceof StoreError,
  )
  await payments.runner.settled()
  const sent = agency.initializations.length
  allow(Number.POSITIVE_INFINITY)
  for (let hours = 0; hours < 3; hours++) {
    time.now += HOUR
    await payments.runner.tick()
    await payments.runner.settled()
  }
  const [intent] = await context.store.list('intents')
  return { hasFailed, sent, agency, state: intent?.record.state }
}

describe('G12 the disk fills up while somebody pays', () => {
  test.each(Array.from({ length: 16 }, (_, writes) => writes))(
    'after %i writes: either fails and sends no card, or captures and books once',
    async (writes) => {
      const { hasFailed, sent, agency, state } = await payWithRoomFor(writes)
      const effects = [sent, agency.captures.length, agency.commits.length, state === 'committed']
      expect(effects).toEqual(hasFailed ? [0, 0, 0, false] : [1, 1, 1, true])
    },
  )
})
