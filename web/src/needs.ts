import type { Answer, Input, OperationId } from './api/operations.ts'
import type { Product } from './api/use-sells.ts'
import type { HotelSource } from './domain/hotels/hotel-source.ts'
import type { Need, NeedResult } from './page-port.ts'

/** An operation whose response a page needs before it is rendered. */
export const need = <Id extends OperationId>(operationId: Id, params: Input<Id>): Need => ({ operationId, params })

/** An operation whose response the page uses only if it arrives in time. */
export const softNeed = <Id extends OperationId>(operationId: Id, params: Input<Id>): Need => ({
  ...need(operationId, params),
  soft: true,
})

/**
 * The visitor's own `siteView`. A page is rendered without it if there is no session or the response is slow (decision
 * 42.10).
 */
export const BASKET: Need = { ...softNeed('siteView', {}), own: true }

/** Needs that apply only to sites that sell hotels of this source. */
export const onlyOf = (source: HotelSource, needs: readonly (Need | undefined)[]): Need[] =>
  needs.flatMap((it) => (it === undefined ? [] : [{ ...it, of: source }]))

/** Needs that apply only to sites that sell a product. */
export const onlyWhereSold = (product: Product, needs: readonly Need[]): Need[] =>
  needs.map((it) => ({ ...it, sold: product }))

/** The response to a need; undefined when the page has no such need, or it failed. */
export function answerTo<Id extends OperationId>(id: Id, results: readonly NeedResult[]): Answer<Id> | undefined {
  const found = results.find((result) => result.need.operationId === id)
  return found && 'data' in found ? (found.data as Answer<Id>) : undefined
}
