import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** How tests start a Chromium: as root, without a screen, asking nobody else. */
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
 * Besides: no process is started before anybody needs it, and tabs of one site share theirs, which is a fifth of a page's
 * processor time. Not for the demo, whose service worker has a process of its own.
 */
export const FEW_PROCESSES = '--renderer-process-limit=1'

const WITHOUT_WINDOWS = 'chromium-headless-shell'
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium with windows and settings of its own, for what the one without them does not know; undefined: there is none. */
export const wholeChromium = () => which(...WHOLE)

/** The first program of these names on the PATH. */
function which(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

function aptInstall(): void {
  if (process.getuid?.() !== 0 || !which('apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  for (const name of [WITHOUT_WINDOWS, 'chromium'])
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env })
}

/** Playwright's own download, with a limit: behind a closed network it would hang. */
function playwrightInstall(): string | undefined {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const done = spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 60_000 })
  if (done.status !== 0) return undefined
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } }
  return chromium.executablePath()
}

/**
 * Path of a Chromium: the one that `CHROMIUM` names, one that is installed, one from the system's package manager (as
 * root), or Playwright's own. The shell without windows comes first: it takes a quarter less processor time. Ends the run
 * with a sentence when there is none to be had.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM']
  if (named && existsSync(named)) return named
  const installed = () => which(WITHOUT_WINDOWS, ...WHOLE)
  const found = installed()
  if (found) return found
  aptInstall()
  const chromium = installed() ?? playwrightInstall()
  if (chromium) return chromium
  process.stderr.write('rota: no Chromium; install one, or name it with CHROMIUM=<path>\n')
  return process.exit(1)
}
