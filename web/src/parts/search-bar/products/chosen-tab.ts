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
  asked: string | null,
  last: string | null,
): string | undefined {
  const keys = nav.map(({ key }) => key).filter(hasForm)
  return keys.find((key) => PRODUCTS[key]?.tab === asked) ?? keys.find((key) => key === last) ?? keys[0]
}
