import { afterEach, expect, test, vi } from 'vitest'

/** A document that keeps what is appended to its head, and browsers with or without Trusted Types. */
async function browser(policies: { name: string }[] | undefined) {
  const appended: Record<string, unknown>[] = []
  const script = () => {
    const element = new EventTarget()
    return Object.assign(element, { remove: () => appended.splice(0) })
  }
  vi.stubGlobal('document', { createElement: script, head: { append: (it: never) => appended.push(it) } })
  vi.stubGlobal(
    'trustedTypes',
    policies && {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        if (policies.some((it) => it.name === name)) throw new TypeError(`Policy "${name}" already exists`)
        policies.push({ name })
        return rules
      },
    },
  )
  const history = new EventTarget()
  vi.stubGlobal('addEventListener', history.addEventListener.bind(history))
  vi.resetModules()
  const { loadChat } = await import('./chat-script.ts')
  return { appended, history, loadChat }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['with Trusted Types', []],
  ['without Trusted Types', undefined],
])('the chat of a site is one script, from its record, %s (decision 44.6)', async (_, policies) => {
  const { appended, loadChat } = await browser(policies)
  const loaded = loadChat('https://chat.test/widget.js')
  expect(appended.map(({ src }) => src)).toEqual(['https://chat.test/widget.js'])
  ;(appended[0] as unknown as EventTarget).dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBeUndefined()
  expect(policies?.map(({ name }) => name)).toEqual(policies && ['chat'])
})

test.each([
  ['with Trusted Types', []],
  ['without Trusted Types', undefined],
])('a chat that cannot be loaded leaves nothing behind, and the next press tries again, %s', async (_, policies) => {
  const { appended, loadChat } = await browser(policies)
  const loaded = loadChat('https://chat.test/widget.js')
  ;(appended[0] as unknown as EventTarget).dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('the chat cannot be loaded')
  expect(appended).toEqual([])
  const again = loadChat('https://chat.test/widget.js')
  ;(appended[0] as unknown as EventTarget).dispatchEvent(new Event('load'))
  await expect(again).resolves.toBeUndefined()
})

test('beside it, Back to a page without chat loads that page anew (decision 44.6)', async () => {
  const { history, loadChat } = await browser(undefined)
  void loadChat('https://chat.test/widget.js')
  let shown = false
  // Node calls listeners in their order; in browsers, those of the capture phase are the first.
  history.addEventListener('popstate', () => (shown = true))
  /** Whether Back to a path shows its page in this document. */
  const isShown = (pathname: string) => {
    shown = false
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { pathname, reload })
    history.dispatchEvent(new Event('popstate'))
    expect(reload).toHaveBeenCalledTimes(shown ? 0 : 1)
    return shown
  }
  const pages = ['/tours', '/ar/tours', '/hotels', '/ar/cart', '/checkout']
  expect(pages.filter(isShown)).toEqual(['/tours', '/ar/tours'])
})
