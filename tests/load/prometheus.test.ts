import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '@rota/gateway/testing/free-port'
import { startTestStack, type TestStack } from '../test-stack.ts'
import { which } from '../system-packages.ts'
import { preparedAll } from './payment.ts'

/** Ports 5300 to 5349, shared with the other tests of this folder. */
const FIRST_PORT = 5300

const OPERATIONS = join(import.meta.dirname, '../../docs/operations')
const SOON = { timeout: 60_000, interval: 200 }

const program = which('prometheus')
const isLong = process.env['LOAD'] === 'long'

interface Rule {
  name: string
  health: string
  state: string
  annotations: Record<string, string>
}

describe.runIf(isLong && program)('a Prometheus that reads a gateway as docs/operations says', () => {
  let folder: string
  let stack: TestStack
  let stop: () => Promise<void>
  let prometheus: ChildProcess
  let url: string

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rota-prometheus-'))
    const [admin, port] = [await freePort(), await freePort()]
    ;({ stack, stop } = await startTestStack(FIRST_PORT, { ADMIN_PORT: `${admin}` }))
    // The example of the README, with the address of this gateway, read every second.
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(readFileSync(join(OPERATIONS, 'README.md'), 'utf8')) ?? []
    const config = example
      .replaceAll(/^ {3}/gm, '')
      .replace('scrape_interval: 15s', 'scrape_interval: 1s\n  evaluation_interval: 1s')
      .replace('127.0.0.1:9100', `127.0.0.1:${admin}`)
      .replace('[alerts.yaml]', `['${join(OPERATIONS, 'alerts.yaml')}']`)
    writeFileSync(join(folder, 'prometheus.yml'), config)
    url = `http://127.0.0.1:${port}`
    const places = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`]
    prometheus = spawn(program ?? '', [...places, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' })
  })
  afterAll(async () => {
    prometheus?.kill()
    if (prometheus) await once(prometheus, 'exit')
    await stop?.()
    rmSync(folder, { recursive: true })
  })

  async function ask<T>(path: string): Promise<T> {
    const answer = (await (await fetch(`${url}/api/v1/${path}`)).json()) as { status: string; error?: string; data: T }
    if (answer.status !== 'success') throw new Error(`${path}: ${answer.error}`)
    return answer.data
  }

  const rules = async () => (await ask<{ groups: { rules: Rule[] }[] }>('rules')).groups.flatMap((group) => group.rules)

  const valueOf = async (expr: string) => {
    const { result } = await ask<{ result: { value: [number, string] }[] }>(`query?query=${encodeURIComponent(expr)}`)
    return result.map(({ value: [, value] }) => Number(value))
  }

  test('it reads the gateway', async () => {
    const isUp = () => valueOf('up{job="rota"}').catch(() => 'not ready')
    await expect.poll(isUp, SOON).toEqual([1])
  })

  test('it evaluates every rule without an error, and a payment raises none', async () => {
    const [pay] = await preparedAll(1, stack.url)
    expect((await (await pay?.())?.ended())?.state).toBe('booked')
    const moves = 'sum(rota_payment_moves_total{site="localhost",state="committed"})'
    await expect.poll(() => valueOf(moves), SOON).toEqual([1])
    await expect.poll(async () => new Set((await rules()).map(({ health }) => health)), SOON).toEqual(new Set(['ok']))
    expect((await rules()).filter(({ state }) => state !== 'inactive')).toEqual([])
  })

  test('it answers every panel of the dashboard', async () => {
    const { panels } = JSON.parse(readFileSync(join(OPERATIONS, 'dashboard.json'), 'utf8')) as {
      panels: { targets: { expr: string }[] }[]
    }
    const answers = await Promise.all(panels.flatMap(({ targets }) => targets.map(({ expr }) => valueOf(expr))))
    expect(answers.length).toBeGreaterThan(20)
  })

  test('a gateway that is gone raises RotaDown after a minute, with a link to its runbook', async () => {
    await stack.kill()
    const down = async () => (await rules()).find(({ name }) => name === 'RotaDown')
    await expect.poll(async () => (await down())?.state, SOON).toBe('pending')
    await expect.poll(async () => (await down())?.state, { ...SOON, timeout: 90_000 }).toBe('firing')
    const { alerts } = await ask<{ alerts: { annotations: Record<string, string> }[] }>('alerts')
    expect(alerts.map(({ annotations }) => annotations['runbook_url'])).toEqual([
      'https://git.your-company.example/rota/docs/operations/runbooks/down.md',
    ])
  })
})
