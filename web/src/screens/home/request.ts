import type { Input } from '../../api/operations.ts'

/** The request for the products of the home page, twelve as in a rail (decision 36.5). The server sends the same. */
export const homeProducts: Input<'mainProductList'> = {
  body: { limit: 12, kinds: ['hotel', 'tour', 'service'] },
}
