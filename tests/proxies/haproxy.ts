import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { haproxyConfig, haproxy, SECURE, type ProxyPorts } from '../cluster/haproxy-config.ts'
import { isOpen } from './send-request.ts'
import { certificateIn } from './certificate.ts'

/** Where a CDN calls from. */
export const CDN = '127.0.0.77'

/**
 * Starts HAProxy as deployed (`deploy/haproxy.cfg`), with addresses of this machine, and keeping what is shared.
 * @param tls another port, with the deployed settings of TLS
 * @param proxied another port, behind a balancer that speaks PROXY protocol
 * @param pace replaces texts, so that a test does not wait long
 */
export async function startHaproxy(
  { tls, proxied, ...ports }: ProxyPorts & { tls: number; proxied: number },
  pace: Record<string, string> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'rota-haproxy-'))
  const bind = `bind 127.0.0.1:${ports.site}\n`
  const secure = SECURE.replace(':8443', `127.0.0.1:${tls}`).replace('/etc/haproxy/tls.pem', certificateIn(folder))
  const text = haproxyConfig(ports).replace(bind, `${bind}  ${secure}\n  bind 127.0.0.1:${proxied} accept-proxy\n`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(
    file,
    Object.entries(pace).reduce((all, [from, to]) => all.replaceAll(from, to), text),
  )
  const networks = join(folder, 'cdn.lst')
  writeFileSync(networks, `${CDN}\n`)
  const env = { ...process.env, KEEP_SHARED: '1', BEHIND_CDN: networks }
  const child = spawn(haproxy(), ['-f', file], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  // It also logs servers that went down and up again, which no test reads.
  let written = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (written += part))
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await isOpen(ports.site))) if (child.exitCode !== null) throw new Error(`HAProxy has ended: ${written}`)
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
}
