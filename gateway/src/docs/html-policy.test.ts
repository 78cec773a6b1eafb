import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { HTML_POLICY_SCRIPT } from './html-policy.ts'

/** The rules that the script gives to a browser. */
function rules() {
  const made: Record<string, Record<string, (text: string) => string | undefined>> = {}
  const trustedTypes = { createPolicy: (name: string, given: never) => void (made[name] = given) }
  const location = { origin: 'https://shop.test' }
  runInNewContext(HTML_POLICY_SCRIPT, { window: { trustedTypes }, location })
  return made['default']
}

test.each([
  ['<p class="on-request">Say <code>onerror = 1</code> when</p>', true],
  ['<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>', true],
  ['<script>alert(1)</script>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<svg/onload=alert(1)>', false],
  ['<a href="JavaScript:alert(1)">', false],
])('the consoles of the documentation may write %j: %s (decision 33.9)', (html, isAllowed) => {
  expect(rules()?.['createHTML']?.(html)).toBe(isAllowed ? html : '')
})

test.each([
  ['blob:https://shop.test/0c7e', true],
  ['blob:https://other.test/0c7e', false],
  ['https://shop.test/docs/assets/x.js', false],
  ['data:text/javascript,alert(1)', false],
])('they may run a worker from %j: %s', (url, isAllowed) => {
  expect(rules()?.['createScriptURL']?.(url)).toBe(isAllowed ? url : undefined)
})

test('they may turn no text into a script', () => {
  expect(rules()).not.toHaveProperty('createScript')
})

test('a browser without Trusted Types runs the page as before', () => {
  expect(() => runInNewContext(HTML_POLICY_SCRIPT, { window: {} }) as unknown).not.toThrow()
})
