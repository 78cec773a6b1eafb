import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, FEW_PROCESSES } from './chromium.ts'
import { demoPort, mode, startPorts } from './e2e/ports.ts'

const servers = {
  start: {
    command: 'node run.mjs start',
    url: `http://127.0.0.1:${startPorts.PORT}/readyz`,
    env: {
      ...startPorts,
      STORE_FILE: 'tests/test-results/e2e.sqlite',
      RECONCILE_MS: '500',
      LIMITS: '1000',
      PICTURES: 'flat',
    },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  },
  demo: {
    command: `node node_modules/vite/bin/vite.js preview web --mode demo --outDir dist-demo --strictPort --port ${demoPort}`,
    url: `http://localhost:${demoPort}/`,
  },
}

/**
 * All tests run in `start`; those tagged `@demo` also run against the demo (README.md explains which), those tagged
 * `@demo-long` only in `npm run test:long`, as those tagged `@long` in `start`.
 */
const CHOSEN = {
  start: process.env['LONG'] ? { grep: /@long/ } : { grepInvert: /@long/ },
  demo: { grep: process.env['LONG'] ? /@demo-long/ : /@demo(?!-)/ },
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: `test-results/e2e-${mode}`,
  fullyParallel: true,
  // With two, a core is idle a fifth of the time, because both wait for timers of the product.
  workers: 3,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['list'],
    ['./e2e/failed-page.ts'],
    ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : []),
  ],
  // Only what hangs may fail by time: on a busy machine everything takes five times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  ...CHOSEN[mode],
  use: {
    baseURL: mode === 'demo' ? `http://localhost:${demoPort}` : `http://localhost:${startPorts.PORT}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Istanbul',
    // Drawing skeletons, spinners and transitions takes a fifth of a test's CPU time; `motion` in `world.ts` brings
    // them back.
    contextOptions: { reducedMotion: 'reduce' },
    // A failure leaves a screenshot and the text of the page; `--trace=retain-on-failure`
    // records every step, but takes twice as long.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM'] ? { executablePath: join(import.meta.dirname, 'behind.sh') } : {}),
      args: mode === 'demo' ? CHROMIUM_ARGS : [...CHROMIUM_ARGS, FEW_PROCESSES],
    },
  },
  webServer: {
    ...servers[mode],
    cwd: '..',
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
