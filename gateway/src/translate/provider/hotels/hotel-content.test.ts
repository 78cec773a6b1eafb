import { expect, test } from 'vitest'
import { providerExample } from '../../../testing/provider.ts'
import type { Wire } from '../../../ports/provider.ts'
import { contentRequest, toHotelContent } from './hotel-content.ts'
import { CONVERSION } from '../testing/conversion.ts'

test('content is requested in Turkish by default (decision 17.1)', () => {
  const asked = { product: '30211', ownerProvider: 2 }
  expect(contentRequest(asked)).toEqual({ ...asked, productType: 2, culture: 'tr-TR' })
  expect(contentRequest({ ...asked, culture: 'en-US' }).culture).toBe('en-US')
})

test('the example of the contract: texts and pictures come from the seasons', () => {
  const body = providerExample('productInfoView') as unknown as Wire['ProductInfoBody']
  expect(toHotelContent(body, CONVERSION)).toMatchObject({
    id: '30211',
    provider: 2,
    name: 'Ardıç Bay Hotel',
    description: 'Ninety-six rooms step down the hill to a stone quay.',
    facilities: [{ id: '4', name: 'Pool' }],
    mediaFiles: [{ fileType: 1, url: 'https://media.example/hotels/30211/1.jpg' }],
  })
})

test('rooms have their first picture and their texts', () => {
  const rooms = [
    {
      code: 'STD',
      name: 'Standard',
      presentations: [{ text: 'Two beds' }, { text: 'Sea view' }],
      mediaFiles: [{ url: '/r/1.jpg' }, { url: '/r/2.jpg' }],
    },
    { code: 'X' },
  ] as Wire['RoomInfo'][]
  expect(hotel({}, { rooms }).others?.rooms).toEqual([
    { code: 'STD', name: 'Standard', text: 'Two beds\nSea view', picture: 'https://provider.test/media/r/1.jpg' },
  ])
})

test('an address has no repeated lines', () => {
  const address = { addressLines: ['Deniz Sokak 12', null], street: 'Deniz Sokak', streetNumber: '12' }
  expect(hotel({}, { address }).address).toBe('Deniz Sokak 12')
})

const hotel = (season: Wire['Season'], rest: Partial<Wire['HotelContent']> = {}) =>
  toHotelContent({ hotel: { id: '1', ...rest, seasons: [season, season] } }, CONVERSION)

test.each<[string, Wire['Season'], object[]]>([
  [
    'twice',
    { mediaFiles: [{ fileType: 1, urlFull: 'https://a.test/1.jpg' }] },
    [{ fileType: 1, url: 'https://a.test/1.jpg' }],
  ],
  [
    'relative',
    { mediaFiles: [{ fileType: 1, url: '/Hotels/A.JPG' }] },
    [{ fileType: 1, url: 'https://provider.test/media/hotels/a.jpg' }],
  ],
  [
    'of kind 0',
    { mediaFiles: [{ fileType: 0, urlFull: 'https://a.test/1.jpg' }] },
    [{ fileType: 1, url: 'https://a.test/1.jpg' }],
  ],
  [
    'a PDF',
    { mediaFiles: [{ fileType: 2, urlFull: 'https://a.test/1.pdf' }] },
    [{ fileType: 2, url: 'https://a.test/1.pdf' }],
  ],
  ['a script', { mediaFiles: [{ fileType: 1, urlFull: 'javascript:alert(1)' }] }, []],
  ['without an address', { mediaFiles: [{ fileType: 1 }] }, []],
  ['not there', {}, []],
])('a picture %s', (_name, season, files) => {
  expect(hotel(season).mediaFiles).toEqual(files)
})

test('lines of an address may be null', () => {
  const address = { addressLines: [null, 'Lara'], street: 'Sahil Caddesi', streetNumber: '28' }
  expect(hotel({}, { address }).address).toBe('Lara, Sahil Caddesi 28')
  expect(hotel({}, { address: { addressLines: [null] } })).not.toHaveProperty('address')
})

test.each<[string, Partial<Wire['HotelContent']>, object | undefined]>([
  [
    'boards and rooms, each once',
    {
      boards: [
        { code: 'HB', name: 'Half board' },
        { code: 'HB', name: 'Half board' },
      ],
      rooms: [{ code: 'STD', name: 'Standard' }],
    },
    { boards: [{ code: 'HB', name: 'Half board' }], rooms: [{ code: 'STD', name: 'Standard' }] },
  ],
  ['boards without names', { boards: [{ code: 'HB', name: null as never }] }, undefined],
  ['neither', {}, undefined],
])('others: %s (decision 17.6)', (_name, rest, others) => {
  expect(hotel({}, rest).others).toEqual(others)
})

test('themes have no duplicates', () => {
  expect(hotel({ themes: [{ id: '1', name: 'Beach' }] }, { themes: [{ id: '1', name: 'Beach' }] }).themes).toEqual([
    { id: '1', name: 'Beach' },
  ])
})
