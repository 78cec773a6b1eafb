import { defineConfig } from 'vitest/config'

/** One run over every room, on both of two cores. */
export default defineConfig({
  test: { projects: ['openapi', 'gateway', 'web', 'mocks', 'tests'], maxWorkers: 2 },
})
