import { expect, test } from '../own-stack.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

test.use({ noise: [/Content Security Policy|^CSP: |TrustedScriptURL|TrustedHTML|TrustedTypePolicy/] })

test('what a policy stops is reported to the gateway, and the page works (H10)', async ({ page, stack }) => {
  await visit(page, '/')
  // What an attacker in the page would try, and what an extension or a proxy adds.
  const isScriptStopped = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'main { display: none }'
    const frame = document.createElement('iframe')
    frame.src = 'https://third.test/'
    document.body.append(style, frame)
    void fetch('https://third.test/collect').catch(() => {})
    try {
      document.createElement('script').src = 'https://third.test/x.js'
      return false
    } catch {
      return true
    }
  })
  expect(isScriptStopped).toBe(true)
  const stopped = [
    'style-src-elem inline',
    'frame-src other',
    'connect-src other',
    'require-trusted-types-for trusted-types-sink',
  ]
  await expect.poll(() => stack?.reports().toSorted()).toEqual(stopped.toSorted())
  // No script writes HTML, not even through a policy of its own (decision 33.9).
  const ways = await page.evaluate(() => {
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy: (name: string, rules: object) => object } }
    const tries: [string, () => unknown][] = [
      ['innerHTML', () => (document.createElement('p').innerHTML = '<b>x</b>')],
      ['insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')],
      ['DOMParser', () => new DOMParser().parseFromString('<b>x</b>', 'text/html')],
      ['srcdoc', () => (document.createElement('iframe').srcdoc = '<b>x</b>')],
      ['policy', () => trustedTypes?.createPolicy('another', {})],
    ]
    return tries.flatMap(([name, run]) => {
      try {
        run()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(ways).toEqual([])
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('cart.name') })
    .click()
  await expect(page.getByText(english('cart.empty'))).toBeVisible()
})
