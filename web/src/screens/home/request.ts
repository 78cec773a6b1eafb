import type { Input } from '../../api/operations.ts'

/** The home page's request; the server sends the same. "12 = rails/featured" (decision 36.5). */
export const homeProducts: Input<'mainProductList'> = {
  body: { limit: 12, kinds: ['hotel', 'tour', 'service'] },
}
