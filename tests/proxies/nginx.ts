import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { which } from '../system-packages.ts'
import { isOpen } from './send-request.ts'
import { certificateIn } from './certificate.ts'

/** For the title of tests that are skipped. */
export const HAS_NGINX = which('nginx') !== undefined && which('openssl') !== undefined
export const NEEDS_NGINX = 'needs nginx and openssl of the system'

/** Ports of 127.0.0.1. */
export interface NginxPorts {
  /** Without TLS, which most of what is tested does not concern. */
  site: number
  tls: number
  /** Behind a balancer that speaks PROXY protocol. */
  proxied: number
  redirects: number
  gateway: number
}

/** Replaces texts, each of which must be there. */
function placed(text: string, places: readonly [from: string, to: string][]): string {
  return places.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`deploy/nginx.conf has no '${from}'`)
    return all.replaceAll(from, to)
  }, text)
}

/** Starts nginx as deployed (`deploy/nginx.conf`), with addresses and folders of this machine. */
export async function startNginx({ site, tls, proxied, redirects, gateway }: NginxPorts) {
  const folder = mkdtempSync(join(tmpdir(), 'rota-nginx-'))
  const listens = [`${tls} ssl http2`, `${site}`, `${proxied} proxy_protocol`].map((it) => `listen 127.0.0.1:${it};`)
  const text = placed(readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8'), [
    ['worker_processes auto;', `worker_processes 1; daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''}`],
    ['worker_connections 8192', 'worker_connections 256'],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/cache/nginx/rota', join(folder, 'cache')],
    ['/etc/nginx/tls.pem', certificateIn(folder)],
    ['listen 8080;', `listen 127.0.0.1:${redirects};`],
    ['listen 8443 ssl http2;', `${listens.join(' ')} set_real_ip_from 127.0.0.0/8; real_ip_header proxy_protocol;`],
    ['127.0.0.1:4000', `127.0.0.1:${gateway}`],
    ['    server 127.0.0.1:4010 max_fails=1 fail_timeout=2s;\n', ''],
    ['gzip off;', `gzip off; ${temporaryIn(folder)}`],
  ])
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, text)
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill('SIGKILL'))
  while (!(await isOpen(site))) if (child.exitCode !== null) throw new Error('nginx has ended')
  return async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
}

const temporaryIn = (folder: string) =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
