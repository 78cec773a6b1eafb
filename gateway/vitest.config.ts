import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    execArgv: ['--disable-proto=throw'],
    // Node runs the code as in production, with types stripped. A worker loads it once for all its test files.
    isolate: false,
    maxWorkers: 3,
    experimental: { viteModuleRunner: false },
    // Long, so that only a test that hangs fails by timeout: property tests have many runs, hooks start processes, and
    // on two busy cores everything takes five times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
