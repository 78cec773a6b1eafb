// Installs the browser, the databases and proxies that tests and `npm run cluster` start for themselves, and the
// Prometheus that reads our alerts. Without a browser it fails; if another one cannot be installed, its tests are
// skipped.
import { globSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { installPackages, which } from './system-packages.ts'

interface Engine {
  /** Its package on Debian. */
  package: string
  isThere: () => boolean
}

const ENGINES = {
  // Debian keeps the server out of the PATH.
  PostgreSQL: {
    package: 'postgresql',
    isThere: () => which('initdb') !== undefined || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  Redis: {
    package: 'redis-server',
    isThere: () => which('redis-server', 'valkey-server') !== undefined,
  },
  // The examples of `deploy/` are parsed by the programs that read them.
  HAProxy: { package: 'haproxy', isThere: () => which('haproxy') !== undefined },
  nginx: { package: 'nginx-light', isThere: () => which('nginx') !== undefined },
  // 19 MB, with promtool, which reads the alerts.
  Prometheus: { package: 'prometheus', isThere: () => which('promtool') !== undefined },
} satisfies Record<string, Engine>

type EngineName = keyof typeof ENGINES

/** Installs those that are missing, where this is possible. Returns a phrase for each that could not be installed. */
export function installEngines(...names: EngineName[]): string[] {
  const missing = () => names.filter((name) => !ENGINES[name].isThere())
  installPackages(...missing().map((name) => ENGINES[name].package))
  return missing().map((name) => `no ${name} (Debian: apt install ${ENGINES[name].package})`)
}

if (import.meta.main) {
  findChromium()
  for (const phrase of installEngines('PostgreSQL', 'Redis', 'HAProxy', 'nginx', 'Prometheus'))
    process.stdout.write(`rota: ${phrase}, so its tests are skipped\n`)
}
