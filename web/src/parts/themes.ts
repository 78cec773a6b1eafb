import { THEMES as REFERENCE_THEMES } from '@rota/openapi/reference/themes'
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

/** The themes of the reference data, which have names. Other ids are stored but never shown (decision 18.7). */
export const THEMES = Object.entries(REFERENCE_THEMES).map(([key, { id, icon }]) => ({
  id,
  key,
  icon: ICONS[icon] ?? ('tag' as const),
}))

/** The theme with this key or id, both of which URLs may contain; undefined when the reference data has none. */
export const themeOf = (keyOrId: string) => THEMES.find(({ id, key }) => key === keyOrId || String(id) === keyOrId)

/** The message id of a theme's name; undefined when it has none. */
export const themeMessage = (id: number): string | undefined =>
  THEMES.some((theme) => theme.id === id) ? `theme.${id}` : undefined
