import { THEMES as NAMED } from '@rota/openapi/reference/themes'
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
export const THEMES = Object.entries(NAMED).map(([key, { id, icon }]) => ({
  id,
  key,
  icon: ICONS[icon] ?? ('tag' as const),
}))

/** The theme of a key or an id, as a URL has it; undefined when it has no name. */
export const themeOf = (word: string) => THEMES.find(({ id, key }) => key === word || String(id) === word)

/** The message id of a theme's name; undefined when it has none. */
export const themeMessage = (id: number): string | undefined =>
  THEMES.some((theme) => theme.id === id) ? `theme.${id}` : undefined
