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
  vi.resetModules()
  const { loadChat } = await import('./chat-script.ts')
  return { appended, loadChat }
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
