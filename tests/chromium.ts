import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { installPackages, which } from './system-packages.ts'

/** How tests start Chromium: as root, without a display, without network services. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Chromium starts no spare process, and tabs of one site share theirs, which saves a fifth of a page's CPU time. Not
 * for the demo, whose service worker has a process of its own.
 */
export const FEW_PROCESSES = '--renderer-process-limit=1'

const WITHOUT_WINDOWS = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a full Chromium, for tests of features that the headless shell lacks; undefined when there is none. */
export const wholeChromium = () => which(...WHOLE)

/** Downloads Playwright's own browser, with a timeout: without a network it would hang. */
function playwrightInstall(): string | undefined {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const done = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 60_000 })
  if (done.status !== 0) return undefined
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } }
  return chromium.executablePath()
}

/**
 * Path of a Chromium: that of `CHROMIUM`, an installed one, one from the system's package manager (as
 * root), or Playwright's own. The headless shell is preferred, because it uses a quarter less CPU time.
 * Exits with a message when there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM']
  if (named && existsSync(named)) return named
  const installed = () => which(WITHOUT_WINDOWS, ...WHOLE)
  const found = installed()
  if (found) return found
  installPackages(WITHOUT_WINDOWS, 'chromium')
  const chromium = installed() ?? playwrightInstall()
  if (chromium) return chromium
  process.stderr.write('rota: no Chromium; install one, or name it with CHROMIUM=<path>\n')
  return process.exit(1)
}
