import { PRODUCTS } from '../../products.ts'

/** A product of the navigation by its key. */
type Product = { key: string }

/**
 * The product whose search form the home page shows: the one in the URL, else the last searched one, else the site's
 * first. Only products with a form here count; undefined when there is none.
 */
export function chosenProduct(
  nav: readonly Product[],
  hasForm: (key: string) => boolean,
  tabInUrl: string | null,
  lastProduct: string | null,
): string | undefined {
  const keys = nav.map(({ key }) => key).filter(hasForm)
  return keys.find((key) => PRODUCTS[key]?.tab === tabInUrl) ?? keys.find((key) => key === lastProduct) ?? keys[0]
}
