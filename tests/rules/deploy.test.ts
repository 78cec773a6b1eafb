import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { afterAll, describe, expect, it } from 'vitest'
import { certificateIn } from '../proxies/certificate.ts'
import { has, ran } from './programs.ts'
import { files, read, root } from './tree.ts'

const folder = mkdtempSync(join(tmpdir(), 'rota-deploy-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hasOpenssl = has('openssl', 'version')

/** A copy of a file of `deploy/` with other places. */
function copied(name: string, changes: Record<string, string>): string {
  const file = join(folder, name)
  const text = Object.entries(changes).reduce((all, [from, to]) => all.replaceAll(from, to), read(`deploy/${name}`))
  writeFileSync(file, text)
  return file
}

const environment = read('gateway/src/config/environment.ts')
const known = Array.from(environment.matchAll(/^ {4}([A-Z][A-Z_]+): /gm), ([, name = '']) => name)
const yamls = files.filter((file) => file.startsWith('deploy/') && file.endsWith('.yaml'))

describe('deploy/', () => {
  it.runIf(hasOpenssl && has('haproxy', '-v'))('haproxy takes haproxy.cfg without a warning of its own', () => {
    // The names are those of compose.yaml. Looking them up takes a minute without a name server.
    const places = { '/etc/haproxy/tls.pem': certificateIn(folder), 'init-addr last,libc,none': 'init-addr last,none' }
    const file = copied('haproxy.cfg', places)
    const result = ran('haproxy', '-c', '-V', '-f', file)
    expect(result?.status).toBe(0)
    expect(result?.text.split('\n').filter((line) => /WARNING|ALERT/.test(line))).toEqual([])
  })

  it.runIf(hasOpenssl && has('nginx', '-v'))('nginx takes nginx.conf', () => {
    const places = {
      '/etc/nginx/tls.pem': certificateIn(folder),
      '/run/nginx.pid': join(folder, 'nginx.pid'),
      '/var/cache/nginx/rota': join(folder, 'cache'),
    }
    const file = copied('nginx.conf', places)
    const result = ran('nginx', '-t', '-p', folder, '-e', 'stderr', '-c', file)
    expect(result?.text).toContain('test is successful')
    expect(result?.text).not.toContain('[warn]')
  })

  it.runIf(has('systemd-analyze', '--version'))('systemd takes rota.service', () => {
    const file = copied('rota.service', { '/usr/bin/node': process.execPath })
    const result = ran('systemd-analyze', 'verify', '--man=no', file)
    // Other units of the machine are loaded as well, and are none of ours.
    expect(result?.text.split('\n').filter((line) => line.includes('rota.service'))).toEqual([])
  })

  it('every YAML file has only documents that can be read, without a name twice', () => {
    expect(yamls.length).toBeGreaterThan(2)
    const broken = yamls.flatMap((file) =>
      parseAllDocuments(read(file)).flatMap(({ errors, warnings }) =>
        [...errors, ...warnings].map((one) => `${file} ${one.message}`),
      ),
    )
    expect(broken).toEqual([])
  })

  it('the services of compose.yaml use secrets, volumes and networks that it has', () => {
    const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
      services: Record<string, { secrets?: string[]; depends_on?: string[] | object; networks?: string[] | object }>
      secrets: object
      networks: object
    }
    const names = (value: string[] | object = []) => (Array.isArray(value) ? value : Object.keys(value))
    const services = Object.entries(compose.services)
    const missing = services.flatMap(([name, { secrets, depends_on, networks }]) => [
      ...names(secrets)
        .filter((one) => !Object.hasOwn(compose.secrets, one))
        .map((one) => `${name}: secret ${one}`),
      ...names(depends_on)
        .filter((one) => !Object.hasOwn(compose.services, one))
        .map((one) => `${name}: service ${one}`),
      ...names(networks)
        .filter((one) => !Object.hasOwn(compose.networks, one))
        .map((one) => `${name}: network ${one}`),
    ])
    expect(missing).toEqual([])
    expect(services.map(([name]) => name)).toEqual(['gateway-1', 'gateway-2', 'haproxy', 'postgres', 'valkey'])
  })

  it('compose.yaml mounts the folder of the sites, so that a file that replaces another is seen', () => {
    const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string>; volumes?: string[] }>
    }
    for (const name of ['gateway-1', 'gateway-2']) {
      const { environment: set = {}, volumes = [] } = compose.services[name] ?? {}
      expect(volumes.map((volume) => volume.split(':')[1])).toContain(dirname(set['SITES_FILE'] ?? ''))
    }
  })

  it('the selectors of the Kubernetes objects find the gateways, and probes ask for paths that exist', () => {
    const objects = files
      .filter((file) => file.startsWith('deploy/kubernetes/'))
      .flatMap((file) =>
        parseAllDocuments(read(file)).map(
          (document) => document.toJS() as { kind: string; spec: Record<string, unknown> },
        ),
      )
    const kinds = objects.map(({ kind }) => kind).toSorted()
    expect(kinds).toEqual(['Deployment', 'HorizontalPodAutoscaler', 'NetworkPolicy', 'PodDisruptionBudget', 'Service'])
    const selectors = objects.flatMap(({ kind, spec }) =>
      spec['selector'] === undefined ? [] : [[kind, spec['selector']]],
    )
    expect(Object.fromEntries(selectors)).toEqual({
      Deployment: { matchLabels: { app: 'rota' } },
      PodDisruptionBudget: { matchLabels: { app: 'rota' } },
      Service: { app: 'rota' },
    })
    const paths = Array.from(read('deploy/kubernetes/gateway.yaml').matchAll(/path: (\/\w+)/g), ([, path]) => path)
    const served = read('gateway/src/health.ts')
    expect(paths.filter((path) => !served.includes(`'${path}'`))).toEqual([])
    expect(paths.length).toBe(3)
  })

  it('a start in Kubernetes waits for the process only, and the pods get the secrets that their variables name', () => {
    const text = read('deploy/kubernetes/gateway.yaml')
    expect(/startupProbe:\s+httpGet: \{ path: (\S+),/.exec(text)?.[1]).toBe('/healthz')
    const named = Array.from(text.matchAll(/value: \/run\/rota\/([\w.-]+) \}/g), ([, name = '']) => name)
    const given = Array.from(text.matchAll(/\{ key: ([\w.-]+), path: \1 \}/g), ([, name = '']) => name)
    expect(named.length).toBeGreaterThan(4)
    expect(given.toSorted()).toEqual(named.toSorted())
  })

  it('everything that stops a gateway waits until it has ended by itself', () => {
    const constantOf = (name: string) =>
      Number(
        new RegExp(`^const ${name} = ([\\d_]+)$`, 'm')
          .exec(read('gateway/src/platform/serving/drain.ts'))?.[1]
          ?.replace('_', ''),
      )
    // Requests that do not stop, those that are held, and those that run on.
    const after = ['MORE_REQUESTS_MS', 'HOLD_MS', 'ACCEPT_MS', 'DRAIN_TIMEOUT_MS']
      .map(constantOf)
      .reduce((sum, one) => sum + one)
    const usual = Number(/DRAIN_MS: .*default\((\d+)\)/.exec(environment)?.[1])
    const inPods = Number(/DRAIN_MS, value: '(\d+)'/.exec(read('deploy/kubernetes/gateway.yaml'))?.[1])
    const waits = (file: string, name: string) => Number(new RegExp(`${name}[:=] ?(\\d+)`).exec(read(file))?.[1]) * 1000
    expect(waits('deploy/compose.yaml', 'stop_grace_period')).toBeGreaterThan(usual + after)
    expect(waits('deploy/rota.service', 'TimeoutStopSec')).toBeGreaterThan(usual + after)
    expect(waits('deploy/kubernetes/gateway.yaml', 'terminationGracePeriodSeconds')).toBeGreaterThan(inPods + after)
    const underNpm = /^const ENDS_MS = ([\d_]+)$/m.exec(read('run.mjs'))?.[1]?.replace('_', '')
    expect(Number(underNpm)).toBeGreaterThan(after)
  })

  it('the most gateways that autoscaling makes, with one more during an update, have connections to PostgreSQL', () => {
    const [constant, told] = [/^const CONNECTIONS = (\d+)$/m, /^\| PostgreSQL \| up to (\d+): ten for work, one /m]
    const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1])
    const each = numberIn('docs/scale.md', told)
    // Besides those for work: one that listens, and one while it starts.
    expect(each).toBe(numberIn('gateway/src/store/postgres/postgres.ts', constant) + 2)
    const most = numberIn('deploy/kubernetes/autoscaling.yaml', /^ {2}maxReplicas: (\d+)$/m)
    const more = numberIn('deploy/kubernetes/gateway.yaml', /maxSurge: (\d+)/)
    // `max_connections` is 100 by default, and three of them are reserved for administrators.
    expect((most + more) * each).toBeLessThanOrEqual(97)
  })

  it('no secret of compose.yaml is committed or gets into the image', () => {
    const secrets = Array.from(
      read('deploy/compose.yaml').matchAll(/\.\/(secrets\/[\w.-]+)/g),
      ([, file]) => `deploy/${file}`,
    )
    expect(secrets).toContain('deploy/secrets/session-keys')
    // In that folder, or in the root, where somebody may make it instead.
    const all = [...secrets, 'secrets/session-keys']
    const { stdout } = spawnSync('git', ['check-ignore', ...all], { cwd: root, encoding: 'utf8' })
    expect(stdout.trim().split('\n')).toEqual(all)
    expect(read('deploy/Containerfile.dockerignore').split('\n')).toContain('**/secrets')
  })

  it('hourly copies of the store have different names within a day', () => {
    const dates = Array.from(read('deploy/README.md').matchAll(/\$\(date ([^)]*)\)/g), ([, format = '']) => format)
    expect(dates.length).toBeGreaterThan(2)
    expect(dates.filter((format) => !format.includes('%H%M'))).toEqual([])
  })

  it('every variable that a file sets is one that the gateway reads', () => {
    const text = [...yamls, 'deploy/rota.service', 'deploy/Containerfile'].map(read).join('\n')
    const set = Array.from(
      text.matchAll(/(?<![\w${])([A-Z][A-Z_]{3,}?)(?:_FILE)?(?:: |=|, value)/g),
      ([, name = '']) => name,
    )
    // Node, the C library and PostgreSQL read these.
    const others = ['NODE_ENV', 'MALLOC_ARENA_MAX', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD']
    const isKnown = (name: string) => known.includes(name) || known.includes(`${name}_FILE`) || others.includes(name)
    expect(set).toContain('SESSION_KEYS')
    expect([...new Set(set)].filter((name) => !isKnown(name))).toEqual([])
  })
})
