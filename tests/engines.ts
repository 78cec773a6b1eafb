// Installs the databases and proxies that tests start for themselves. Where one cannot be had, its tests are skipped.
import { globSync } from 'node:fs'
import { installPackages, which } from './system-packages.ts'

interface Engine {
  /** Its package on Debian. */
  package: string
  isThere: () => boolean
}

const ENGINES: Record<string, Engine> = {
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
}

const missing = () => Object.entries(ENGINES).filter(([, { isThere }]) => !isThere())

installPackages(...missing().map(([, engine]) => engine.package))
for (const [name, engine] of missing())
  process.stdout.write(
    `rota: no ${name}, so its tests are skipped; install it (Debian: apt install ${engine.package})\n`,
  )
