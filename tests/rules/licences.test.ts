import { expect, test } from 'vitest'
import { read } from './tree.ts'

/** The packages that the storefront names. */
const { dependencies } = JSON.parse(read('web/package.json')) as { dependencies: Record<string, string> }
const named = Object.keys(dependencies).filter((name) => !name.startsWith('@rota/'))

const BROWSERS = 'web/dist/client/licenses.txt'
const cases = [
  // What react-dom and swr bring along.
  ...[...named, 'scheduler', 'dequal'].map((name) => [name, BROWSERS] as const),
  // Rendering needs no scheduler.
  ...named.map((name) => [name, 'web/dist/server/licenses.txt'] as const),
  ['@redocly/cli', 'gateway/dist/docs/assets/licenses.txt'] as const,
  ['swagger-ui-dist', 'gateway/dist/docs/assets/licenses.txt'] as const,
]

/** The sections of a file of licences by package: the name of the licence, and its text. */
function licencesIn(file: string): Map<string, { licence: string; text: string }> {
  const [, ...sections] = `\n${read(file)}`.split(/\n## (?=\S+ - \d+\.\d+\.\d+ \(.*\)\n)/)
  return new Map(
    sections.map((section) => {
      const [, name = '', licence = '', text = ''] = /^(\S+) - \S+ \((.*)\)\n([^]*)$/.exec(section) ?? []
      return [name, { licence, text }]
    }),
  )
}

// The Unlicense asks for nothing, and its packages may come without its text.
const PASSED_ON = /^Unlicense\n|Permission is hereby granted|Redistribution and use|Apache License/

test.each(cases)('the licence of %s is in %s', (name, file) => {
  const { licence, text } = licencesIn(file).get(name) ?? {}
  expect(`${licence}\n${text}`).toMatch(PASSED_ON)
})

test('what the scripts of the documentation have in them is named, too', () => {
  const licences = licencesIn('gateway/dist/docs/assets/licenses.txt')
  expect(licences.get('@redocly/cli')?.text).toContain(' react@')
  expect(licences.get('swagger-ui-dist')?.text).toMatch(/SmartBear Software[^]*react-dom\.production/)
})
