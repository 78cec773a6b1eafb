import { expect, test } from 'vitest'
import { pictureSet } from './picture-set.ts'

test('a photograph has the widths of the gateway', () => {
  const set = pictureSet('/images/1001/7c1f')?.split(',')
  expect(set?.length).toBeGreaterThan(3)
  expect(set?.slice(0, 2)).toEqual(['/images/1001/7c1f?width=320 320w', '/images/1001/7c1f?width=480 480w'])
})

test('a picture of the provider keeps its URL', () => {
  const url = '/images/provider?url=https%3A%2F%2Fmedia.test%2Fa.jpg'
  expect(pictureSet(url)?.split(',')[0]).toBe(`${url}&width=320 320w`)
})

test.each(['/images/1001/bay.svg', 'data:image/svg+xml,%3Csvg/%3E', 'https://images.test/1001/a'])(
  '%s comes as it is',
  (address) => expect(pictureSet(address)).toBeUndefined(),
)
