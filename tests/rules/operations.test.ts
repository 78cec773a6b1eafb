import { collectDefaultMetrics, Registry } from 'prom-client'
import { createMetrics } from '@rota/gateway/observing/metrics'
import { ALARMS, NOTES } from '@rota/gateway/ports/observing/events'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { files, read } from './tree.ts'

const HOME = 'docs/operations/'

interface Rule {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}

interface Link {
  url: string
}

interface Panel {
  title: string
  targets: { expr: string }[]
  links?: Link[]
  fieldConfig: { defaults: { links?: Link[] } }
}

const { groups } = parse(read(`${HOME}alerts.yaml`)) as { groups: { name: string; rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const { panels, templating } = JSON.parse(read(`${HOME}dashboard.json`)) as {
  panels: Panel[]
  templating: { list: { name: string }[] }
}
const books = files.filter((file) => file.startsWith(`${HOME}runbooks/`))

/** The names that Prometheus sees: a histogram has three series. */
async function metricNames(): Promise<Set<string>> {
  const { registry } = createMetrics()
  const own = new Registry()
  collectDefaultMetrics({ register: own })
  const all = [...(await registry.getMetricsAsJSON()), ...(await own.getMetricsAsJSON())]
  const series = all.flatMap(({ name, type }) =>
    `${type}` === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  )
  return new Set([...series, 'up'])
}

const metricsIn = (text: string) => Array.from(text.matchAll(/\b(?:rota|nodejs|process)_\w+|\bup\b/g), ([name]) => name)

/** What is selected within the braces of a metric of ours. */
const selectorsIn = (text: string) =>
  Array.from(text.matchAll(/\b(rota_\w+)\{([^}]*)\}/g)).flatMap(([, metric = '', within = '']) =>
    Array.from(within.matchAll(/(\w+)=/g), ([, label = '']) => ({ metric, label })),
  )

/** The labels of each metric, as `metrics.ts` lists them. */
const LABELS = new Map(
  Array.from(
    read('gateway/src/platform/observing/metrics.ts').matchAll(/'(rota_\w+)',\s*'[^']*',\s*\[([^\]]*)\]/g),
    ([, metric = '', labels = '']) => [metric, Array.from(labels.matchAll(/\w+/g), String)] as const,
  ),
)

const labelsOf = (metric: string) => LABELS.get(metric.replace(/_(?:bucket|sum|count)$/, '')) ?? []

/** Names of alarms: those of the log, and what the log says about itself. */
const alarms = [...ALARMS, 'log-dropped']

/** Where runbooks are, in a link of an alert and in one of the dashboard: what their operators have set. */
const IN_ALERTS = '{{ $externalLabels.runbooks }}'
const IN_DASHBOARD = '${runbooks}'

/** The pages that a link leads to and that are not there: one, or with the name of an event those of all alarms. */
function missingBooks(url: string, base: string, event: string): string[] {
  if (!url.startsWith(base)) return [url]
  const page = url.slice(base.length)
  const pages = page.includes(event) ? ALARMS.map((alarm) => page.replace(event, alarm)) : [page]
  return pages.filter((each) => !books.includes(`${HOME}runbooks/${each}`))
}

const severityOf = (name: string) => rules.find(({ alert }) => alert === name)?.labels.severity

/** The events that raise an alert. All selectors of its expression must name the same ones. */
function eventsOf(name: string): string[] {
  const { expr = '' } = rules.find(({ alert }) => alert === name) ?? {}
  const selectors = Array.from(expr.matchAll(/event=~"([^"]+)"/g), ([, events = '']) => events)
  expect([name, new Set(selectors).size]).toEqual([name, 1])
  return selectors[0]?.split('|') ?? []
}

describe('operations', () => {
  it('every alert has a severity, a duration and a runbook that exists', () => {
    expect(rules.length).toBeGreaterThan(10)
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    for (const rule of rules) {
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      expect(rule.for).toMatch(/^\d+m$/)
      expect([rule.alert, missingBooks(rule.annotations.runbook_url, IN_ALERTS, '{{ $labels.event }}')]).toEqual([
        rule.alert,
        [],
      ])
    }
  })

  it('a gateway that ends and is back before `up` has been 0 for a minute raises an alert', () => {
    const { expr } = rules.find(({ alert }) => alert === 'RotaRestarts') ?? {}
    expect(expr?.trim()).toBe('changes(process_start_time_seconds{job="rota"}[15m]) > 3')
  })

  it('a payment that has been in a state for the promised minute wakes somebody, without a minute more', () => {
    const { expr = '', for: lasts } = rules.find(({ alert }) => alert === 'RotaPaymentStuck') ?? {}
    expect([expr.trim().endsWith('> 60'), lasts]).toEqual([true, '0m'])
    expect(read(`${HOME}README.md`)).toMatch(/\| A payment ends \| .* for longer than a minute,/)
  })

  it('the dashboard links runbooks that exist, below the URL that its operator sets', () => {
    const links = panels.flatMap((panel) => [...(panel.links ?? []), ...(panel.fieldConfig.defaults.links ?? [])])
    expect(links.length).toBeGreaterThan(5)
    expect(links.flatMap(({ url }) => missingBooks(url, IN_DASHBOARD, '${__field.labels.event}'))).toEqual([])
    expect(templating.list.map(({ name }) => name)).toContain('runbooks')
  })

  it('README sets the URL of the runbooks under the names that alerts and dashboard use', () => {
    const { external_labels: labels } = /external_labels: \{ (?<external_labels>\w+): \S+\/ \}/.exec(
      read(`${HOME}README.md`),
    )?.groups ?? { external_labels: '' }
    expect([`{{ $externalLabels.${labels} }}`, `\${${labels}}`]).toEqual([IN_ALERTS, IN_DASHBOARD])
  })

  it('every alert, every panel and the autoscaling ask for metrics that exist', async () => {
    const known = await metricNames()
    const asked = [
      ...rules.map(({ alert, expr }) => [alert, expr] as const),
      ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
      ['autoscaling', read('deploy/kubernetes/autoscaling.yaml')] as const,
    ]
    expect(asked.filter(([, expr]) => metricsIn(expr).length === 0)).toEqual([])
    const missing = asked.flatMap(([name, expr]) =>
      metricsIn(expr)
        .filter((metric) => !known.has(metric))
        .map((metric) => `${name} asks for ${metric}`),
    )
    expect(missing).toEqual([])
  })

  it('every page names metrics that exist, and selects by labels that they have', async () => {
    const known = await metricNames()
    const wrong = [...books, `${HOME}README.md`].flatMap((file) => {
      const text = read(file)
      const named = metricsIn(text).filter((metric) => !metric.endsWith('_') && metric !== 'up')
      const missing = named.filter((metric) => !known.has(metric) && !known.has(`${metric}_count`))
      const unlabelled = selectorsIn(text).filter(({ metric, label }) => !labelsOf(metric).includes(label))
      return [...missing, ...unlabelled.map(({ metric, label }) => `${metric}{${label}}`)].map(
        (each) => `${file}: ${each}`,
      )
    })
    expect(wrong).toEqual([])
  })

  it('the dashboard shows every metric of the gateway', () => {
    const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr))))
    const names = Object.values(createMetrics()).flatMap((metric) => ('name' in metric ? [metric.name] : []))
    expect(names.length).toBeGreaterThan(20)
    const isShown = (name: string) => [name, `${name}_bucket`, `${name}_count`].some((series) => shown.has(series))
    expect(names.filter((name) => !isShown(name))).toEqual([])
  })

  it('every alarm of the log raises an alert and has its page', () => {
    const [paging, waiting] = ['RotaMoneyAlarmLogged', 'RotaAlarmLogged'].map(eventsOf)
    expect([...(paging ?? []), ...(waiting ?? [])].toSorted()).toEqual([...ALARMS])
    expect(severityOf('RotaMoneyAlarmLogged')).toBe('page')
    expect(severityOf('RotaAlarmLogged')).toBe('ticket')
    expect(alarms.filter((name) => !books.includes(`${HOME}runbooks/${name}.md`))).toEqual([])
    expect(read('gateway/src/log-stream.ts')).toContain(`msg: 'log-dropped'`)
  })

  it('an alarm wakes somebody if, and only if, its page says that it cannot wait', () => {
    const urgent = ALARMS.filter((name) => /within the hour/i.test(read(`${HOME}runbooks/${name}.md`)))
    expect(urgent).toEqual(eventsOf('RotaMoneyAlarmLogged'))
  })

  it('an event whose name is an alarm is one', () => {
    expect(NOTES.filter((name) => /alert|alarm|refused$|unresolved/.test(name) && name !== 'provider-refused')).toEqual(
      [],
    )
  })

  it('every page says what it means, what to look at and what to do, and belongs to an alert or an alarm', () => {
    const named = new Set([
      ...rules.map(({ annotations }) => annotations.runbook_url.replace(IN_ALERTS, `${HOME}runbooks/`)),
      ...alarms.map((name) => `${HOME}runbooks/${name}.md`),
    ])
    expect(books.filter((file) => !named.has(file))).toEqual([])
    for (const file of books) {
      const headings = Array.from(read(file).matchAll(/^## (.+)$/gm), ([, heading]) => heading)
      expect([file, headings]).toEqual([file, ['What to look at', 'What to do']])
      expect(read(file)).toMatch(/^# [^\n]+\n\n[A-Z`]/)
    }
  })
})
