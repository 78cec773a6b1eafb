import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frontConfig, haproxy, type FrontPorts } from '../cluster/front.ts'
import { isOpen } from './ask.ts'

/**
 * Starts HAProxy as deployed (`deploy/haproxy.cfg`), with addresses of this machine, and keeping what is shared.
 * @param proxied another port, behind a balancer that speaks PROXY protocol
 */
export async function startHaproxy({ proxied, ...ports }: FrontPorts & { proxied: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'rota-haproxy-'))
  const bind = `bind 127.0.0.1:${ports.site}\n`
  const text = frontConfig(ports).replace(bind, `${bind}  bind 127.0.0.1:${proxied} accept-proxy\n`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  const env = { ...process.env, KEEP_SHARED: '1' }
  const child = spawn(haproxy(), ['-f', file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await isOpen(ports.site))) if (child.exitCode !== null) throw new Error('HAProxy has ended')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
}
