import { expect, test } from '../own-pair.ts'
import { visit } from '../visit.ts'
import { english } from '../words.ts'

test.use({ noise: [/Content Security Policy|^CSP: |TrustedScriptURL/] })

test('what a policy stops is reported to the gateway, and the page works (H10)', async ({ page, pair }) => {
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
  await expect.poll(() => pair?.reports().toSorted()).toEqual(stopped.toSorted())
  await page
    .getByRole('banner')
    .getByRole('link', { name: english('cart.name') })
    .click()
  await expect(page.getByText(english('cart.empty'))).toBeVisible()
})
