import { defineConfig } from 'vitest/config'

/** One run over every room. How many files run beside each other each room says itself: a room inherits nothing of this. */
export default defineConfig({
  test: { projects: ['openapi', 'gateway', 'web', 'mocks', 'tests'] },
})
