import type { Answer } from '@rota/openapi/client'
import type { OperationId } from '@rota/openapi/agency/operations'
import type { components } from '@rota/openapi/agency/types'
import type { Input } from '../documents/documented.ts'
import type { Journey } from '../journey.ts'
import { newKey, visitorOf, type Answered } from '../visitor.ts'
import { unwrap } from '../prepare-basket.ts'
import type { TestSystem } from '../test-system.ts'

/** The booking at the end of a journey. */
function resultOf({ answers }: Pick<Journey, 'answers'>): components['schemas']['BookingResult'] {
  return answers.get('bookingByToken')?.data as components['schemas']['BookingResult']
}

/**
 * Finds the booking of a journey in a browser that has no cookies yet, and cancels it for the displayed penalty. Every
 * call is its documented example, except for values that must refer to an earlier response.
 */
export async function cancelAgain(system: TestSystem, journey: Journey): Promise<ReadonlyMap<OperationId, Answered>> {
  const visitor = visitorOf(system)
  const answers = new Map<OperationId, Answered>()
  const take = async <Id extends OperationId>(id: Id, changes: Partial<Input>): Promise<Answer<Id>> => {
    const answered = await visitor.send(id, changes)
    answers.set(id, answered)
    if (answered.data === undefined) throw new Error(`${id}: ${JSON.stringify(answered.error)}`)
    return answered.data as Answer<Id>
  }
  const number = resultOf(journey).bookingNumber ?? ''
  const { bookingToken } = await take('bookingFind', { body: { number, email: journey.who.customer.email } })
  const path = { token: bookingToken }
  const { hash } = await take('bookingPenalty', { path })
  await take('bookingCancel', { path, body: { penaltyHash: hash } })
  return answers
}

/** Finds a booking, reads the penalty, cancels for it, and reads the result. */
export async function cancelled(system: TestSystem, { number, email }: { number: string; email: string }) {
  const { client } = visitorOf(system)
  const { bookingToken } = unwrap(await client.bookingFind({ body: { number, email } }))
  const path = { token: bookingToken }
  const penalty = unwrap(await client.bookingPenalty({ path }))
  const header = { 'Idempotency-Key': newKey() }
  const answer = unwrap(await client.bookingCancel({ path, header, body: { penaltyHash: penalty.hash } }))
  await system.context.payment?.cancels.settled()
  return { penalty, answer, result: unwrap(await client.bookingByToken({ path })) }
}
