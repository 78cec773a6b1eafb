import type { Schema } from '../../../api/operations.ts'

/** The path of the list that a product is in, as in the navigation. */
export function listPath(product: Schema<'MainProduct'> | undefined): string | undefined {
  if (product?.hotel) return '/hotels'
  if (product?.tour) return '/tours'
  const kind = product?.service?.facts.kind
  if (kind === undefined) return undefined
  return kind === 'transfer' ? '/transfers' : `/services?type=${kind}`
}
