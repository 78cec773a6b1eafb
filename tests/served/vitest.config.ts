import { defineConfig } from 'vitest/config'

/** Third-party tools start slowly, even more so on a busy machine. */
export default defineConfig({
  test: {
    name: 'served',
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
