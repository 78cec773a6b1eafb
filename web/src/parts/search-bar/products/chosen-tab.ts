import { PRODUCTS } from '../../products.ts'

/** A product of the navigation by its key. */
type Product = { key: string }

/**
 * The product whose search form the home page shows: the one that the address asks for, else the one searched last, else the
 * first of the site. Only products that have a form here are taken; undefined where there is none.
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
