import type { ComponentType } from 'react'
import { preloadable } from '../../preloadable.ts'

/** `asSentence` writes the fields as words of a sentence, in forms that can do so. */
type ProductForm = ComponentType<{ asSentence?: boolean }>

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

const part = ([key, load]: [string, Load]) => [key, preloadable(async () => ({ default: await load() }))] as const

export const PRODUCT_FORMS: Readonly<Record<string, ReturnType<typeof part>[1]>> = Object.fromEntries(
  Object.entries(LOADS).map(part),
)
// The server renders the form that the URL names.
if (import.meta.env.SSR) await Promise.all(Object.values(PRODUCT_FORMS).map(({ load }) => load()))
