import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

/** The module as a new page has it, in a browser with this storage. */
async function inBrowser(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  return import('./kept-text.ts')
}
const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

it('detects blocked storage at once, and keeps the list in memory (H6)', async () => {
  const { isStorageForbidden, keepText, keptText } = await inBrowser({ getItem: blocked, setItem: blocked })
  expect(isStorageForbidden()).toBe(true)
  keepText('[1]')
  expect(keptText()).toBe('[1]')
})

it('does not report working storage as blocked', async () => {
  const { isStorageForbidden, keptText } = await inBrowser({ getItem: () => '[2]', setItem: () => undefined })
  expect(isStorageForbidden()).toBe(false)
  expect(keptText()).toBe('[2]')
})
