import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftOf } from './draft.ts'
import type * as KeptDraft from './kept-draft.ts'
import { basketFor } from './testing/basket.ts'

const KEY = 'rota.guests'
const booking = basketFor({ adults: 2, children: [] })
const empty = draftOf(booking)
const typed = {
  customer: { ...empty.customer, name: 'Defne', phone: '532-555-0148', billing: 'corporate' as const },
  guests: [
    { name: 'Defne', surname: '', type: 'adult' as const },
    { name: 'Mert', surname: 'Aydın', type: 'adult' as const },
  ],
  wishes: 'High floor',
  same: false,
}

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

afterEach(() => vi.unstubAllGlobals())

/** A fresh module, as in a newly loaded page. */
async function page(): Promise<typeof KeptDraft> {
  vi.resetModules()
  return import('./kept-draft.ts')
}

test('restores every field after a reload', async () => {
  ;(await page()).keepDraft(typed)
  expect((await page()).recallDraft(booking)).toEqual(typed)
})

test('leaves nothing in the tab after saving', async () => {
  const first = await page()
  first.keepDraft(typed)
  first.dropDraft()
  expect(kept.size).toBe(0)
  expect((await page()).recallDraft(booking)).toEqual(empty)
})

test.each([
  ['in the wishes', { ...typed, wishes: 'my card is 5555 5555 5555 4444' }],
  ['in Arabic digits', { ...typed, wishes: '٥٥٥٥٥٥٥٥٥٥٥٥٤٤٤٤' }],
  ['as a name', { ...typed, customer: { ...typed.customer, name: '4000-0000-0000-1091' } }],
  [
    'as a guest',
    { ...typed, guests: [{ ...typed.guests[0], name: '4000000000001091', surname: '', type: 'adult' as const }] },
  ],
  ['before it is whole', { ...typed, wishes: '5555 5555 5555 4' }],
])('E12: does not store a number as long as a card number: %s', async (_name, draft) => {
  ;(await page()).keepDraft(draft)
  expect(kept.get(KEY)).not.toMatch(/[0-9٠-٩]{4}[ -]?[0-9٠-٩]{4}[ -]?[0-9٠-٩]{4}/)
  expect((await page()).recallDraft(booking).customer.phone).toBe('532-555-0148')
})

test.each([
  ['no JSON', '{"customer"'],
  ['something else', '[1]'],
  [
    'fields of another kind',
    '{"customer":{"name":7,"billing":"x"},"guests":[null,{"name":3}],"wishes":null,"same":"no"}',
  ],
])('ignores stored text that is no draft: %s', async (_name, text) => {
  kept.set(KEY, text)
  expect((await page()).recallDraft(booking)).toEqual(empty)
})

test('H6: keeps the draft in memory without storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const { keepDraft, recallDraft } = await page()
  keepDraft(typed)
  expect(recallDraft(booking)).toEqual(typed)
})
