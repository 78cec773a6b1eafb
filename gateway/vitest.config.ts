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
    // Property tests count runs, hooks start processes, and polls wait for what has to happen, not for seconds: only
    // what hangs may fail by time. On two busy cores everything takes five times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
