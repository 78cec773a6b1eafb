import { expect, test } from 'vitest'
import { mapAddress } from './map-address.ts'

const text = (texts: { value: string }[] | undefined) => texts?.[0]?.value ?? ''
const name = (value: string) => [{ lang: 'en', value }]
const SEARCH = 'https://www.openstreetmap.org/search?query='

test.each([
  [
    'a hotel by its name and place',
    { type: 'hotel', title: name('Ardıç Bay'), place: name('Kaş') },
    `Ard%C4%B1%C3%A7%20Bay%2C%20Ka%C5%9F`,
  ],
  [
    'a name that says its place already',
    { type: 'hotel', title: name('Bay of Kaş'), place: name('Kaş') },
    `Bay%20of%20Ka%C5%9F`,
  ],
  [
    'a tour by its place, because no map knows its name',
    { type: 'tour', title: name('Balloons'), place: name('Kaş') },
    `Ka%C5%9F`,
  ],
  [
    'an event and a car by the street address of their venue or desk',
    { type: 'service', title: name('Jazz'), place: name('Kaş'), address: name('Kale 1, Bodrum') },
    'Kale%201%2C%20Bodrum',
  ],
  ['an event without a place by its name', { type: 'service', title: name('Jazz') }, 'Jazz'],
  [
    'a ride by where it starts',
    { type: 'transfer', title: name('Ride'), from: { id: 'a', type: 3, name: name('AYT') } },
    'AYT',
  ],
] as const)('%s', (_, line, query) => {
  expect(mapAddress(line as never, text as never)).toBe(SEARCH + query)
})

test('a flight has no map', () => {
  expect(mapAddress({ type: 'flight', title: name('IST - AYT'), legs: [] }, text as never)).toBeUndefined()
})
