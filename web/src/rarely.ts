import type { SCREENS } from './rare-screens.ts'

/** The two properties of a route whose screen is in `rare-screens.ts`: few visits begin with it. */
export const rarely = (name: keyof typeof SCREENS) => ({
  isRare: true as const,
  load: async () => (await import('./rare-screens.ts')).SCREENS[name](),
})
