import { defineConfig } from 'vitest/config'

/** Tools of others are slow to start, and a busy machine makes them slower. */
export default defineConfig({
  test: {
    name: 'served',
    include: ['**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    maxWorkers: 2,
  },
})
