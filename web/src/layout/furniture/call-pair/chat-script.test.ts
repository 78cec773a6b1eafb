import { afterEach, expect, test, vi } from 'vitest'
import { loadChat } from './chat-script.ts'

/** A document that keeps what is appended to its head, and browsers with or without Trusted Types. */
function browser(policies: { name: string }[] | undefined) {
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
        policies.push({ name })
        return rules
      },
    },
  )
  return appended
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['with Trusted Types', []],
  ['without Trusted Types', undefined],
])('the chat of a site is one script, from its record, %s (decision 44.6)', async (_, policies) => {
  const appended = browser(policies)
  const loaded = loadChat('https://chat.test/widget.js')
  expect(appended.map(({ src }) => src)).toEqual(['https://chat.test/widget.js'])
  ;(appended[0] as unknown as EventTarget).dispatchEvent(new Event('load'))
  await expect(loaded).resolves.toBeUndefined()
  expect(policies?.map(({ name }) => name)).toEqual(policies && ['chat'])
})

test('a chat that cannot be loaded leaves nothing behind, so that the next press tries again', async () => {
  const appended = browser(undefined)
  const loaded = loadChat('https://chat.test/widget.js')
  ;(appended[0] as unknown as EventTarget).dispatchEvent(new Event('error'))
  await expect(loaded).rejects.toThrow('the chat cannot be loaded')
  expect(appended).toEqual([])
})
