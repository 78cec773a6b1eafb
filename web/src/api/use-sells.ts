import { useSite, type SiteFacts } from './use-site.ts'

/** A product that the site's navigation may list, by its key in `parts/products.ts`. */
export type Product = 'hotels' | 'tours' | 'transfers'

/** Whether the site sells a product: its navigation leads there (decision 44.10). */
export const sells = ({ nav }: Pick<SiteFacts, 'nav'>, product: Product): boolean =>
  nav.some(({ key }) => key === product)

export const useSells = (product: Product): boolean => sells(useSite(), product)
