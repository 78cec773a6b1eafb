import { defineConfig } from 'vitest/config'

/** Node runs the code as a start does, types stripped; a worker loads it once for all its files. */
export default defineConfig({
  test: {
    name: 'mocks',
    environment: 'node',
    isolate: false,
    maxWorkers: 2,
    experimental: { viteModuleRunner: false },
    testTimeout: 30_000,
  },
})
