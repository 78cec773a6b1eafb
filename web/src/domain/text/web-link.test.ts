import { expect, test } from 'vitest'
import { webLink } from './web-link.ts'

test.each(['https://example.com/yelkovan', 'HTTP://example.com', 'mailto:hello@example.com', 'tel:+908500000000'])(
  '%s may stand in a link',
  (address) => {
    expect(webLink(address)).toBe(address)
  },
)

test.each([
  undefined,
  '',
  'example.com',
  '/elsewhere',
  '//evil.example',
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
])('rejects %j', (address) => {
  expect(webLink(address)).toBeUndefined()
})
