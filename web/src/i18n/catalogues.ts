import type { MessageFormatElement } from 'react-intl'
import type { Locale } from './locales.ts'

/** Compiled messages by id. */
export type Catalogue = Record<string, MessageFormatElement[]>

/** Each language is a chunk of its own: a page loads exactly one catalogue, English included (decision 32.4). */
const LOADERS: Record<Locale, () => Promise<{ default: unknown }>> = {
  en: () => import('./compiled/en.json'),
  ar: () => import('./compiled/ar.json'),
}

/** Where the catalogue comes from, as the build's manifest names it. */
export const catalogueModule = (locale: Locale) => `src/i18n/compiled/${locale}.json`

/** The messages of a language. The build has compiled them, so their shape is known. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await LOADERS[locale]()).default as Catalogue
}
