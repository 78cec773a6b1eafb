import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'openapi',
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 3,
    experimental: { viteModuleRunner: false },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
