import type { Answer } from '@rota/openapi/client'
import type { OperationId } from '@rota/openapi/agency/operations'
import { documented, type Input } from '../documents/documented.ts'
import { visitorOf, type Answered } from '../visitor.ts'
import type { TestSystem } from '../test-system.ts'

/**
 * Goes from a flight search to a transaction that can be paid, adding and removing an extra on the way. Returns the
 * last response of every operation, including a commit before payment. Every call is its documented example, except for
 * values that must refer to an earlier response.
 */
export async function runFlightJourney(system: TestSystem): Promise<ReadonlyMap<OperationId, Answered>> {
  const visitor = visitorOf(system)
  const answers = new Map<OperationId, Answered>()
  const take = async <Id extends OperationId>(id: Id, changes: Partial<Input> = {}): Promise<Answer<Id>> => {
    const answered = await visitor.send(id, changes)
    answers.set(id, answered)
    if (answered.data === undefined) throw new Error(`${id}: ${JSON.stringify(answered.error)}`)
    return answered.data as Answer<Id>
  }
  const body = (id: OperationId, changes: object) => ({ body: { ...(documented(id).body as object), ...changes } })

  await visitor.client.reservationStart()
  const { items } = await take('flightPrice')
  const offerIds = items.flights.slice(0, 1).flatMap(({ offers }) => offers[0]?.offerId ?? [])
  await take('offerList', body('offerList', { searchId: items.searchId, offerIds }))
  await take('offerDetail', body('offerDetail', { offerIds }))
  const { transactionId } = await take('transactionBegin', body('transactionBegin', { offerIds }))
  const { services } = await take('serviceAdd', body('serviceAdd', { transactionId }))
  const extras = services.filter(({ removable }) => removable).map(({ id }) => id)
  await take('serviceRemove', body('serviceRemove', { transactionId, services: extras }))
  await take('transactionUpdate', body('transactionUpdate', { transactionId }))
  answers.set('transactionCommit', await visitor.send('transactionCommit', { path: { transactionId } }))
  return answers
}
