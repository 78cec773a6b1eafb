import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

const text = (texts: { value: string }[] | undefined) => texts?.[0]?.value ?? ''
const name = (value: string) => [{ lang: 'en', value }]
const SEARCH = 'https://www.openstreetmap.org/search?query='

test.each([
  [
    'a hotel by its name and place',
    { title: name('Ardıç Bay'), place: name('Kaş') },
    `Ard%C4%B1%C3%A7%20Bay%2C%20Ka%C5%9F`,
  ],
  [
    'a name that says its place already',
    { title: name('Two nights in Kaş'), place: name('Kaş') },
    `Two%20nights%20in%20Ka%C5%9F`,
  ],
  ['a ride by where it starts', { title: name('Ride'), from: { id: 'a', type: 3, name: name('AYT') } }, 'AYT'],
] as const)('%s', (_, line, query) => {
  expect(mapAddress(line as never, text as never)).toBe(SEARCH + query)
})

test('a flight has no map', () => {
  expect(mapAddress({ title: name('IST - AYT'), legs: [] }, text as never)).toBeUndefined()
})
