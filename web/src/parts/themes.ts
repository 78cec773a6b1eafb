import themes from '@rota/openapi/reference/themes.json'
import type { Locale } from '../i18n/locales.ts'
import type { IconName } from '../ui/icons/icons.ts'

/** Our icons for the icon names of the reference data. */
const ICONS: Record<string, IconName> = {
  sun: 'sun',
  cup: 'meal',
  briefcase: 'case',
  plate: 'meal',
  wave: 'pool',
  kite: 'child',
  leaf: 'spa',
  mountain: 'snow',
  flag: 'tour',
  paw: 'paw',
  calendar: 'calendar',
}

/** Themes that have a name; "ids 12-40 are accepted, stored, never shown" (decision 18.7). */
export const THEMES = themes.map(({ id, icon, name }) => ({ id, name, icon: ICONS[icon] ?? ('tag' as const) }))

/** The name of a theme; undefined when it has none. */
export function themeName(id: number, locale: Locale): string | undefined {
  return THEMES.find((theme) => theme.id === id)?.name[locale]
}
