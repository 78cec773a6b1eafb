import { describe, expect, it } from 'vitest'
import { files, isTestCode, read } from './tree.ts'

const FOLDER = 'docs/decisions/'
const pages = files.filter((file) => file.startsWith(FOLDER) && !file.endsWith('/README.md'))
const headings = pages.flatMap((file) =>
  Array.from(read(file).matchAll(/^## (\d+\.\d+|[A-H]\d+)(?= |$)/gm), (found) => found[1]),
)
const numbered = pages
  .flatMap((file) => /\/(\d{4})-[\w-]+\.md$/.exec(file)?.[1] ?? [])
  .map((number) => String(Number(number)))

/** Everything that can be cited: decisions, their points, and the cases of the fault catalogue. */
const known: ReadonlySet<string | undefined> = new Set([...numbered, ...headings])

const citing = files.filter((file) => /\.(ts|tsx|mjs|css|yaml|md)$/.test(file) && !file.endsWith('/citations.test.ts'))

/** The text of a file with wrapped comments joined into single lines, so that a citation may span a line break. */
const unwrapped = (file: string) => read(file).replaceAll(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')

const found = (file: string, pattern: RegExp) => Array.from(unwrapped(file).matchAll(pattern), ([text]) => text)

const DECISIONS = /\bdecisions? \d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?(?![\w%]))*/gi
const NUMBERS = /\d+(?:\.\d+)?/g

/** Cases in parentheses, `(D12)` or `(E4, H8)`, and at the beginning of a test's title. */
const CASES = /\([A-H]\d{1,2}(?:(?:, | and )[A-H]\d{1,2})*\)/g
const TITLES = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*['"`][A-H]\d{1,2}\b/g
const IDS = /[A-H]\d{1,2}/g

/** Documents that are not in this repository. */
const PAPERS = [
  /\b(?:spec|reliability|architecture|toolchain|journeys?|provider facts),? (?:\d|[A-H]\d)/gi,
  /(?<!Provider \d+, )\bproduct (?:\d|row \d)/gi,
  /(?<=['"`(])row \d+(?=[ :)])/g,
]

describe('citations', () => {
  it('the pages of decisions are numbered without a gap, and so are their points', () => {
    expect(numbered).toEqual(numbered.map((_number, at) => String(at + 1)))
    for (const file of pages) {
      const own = Array.from(read(file).matchAll(/^## (?:\d+\.|[A-H])(\d+)(?= |$)/gm), ([, number]) => Number(number))
      expect([file, own]).toEqual([file, own.map((_number, at) => at + 1)])
    }
  })

  it('the index names every page', () => {
    const index = read(`${FOLDER}README.md`)
    expect(pages.filter((file) => !index.includes(`(${file.slice(FOLDER.length)})`))).toEqual([])
  })

  it('every cited decision exists, page and point', () => {
    const broken = citing.flatMap((file) =>
      found(file, DECISIONS).flatMap((text) =>
        Array.from(text.matchAll(NUMBERS), ([number]) => number)
          .filter((number) => !known.has(number))
          .map((number) => `${file} cites decision ${number}`),
      ),
    )
    expect(broken).toEqual([])
  })

  it('every cited case exists', () => {
    const broken = citing.flatMap((file) =>
      [...found(file, CASES), ...(isTestCode(file) ? found(file, TITLES) : [])].flatMap((text) =>
        Array.from(text.matchAll(IDS), ([id]) => id)
          .filter((id) => !known.has(id))
          .map((id) => `${file} cites ${id}`),
      ),
    )
    expect(broken).toEqual([])
  })

  it('nothing cites papers that are not in the repository', () => {
    const broken = citing.flatMap((file) =>
      PAPERS.flatMap((paper) => found(file, paper).map((text) => `${file} cites "${text}"`)),
    )
    expect(broken).toEqual([])
  })
})
