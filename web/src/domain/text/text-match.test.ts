import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { matches } from './text-match.ts'

describe('"Turkish-aware matching (\\"Izmir\\" = \\"İzmir\\", dotted/dotless i)" (decision 32.7)', () => {
  test.each([
    ['İzmir', 'Izmir'],
    ['İzmir', 'izmir'],
    ['İZMİR', 'ızmır'],
    ['I\u0307zmir', 'İzmir'],
    ['Kadıköy', 'KADIKOY'],
    ['Kuşadası', 'kusadasi'],
    ['Muğla', 'mugla'],
    ['Çeşme', 'cesme'],
    ['Ürgüp', 'urgup'],
    ['København', 'kobenhavn'],
    ['Straße', 'STRASSE'],
    ['Αθήνας', 'αθηνασ'],
    ['أنطاليا', 'انطاليا'],
    ['کیش', 'كيش'],
    ['Bodrum - Yalıkavak', 'bodrum yalikavak'],
    [' Kaş ', 'kas'],
  ])('%s is %s', (a, b) => {
    expect(fold(a)).toBe(fold(b))
  })
})

describe('matches when the text contains every word of the query', () => {
  test.each([
    ['Ardıç Bay Hotel', 'bay ardic', true],
    ['Ardıç Bay Hotel', 'bay x', false],
    ['Kaş, Antalya', 'ant', true],
    ['Kaş', '', true],
    ['Kaş', '  ', true],
  ])('%s for "%s": %s', (text, query, found) => {
    expect(matches(text, query)).toBe(found)
  })
})
