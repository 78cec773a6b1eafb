import { expect, test } from 'vitest'
import { decodePlaces, encodePlaces } from './place-list.ts'

test.each([
  ['', { name: '', sort: 'hotels', page: 1 }],
  ['page=3', { name: '', sort: 'hotels', page: 3 }],
  ['name=ka%C5%9F&sort=name&page=2', { name: 'kaş', sort: 'name', page: 2 }],
] as const)('the address "%s" is a list, and the list has this address', (query, list) => {
  expect(decodePlaces(query)).toEqual(list)
  expect(decodeURIComponent(encodePlaces(list))).toBe(decodeURIComponent(query))
})

test.each([
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1e9', 1],
  ['page=9999', 1000],
  ['page=x', 1],
])('the page number in "%s" is %i', (query, page) => {
  expect(decodePlaces(query).page).toBe(page)
})

test('decodes a name to one line of at most 60 characters', () => {
  expect(decodePlaces(`name=%20a%0A%09b${'c'.repeat(80)}`).name).toBe(`a b${'c'.repeat(57)}`)
})
