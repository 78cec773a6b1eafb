import { describe, expect, it } from 'vitest'
import { files, isTestCode, read } from './tree.ts'

const catalogues = files.filter((file) => /^web\/src\/i18n\/messages\/[a-z]{2}\.json$/.test(file))
const load = (file: string) => JSON.parse(read(file)) as Record<string, string>
const english = load('web/src/i18n/messages/en.json')
const ids = Object.keys(english)

/** Names of the arguments of an ICU message, plural and select ones included. */
const argumentsOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\s*([A-Za-z0-9_]+)\s*(?=[,}])/g), ([, name = '']) => name))].toSorted()

describe.each(catalogues)('%s', (file) => {
  const messages = load(file)

  it('has every message id, and no other', () => {
    expect(Object.keys(messages).toSorted()).toEqual(ids.toSorted())
  })

  it('has a text for each', () => {
    expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('knows the arguments of the English text', () => {
    const wrong = ids.filter((id) =>
      argumentsOf(english[id] ?? '').some((name) => !argumentsOf(messages[id] ?? '').includes(name)),
    )
    // A plural form may leave the number out in words, so only missing plural arguments are wrong.
    expect(wrong).toEqual([])
  })
})

describe('messages', () => {
  const source = files
    .filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !isTestCode(file))
    .map(read)
    .join('\n')

  it('every id of the catalogue is used', () => {
    const prefixes = Array.from(source.matchAll(/`([a-z][A-Za-z0-9.-]*[.])\$\{/g), ([, prefix = '']) => prefix)
    const unused = ids.filter(
      (id) =>
        !source.includes(`'${id}'`) && !source.includes(`"${id}"`) && !prefixes.some((prefix) => id.startsWith(prefix)),
    )
    expect(unused).toEqual([])
  })

  it('plural messages in Arabic have all six forms', () => {
    const arabic = load('web/src/i18n/messages/ar.json')
    const exact: Record<string, string> = { zero: '|=0', one: '|=1', two: '|=2' }
    const lacks = (text: string, form: string) => !new RegExp(`(\\b${form}${exact[form] ?? ''})\\s*\\{`).test(text)
    const broken = Object.entries(arabic)
      .filter(([, text]) => text.includes(', plural,'))
      .flatMap(([id, text]) =>
        ['zero', 'one', 'two', 'few', 'many', 'other']
          .filter((form) => lacks(text, form))
          .map((form) => `${id}: ${form}`),
      )
    expect(broken).toEqual([])
  })
})
