import { expect, test, vi } from 'vitest'
import { isMobile } from './is-mobile.ts'

test.each([
  [767, true],
  [768, false],
])('"Mobile width below 768": %i px is %s', (width, expected) => {
  // With the font of 16 px that browsers begin with.
  const matches = (query: string) => width <= 16 * Number(/^\(max-width: ([\d.]+)em\)$/.exec(query)?.[1])
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matches(query) }))
  expect(isMobile()).toBe(expected)
  vi.unstubAllGlobals()
})
