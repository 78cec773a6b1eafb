import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'gateway',
    include: ['src/**/*.test.ts'],
    execArgv: ['--disable-proto=throw'],
    // Node runs the code as it runs it in production, types stripped; a worker loads it once for all its files.
    isolate: false,
    maxWorkers: 3,
    experimental: { viteModuleRunner: false },
    // Property tests count runs, and polls wait for what has to happen, not for seconds: two busy cores must not fail them.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
