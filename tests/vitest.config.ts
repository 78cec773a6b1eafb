import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'tests',
    include: [
      'rules/**/*.test.ts',
      'contract/**/*.test.ts',
      'examples/**/*.test.ts',
      'fuzz/**/*.test.ts',
      'load/**/*.test.ts',
      'cluster/**/*.test.ts',
      'bench/**/*.test.ts',
      'raw/**/*.test.ts',
      'proxies/**/*.test.ts',
    ],
    isolate: false,
    maxWorkers: 3,
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Polls wait for what has to happen, not for seconds.
    expect: { poll: { timeout: 60_000 } },
  },
})
