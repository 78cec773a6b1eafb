import type { Input } from '../../api/operations.ts'

/** What the home page asks for; the server asks the same. "12 = rails/featured" (decision 36.5). */
export const homeProducts: Input<'mainProductList'> = {
  body: { limit: 12, kinds: ['hotel', 'tour', 'service'] },
}
