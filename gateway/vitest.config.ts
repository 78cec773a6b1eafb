import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Property tests count runs, not seconds: two busy cores must not fail them.
  test: { name: 'gateway', include: ['src/**/*.test.ts'], execArgv: ['--disable-proto=throw'], testTimeout: 30_000 },
})
