import { lazy, type ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/**
 * The search forms of the home page besides the one for hotels, by the key of the product in the navigation. Each is loaded
 * when its tab is chosen. A product without one leads from its tab to its list.
 */
const LOADS: Readonly<Record<string, Load>> = {
  tours: () => import('../tours/TourForm.tsx').then(({ TourForm }) => TourForm),
}

const loaded = async ([key, load]: [string, Load]) => [key, await load()] as const

/** On the server the forms are there at once, because it renders the one that the address asks for. */
export const PRODUCT_FORMS: Readonly<Record<string, ComponentType>> = import.meta.env.SSR
  ? Object.fromEntries(await Promise.all(Object.entries(LOADS).map(loaded)))
  : Object.fromEntries(Object.entries(LOADS).map(([key, load]) => [key, lazy(async () => ({ default: await load() }))]))
