import { lazy, type ComponentType } from 'react'

/** `isSaid`: the fields are words of a sentence, in forms that can be one. */
type ProductForm = ComponentType<{ isSaid?: boolean }>

type Load = () => Promise<ProductForm>

/**
 * The search forms of the home page other than the hotel form, by the product's key in the navigation. Each loads when
 * its tab is chosen. The tab of a product without a form links to its list.
 */
const LOADS: Readonly<Record<string, Load>> = {
  transfers: () => import('../transfers/NewTransferForm.tsx').then(({ NewTransferForm }) => NewTransferForm),
  flights: () => import('../flights/NewFlightForm.tsx').then(({ NewFlightForm }) => NewFlightForm),
  gulets: () => import('../services/ServiceForm.tsx').then(({ GuletForm }) => GuletForm),
  events: () => import('../services/ServiceForm.tsx').then(({ EventForm }) => EventForm),
  tours: () => import('../tours/TourForm.tsx').then(({ TourForm }) => TourForm),
}

const loaded = async ([key, load]: [string, Load]) => [key, await load()] as const

/** The server loads all forms at start, because it renders the one that the URL names. */
export const PRODUCT_FORMS: Readonly<Record<string, ProductForm>> = import.meta.env.SSR
  ? Object.fromEntries(await Promise.all(Object.entries(LOADS).map(loaded)))
  : Object.fromEntries(Object.entries(LOADS).map(([key, load]) => [key, lazy(async () => ({ default: await load() }))]))
