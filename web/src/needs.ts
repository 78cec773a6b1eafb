import type { Answer, Input, OperationId } from './api/operations.ts'
import type { HotelSource } from './domain/hotels/hotel-source.ts'
import type { Need, NeedResult } from './page-port.ts'

/** A call that a page needs before it is rendered. */
export const need = <Id extends OperationId>(operationId: Id, params: Input<Id>): Need => ({ operationId, params })

/** A call whose answer the page shows when it is there in time. */
export const softNeed = <Id extends OperationId>(operationId: Id, params: Input<Id>): Need => ({
  ...need(operationId, params),
  soft: true,
})

/** Needs of sites that sell the hotels of a source. */
export const onlyOf = (source: HotelSource, needs: readonly (Need | undefined)[]): Need[] =>
  needs.flatMap((it) => (it === undefined ? [] : [{ ...it, of: source }]))

/** What a need was answered with; undefined when the page has no such need, or it came to a problem. */
export function answerTo<Id extends OperationId>(id: Id, results: readonly NeedResult[]): Answer<Id> | undefined {
  const found = results.find((result) => result.need.operationId === id)
  return found && 'data' in found ? (found.data as Answer<Id>) : undefined
}
