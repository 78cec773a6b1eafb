import type { Input } from '../../api/operations.ts'

/** What the home page asks for; the server asks the same, so that nothing is fetched twice. */
export const homeProducts: Input<'mainProductList'> = { body: { limit: 8 } }
