import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { has, ran } from './programs.ts'
import { read, root } from './tree.ts'

const ALERTS = join(root, 'docs/operations/alerts.yaml')
const TESTS = 'docs/operations/alerts-test.yaml'

const folder = mkdtempSync(join(tmpdir(), 'rota-alerts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const alerts = parse(read('docs/operations/alerts.yaml')) as { groups: { rules: { alert: string }[] }[] }
const names = alerts.groups.flatMap(({ rules }) => rules.map(({ alert }) => alert)).toSorted()
const dashboard = JSON.parse(read('docs/operations/dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

/** What promtool says; empty if it is content. */
function promtool(...args: string[]): string {
  const { status, text } = ran('promtool', ...args) ?? { status: null, text: 'no promtool' }
  return status === 0 ? '' : text
}

describe('alerts.yaml', () => {
  const hasPromtool = has('promtool', '--version')

  it.runIf(hasPromtool)('Prometheus takes every rule', () => {
    expect(promtool('check', 'rules', '--lint-fatal', ALERTS)).toBe('')
  })

  it.runIf(hasPromtool)('series of a good day raise no alert, and those of a bad one raise each', () => {
    expect(promtool('test', 'rules', join(root, TESTS))).toBe('')
  })

  it('every alert has been raised by series', () => {
    const raised = Array.from(read(TESTS).matchAll(/alertname="(\w+)"/g), ([, name = '']) => name)
    expect(raised.toSorted()).toEqual(names)
  })

  it.runIf(hasPromtool)('Prometheus takes every expression of the dashboard', () => {
    const exprs = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(exprs.length).toBeGreaterThan(20)
    const rules = exprs.map((expr, at) => ({ record: `panel:${at}`, expr }))
    // JSON is YAML.
    writeFileSync(join(folder, 'panels.yaml'), JSON.stringify({ groups: [{ name: 'panels', rules }] }))
    expect(promtool('check', 'rules', join(folder, 'panels.yaml'))).toBe('')
  })
})
