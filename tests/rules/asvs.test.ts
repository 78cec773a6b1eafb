import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root } from './tree.ts'

const text = read('docs/security/asvs.md')
const rows = Array.from(
  text.matchAll(/^\| (\d+\.\d+\.\d+) \| L(\d) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ([, id = '', level = '', , status = '', evidence = '']) => ({ id, level, status: status.trim(), evidence }),
)

describe('the table of ASVS 5.0', () => {
  it('has all requirements of the levels 1 and 2, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
    expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
  })

  it('says of each whether it is met, by whom, or why not', () => {
    const others = rows.filter(({ status }) => !['met', 'operator', 'open', 'n/a'].includes(status))
    expect(others).toEqual([])
    expect(rows.filter(({ evidence }) => evidence.trim().length < 3)).toEqual([])
  })

  it('names only files that exist', () => {
    const named = Array.from(
      text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|ya?ml|json|cfg|conf|service)|(?:[\w.-]+\/)+[\w.-]*)`/g),
      ([, path = '']) => path,
    )
    expect(named.length).toBeGreaterThan(150)
    expect(
      [...new Set(named)].filter((path) => path !== '/control/' && path !== '/api/' && !existsSync(join(root, path))),
    ).toEqual([])
  })

  it('says at its beginning how many requirements there are of each kind', () => {
    const of = (status: string) => rows.filter((row) => row.status === status).length
    const totals =
      `Of ${rows.length} requirements (70 of level 1, 183 of level 2) ${of('met')} are met, ` +
      `${of('operator')} depend on the operator's deployment, ${of('n/a')} do not apply and ${of('open')} are open.`
    expect(text.replaceAll('\n', ' ')).toContain(totals)
  })

  it('concerns every engine and port that a gateway can be given', () => {
    const said = rows.map(({ evidence }) => evidence).join('\n')
    const places = ['DATABASE_URL', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'ADMIN_PORT', 'PURGE_URL', '/ops']
    expect(places.filter((place) => !said.includes(`\`${place}\``))).toEqual([])
  })
})
