import { defineConfig } from 'vitest/config'

/** Node runs the code as in production, with types stripped; each worker loads it once for all its test files. */
export default defineConfig({
  test: {
    name: 'mocks',
    environment: 'node',
    isolate: false,
    maxWorkers: 3,
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // `expect.poll` ends as soon as its condition holds; the timeout only bounds how long a slow machine may take.
    expect: { poll: { timeout: 60_000 } },
  },
})
