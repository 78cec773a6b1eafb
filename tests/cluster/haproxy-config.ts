import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { which } from '../system-packages.ts'

/** Whether this machine has HAProxy. `tests/engines.ts` says so once per run when it has not. */
export const HAS_HAPROXY = which('haproxy') !== undefined

/** Its program. */
export const haproxy = () => which('haproxy') ?? 'haproxy'

/** Where TLS and HTTP/2 end. */
export const SECURE = 'bind :8443 ssl crt /etc/haproxy/tls.pem alpn h2,http/1.1'

/** Ports of 127.0.0.1. */
export interface ProxyPorts {
  /** The site. */
  site: number
  /** Answers plain HTTP as in a deployment: with redirects, and refusals of keys. */
  plain: number
  gateways: readonly { port: number; admin: number }[]
}

/**
 * The deployed configuration (`deploy/haproxy.cfg`) with addresses of this machine; every rule in it is a rule of the
 * test. Only TLS is missing, because the simulated bank has none, and a page with TLS may not show one without; it is
 * tested by itself (`proxies/haproxy.test.ts`).
 */
export function haproxyConfig({ site, plain, gateways }: ProxyPorts): string {
  const places: [from: string, to: string][] = [
    ['bind :8080\n', `bind 127.0.0.1:${plain}\n`],
    [`${SECURE}\n`, `bind 127.0.0.1:${site}\n`],
    // Twenty thousand connections need more file descriptors than a developer may have.
    ['maxconn 20000\n', 'maxconn 2000\n'],
    ...gateways.map(({ port, admin }, at): [string, string] => [
      ` gateway-${at + 1}:4000`,
      ` 127.0.0.1:${port} port ${admin}`,
    ]),
  ]
  const deployed = readFileSync(join(import.meta.dirname, '../../deploy/haproxy.cfg'), 'utf8')
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/haproxy.cfg has no '${from.trim()}'`)
    return text.replaceAll(from, to)
  }, deployed)
}
