import { setImmediate } from 'node:timers/promises'
import type { Answer } from '@rota/openapi/client'
import type { OperationId } from '@rota/openapi/agency/operations'
import { contractsOf } from './contracts.ts'
import { passChallenge } from './bank.ts'
import { documented, type Input } from './documents/documented.ts'
import { person, type Person } from './people.ts'
import { visitorOf, type Answered, type Visitor } from './visitor.ts'
import type { TestSystem } from './test-system.ts'

/** A journey from an empty basket to a booking, with the last response of each operation. */
export interface Journey {
  visitor: Visitor
  who: Person
  answers: ReadonlyMap<OperationId, Answered>
  /** HTML of the hand-off document and the bank's pages. */
  documents: readonly string[]
}

/**
 * Books the documented basket with the documented card, through 3-D Secure, and reads the result. Every call is its
 * documented example, except for values that must refer to an earlier response.
 */
export async function book(system: TestSystem, card: object = {}): Promise<Journey> {
  const { visitor, who, answers, take, step } = await begin(system, card)
  const documents = await passChallenge(system, visitor, step.handoffUrl ?? '')
  const path = { token: step.paymentToken ?? '' }
  let bookingToken: string | undefined
  // As the storefront does: another process may be the one that books.
  while (bookingToken === undefined) {
    bookingToken = (await take('paymentStatus', { path })).bookingToken
    await setImmediate()
  }
  await take('bookingByToken', { path: { token: bookingToken } })
  return { visitor, who, answers, documents }
}

/** Pays until the bank's challenge, and cancels there. */
export async function giveUp(system: TestSystem): Promise<Journey['answers']> {
  const { answers, take, step } = await begin(system)
  await take('paymentCancel', { path: { token: step.paymentToken ?? '' } })
  return answers
}

/** A visitor whose documented basket names its guests and its customer. */
export async function fill(system: TestSystem) {
  const visitor = visitorOf(system)
  const who = person('Canary', '1234567')
  const answers = new Map<OperationId, Answered>()
  const take = async <Id extends OperationId>(id: Id, changes: Partial<Input> = {}): Promise<Answer<Id>> => {
    const answered = await visitor.send(id, changes)
    answers.set(id, answered)
    if (answered.data === undefined) throw new Error(`${id}: ${JSON.stringify(answered.error)}`)
    return answered.data as Answer<Id>
  }

  await take('reservationStart')
  await take('reservationPatch', { header: { 'If-Match': '"0"' } })
  await visitor.patch({ key: 'customer', value: who.customer })
  await visitor.patch({ key: 'guests', value: who.guests })
  await visitor.patch({ key: 'specialRequests', value: who.requests })
  await take('siteView')
  return { visitor, who, answers, take }
}

/** All steps from an empty basket to the bank's challenge. */
async function begin(system: TestSystem, card: object = {}) {
  const { visitor, who, answers, take } = await fill(system)
  const accepted = await contractsOf(visitor.client)
  await take('quoteCreate')
  await take('contractView', { path: { sha256: accepted[0]?.sha256 } })
  const quote = await take('quoteCreate', { body: example('quoteCreate', { acceptedContracts: accepted }) })
  const order = example('orderInitialize', { quoteHash: quote.hash })
  const step = await take('orderInitialize', { body: { ...order, card: { ...order.card, ...card } } })
  return { visitor, who, answers, take, step }
}

/** The documented body of an operation with some properties replaced. */
function example(id: OperationId, changes: object) {
  return { ...(documented(id).body as { card: object }), ...changes }
}
