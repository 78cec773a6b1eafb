import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, it } from 'vitest'
import { files, isData, isSource, isTestCode, read, root } from './tree.ts'

const sources = files.filter(isSource)
const code = sources.filter((file) => !isTestCode(file) && !isData(file))
const linesOf = (file: string) => read(file).split('\n').length
const hits = (list: string[], pattern: RegExp) => list.filter((file) => pattern.test(read(file)))

describe('figures of the house (decision 2.6)', () => {
  it('no file is longer than 300 lines', () => {
    const styles = files.filter((file) => file.endsWith('.css'))
    const long = [...sources, ...styles]
      .filter((file) => !isData(file))
      .map((file) => ({ file, lines: linesOf(file) }))
      .filter(({ lines }) => lines > 301)
    expect(long).toEqual([])
  })

  it('half of the files are shorter than 90 lines', () => {
    const lengths = code.map(linesOf).toSorted((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90)
  })

  it('no any', () => {
    // Comments may contain the word.
    const isUsed = (line: string) =>
      !/^\s*(\/?\*|\/\/)/.test(line) && /(:\s*any\b|\bas any\b|<any>|\bany\[\])/.test(line)
    expect(code.filter((file) => read(file).split('\n').some(isUsed))).toEqual([])
  })

  it('useEffect at most once per 1,000 lines of the storefront', () => {
    const web = code.filter((file) => file.startsWith('web/'))
    const lines = web.reduce((sum, file) => sum + linesOf(file), 0)
    const effects = web.reduce((sum, file) => sum + (read(file).match(/\buse(Layout)?Effect\(/g)?.length ?? 0), 0)
    expect(effects * 1000).toBeLessThanOrEqual(lines)
  })

  it('no barrels', () => {
    expect(hits(code, /^export \* from/m)).toEqual([])
  })

  it('no folder of a workspace holds more than 25 files', () => {
    const held = files.filter((file) => /^(openapi|gateway|web|mocks|tests)\//.test(file) && !isData(file))
    const folders = Map.groupBy(held, (file) => file.slice(0, file.lastIndexOf('/')))
    expect(folders.size).toBeGreaterThan(150)
    expect([...folders].filter(([, { length }]) => length > 25).map(([folder]) => folder)).toEqual([])
  })

  it('no file called utils, helpers, common or misc', () => {
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\.|\/)/.test(file))).toEqual([])
  })

  it('only logical CSS properties, so that right to left needs no second rule', () => {
    const styles = files.filter((file) => file.endsWith('.css'))
    expect(
      hits(styles, /(margin|padding|border)-(left|right)|(^|[\s;{])(left|right)\s*:|text-align:\s*(left|right)/),
    ).toEqual([])
  })

  it('mocks are deterministic: no Math.random, no Date.now', () => {
    expect(
      hits(
        code.filter((file) => file.startsWith('mocks/')),
        /Math\.random\(|Date\.now\(|new Date\(\)/,
      ),
    ).toEqual([])
  })

  it('no URL of an API call outside the contract', () => {
    // Pages of the shop have some of the same paths, which then count only below `/api`.
    const pages = new Set(readdirSync(join(root, 'web/src/screens'), 'utf8').map((name) => name.replace(/-.*/, '/{}')))
    const paths = Object.values(operations).map(({ path }) => path)
    const bare = paths.filter((path) => !pages.has(path.slice(1).replaceAll(/\{\w+\}/g, '{}')))
    const written = [...paths.map((path) => `/api${path}`), ...bare].map((path) =>
      path.replaceAll(/\{\w+\}/g, '\\$?\\{[^}]+\\}'),
    )
    const pattern = new RegExp(`^(?!\\s*(?:/?\\*|//)).*['"\`}](?:${written.join('|')})['"\`?]`, 'm')
    // The documentation shows calls as its readers type them.
    const callers = code.filter((file) => /^(web|gateway|mocks)\//.test(file) && !file.startsWith('gateway/src/docs/'))
    expect(hits(callers, pattern)).toEqual([])
    expect(pattern.test('fetch(`${origin}/api/hotels/${id}/price`)')).toBe(true)
  })

  it('nothing is left undone, skipped or switched off', () => {
    // Each word has a character class of one letter, so that this file does not match itself.
    const marks = /TO[D]O|FIX[M]E|@ts-[i]gnore|@ts-[n]ocheck|\b(it|test|describe)\.(skip|only|todo|fixme)\b/
    expect(hits(sources, marks)).toEqual([])
  })
})
