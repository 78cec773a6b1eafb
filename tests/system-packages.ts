import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian keeps servers, which is only in the PATH of root. */
const FOR_SERVERS = ['/usr/local/sbin', '/usr/sbin']

/** The path of the first of these programs found on the PATH, or where servers are. */
export function which(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(':'), ...FOR_SERVERS]
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file))
}

/**
 * Installs packages of the system, as root on Debian and its relatives. Does nothing on other systems. If one package
 * cannot be installed, the others still are.
 */
export function installPackages(...names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !which('apt-get')) return
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (...some: string[]) => apt('install', '-y', '--no-install-recommends', ...some)
  apt('update')
  if (!install(...names)) for (const name of names) install(name)
}
