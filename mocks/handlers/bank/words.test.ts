import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bankWords } from './words.ts'

const HOME = new URL('../../seed/bank/', import.meta.url)
const read = (file: string) => JSON.parse(readFileSync(new URL(file, HOME), 'utf8')) as Record<string, string>
const ENGLISH = read('en.json')
const placeholders = (text = '') => Array.from(text.matchAll(/\{\w+\}/g), String)

test.each(readdirSync(HOME))('the bank speaks the language of %s in every text', (file) => {
  const texts = read(file)
  expect(Object.keys(texts)).toEqual(Object.keys(ENGLISH))
  for (const [id, text] of Object.entries(texts)) {
    expect([id, placeholders(text)]).toEqual([id, placeholders(ENGLISH[id])])
  }
  const { lang, dir, heading } = bankWords(file.slice(0, 2))
  expect([`${lang}.json`, heading]).toEqual([file, texts['heading']])
  expect(dir).toBe(['ar', 'fa', 'he'].includes(lang) ? 'rtl' : 'ltr')
})

test('an unknown language is English, and says so', () => {
  expect(bankWords('xx')).toEqual(bankWords('en'))
  expect(bankWords('xx').lang).toBe('en')
})
