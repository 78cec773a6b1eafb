import type { SCREENS } from './rare-entries.ts'

/**
 * Properties of a route with which few visits begin. Its screen is loaded through `rare-entries.ts`, which keeps the
 * names of such chunks out of the first load.
 */
export const rareEntry = (name: keyof typeof SCREENS) => ({
  isRareEntry: true as const,
  load: async () => (await import('./rare-entries.ts')).SCREENS[name](),
})
