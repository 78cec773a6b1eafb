import type { SCREENS } from './rare-entries.ts'

/** The two properties of a route whose screen is in `rare-entries.ts`: few visits begin with it. */
export const rareEntry = (name: keyof typeof SCREENS) => ({
  isRareEntry: true as const,
  load: async () => (await import('./rare-entries.ts')).SCREENS[name](),
})
