import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepSettings } from './keep-settings.ts'

let cookies: string[]
beforeEach(() => {
  cookies = []
  const page = {
    set cookie(text: string) {
      cookies.push(text.split(';')[0] ?? '')
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('self', 'window')
  vi.stubGlobal('top', 'window')
})
afterEach(() => vi.unstubAllGlobals())

/** Saves a form with these fields; returns the language to which it leads. */
function save(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return keepSettings(form, { usd: 45.5, eur: 52.9, gbp: 60.1 })
}

test('stores the language, even if it is that of the page (decision 32.8)', () => {
  expect(save({ language: 'en' })).toBe('en')
  expect(save({ language: 'ar' })).toBe('ar')
  expect(cookies).toEqual(['i18n_redirected=en', 'i18n_redirected=ar'])
})

test('stores the currency', () => {
  save({ language: 'en', currency: 'eur' })
  expect(cookies).toEqual(['currency=eur', 'i18n_redirected=en'])
})

test('does not store values that are not offered', () => {
  expect(save({ language: 'xx', currency: 'zzz' })).toBeUndefined()
  expect(save({})).toBeUndefined()
  expect(cookies).toEqual([])
})
