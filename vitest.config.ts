import { defineConfig } from 'vitest/config'

/** One run over every room, so that two cores are enough. */
export default defineConfig({
  test: { projects: ['openapi', 'gateway', 'web', 'mocks', 'tests'] },
})
