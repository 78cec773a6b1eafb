import { expect, test } from 'vitest'
import { pictureSet } from './picture-set.ts'

test('a photograph has the widths of the gateway, up to its own', () => {
  const url = '/images/1001/7c1f'
  expect(pictureSet(url, 1200)).toBe(
    `${url}?width=320 320w, ${url}?width=480 480w, ${url}?width=640 640w, ${url}?width=960 960w, ${url}?width=1280 1200w`,
  )
  expect(pictureSet(url, 640)).toMatch(/640 640w$/)
  expect(pictureSet(url, 200)).toBe(`${url}?width=320 200w`)
  expect(pictureSet(url, 5000)).toMatch(/1920 1920w$/)
})

test('a picture of the provider keeps its URL', () => {
  expect(pictureSet('/images/provider?url=https%3A%2F%2Fmedia.test%2Fa.jpg', 400)).toMatch(
    /^\/images\/provider\?url=https%3A%2F%2Fmedia\.test%2Fa\.jpg&width=320 320w, /,
  )
})

test.each(['/images/1001/bay.svg', 'data:image/svg+xml,%3Csvg/%3E', 'https://images.test/1001/a'])(
  '%s comes as it is',
  (address) => expect(pictureSet(address, 1600)).toBeUndefined(),
)
