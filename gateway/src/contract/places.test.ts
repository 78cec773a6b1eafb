import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const value = { name: 'a', list: [{ id: 1 }, { id: 2, more: { deep: ['b'] } }], 'x/y': 0 }

test.each([
  [['name'], [['/name', 'a']]],
  [
    ['list', '*', 'id'],
    [
      ['/list/0/id', 1],
      ['/list/1/id', 2],
    ],
  ],
  [['list', '*', 'none'], []],
  [['name', 'deeper'], []],
  [['x/y'], [['/x~1y', 0]]],
] as const)('%j leads to %j', (path, found) => {
  expect(placesOf([path], value).map((it) => [it.pointer, it.found])).toEqual(found)
})

test('** matches everything below, which recursive schemas need', () => {
  const texts = placesOf([['list', '**']], value).filter(({ found }) => typeof found === 'string')
  expect(texts).toEqual([{ pointer: '/list/1/more/deep/0', found: 'b' }])
})
