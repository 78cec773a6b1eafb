import { describe, expect, it, test } from 'vitest'
import { amenitiesOf } from './known-amenities.ts'
import { boardOf } from './known-boards.ts'
import { themesOf } from './known-themes.ts'
import { plainText } from './plain-text.ts'

describe('what the provider writes is shown by the words of the reference data (decision 37.7)', () => {
  it.each([
    ['Outdoor swimming pool', 'pool'],
    ['Indoor pool', 'pool'],
    ['Heated pool', 'heated-pool'],
    ['Pool bar', 'bar'],
    ['Free WiFi', 'wifi'],
    ['Wi‑Fi in all rooms', 'wifi'],
    ['Wireless internet (extra charge)', 'wifi'],
    ['Car parking', 'parking'],
    ['Free private parking on site', 'parking'],
    ["Children's club", 'kids-club'],
    ['Kids’ club', 'kids-club'],
    ['Air-conditioning', 'air-conditioning'],
    ['Spa & wellness centre', 'spa'],
    ['Pets allowed', 'pets'],
    ['Pets', 'pets'],
    ['Pet-friendly', 'pets'],
    ['24 hour reception', 'reception-24h'],
    ['Front desk (24 hours)', 'reception-24h'],
    ['24/7 reception', 'reception-24h'],
    ['Safety deposit box', 'safety-box'],
    ['Wheelchair access', 'accessible'],
    ['Airport shuttle (surcharge)', 'airport-shuttle'],
    ['Ski lift', 'ski-lift'],
    ['Ski-in/ski-out', 'ski-lift'],
    ['Satellite TV', 'tv'],
  ])('%s', (name, amenity) => {
    expect(amenitiesOf([{ name }])).toEqual([amenity])
  })

  it.each([
    ['a negation', ['Pets not allowed', 'No pets', 'No parking', 'Without air conditioning', 'No pets allowed']],
    ['another thing', ['Pool table', 'Pool view', 'Mini bar', 'Garden view', 'Golf cart', 'Restaurant reservations']],
    ['another service', ['24 hour room service', '24-hour security', '24-hour check-in', 'Beach shuttle', 'TV repair']],
    [
      'a thing beside it',
      ['Ski storage', 'Ski school', 'Ski', 'Internet corner', 'Wired internet', 'Safety', 'Pet food'],
    ],
    ['a place outside', ['Public parking nearby', 'Bicycle parking', 'Restaurant across the street']],
  ])('leaves out %s', (_, names) => {
    expect(amenitiesOf(names.map((name) => ({ name })))).toEqual([])
  })

  it('leaves out what it does not know, and says nothing twice', () => {
    const names = ['Pool', 'Second pool', 'Barbecue', 'Helipad']
    expect(amenitiesOf(names.map((name) => ({ name })))).toEqual(['pool'])
  })

  it('knows themes in every language of the reference data', () => {
    expect(themesOf([{ name: 'ALL INCLUSIVE' }, { name: 'Plaj' }, { name: 'Golf' }, { name: 'Moon' }])).toEqual([
      2, 5, 9,
    ])
  })

  it.each([
    ['ALL INCLUSIVE', 'all-inclusive'],
    ['Ultra All-Inclusive', 'all-inclusive'],
    ['Her şey dahil', 'all-inclusive'],
    ['HER ŞEY DAHİL', 'all-inclusive'],
    ['BED AND BREAKFAST', 'breakfast'],
    ['Half Board', 'half-board'],
    ['YARIM PANSİYON', 'half-board'],
    ['نصف إقامة', 'half-board'],
    ['Room Only', 'room-only'],
    ['Self catering', 'room-only'],
    ['FB', 'full-board'],
    ['Dinner for two', undefined],
  ])('%s is the board %s', (name, board) => {
    expect(boardOf(name)).toBe(board)
  })
})

test('a text of the provider loses its markup and keeps its paragraphs', () => {
  const html = '<p>Sea &amp; <b>sun</b></p><script>alert(1)</script>  <br/>A&nbsp;b<img src=x onerror=y> 1 < 2'
  expect(plainText(html)).toBe('Sea & sun\nalert(1)\nA b 1 < 2')
})
