import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { matches, matchRange } from './text-match.ts'

const shown = (text: string, query: string) => {
  const range = matchRange(text, query)
  return range && `${text.slice(0, range.start)}[${text.slice(range.start, range.end)}]${text.slice(range.end)}`
}

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

describe('every word of the query is there', () => {
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

describe('the range to highlight', () => {
  test.each([
    ['İzmir', 'iz', '[İz]mir'],
    ['Balıkesir', 'ikes', 'Bal[ıkes]ir'],
    ['Marmaris Mar', 'aris', 'Marm[aris] Mar'],
    ['Alasıl Sıla', 'sil', 'Alasıl [Sıl]a'],
    ['I\u0307zmir', 'i', '[I\u0307]zmir'],
    ['Straße', 'stras', '[Straß]e'],
    ['Bodrum  - Yalı', 'bodrum yali', '[Bodrum  - Yalı]'],
    ['فُندق', 'فن', '[فُن]دق'],
    ['🏨 Otel', 'otel', '🏨 [Otel]'],
    ['Kaş', 'x', undefined],
    ['Kaş', ' ', undefined],
    ['', 'x', undefined],
  ])('%s for "%s": %s', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected)
  })

  test('is there exactly when the folded text holds the folded query, and folds to something that holds it', () => {
    const unit = fc.constantFrom('a', 'İ', 'ı', 'I', 'ß', 'ş', '\u0307', ' ', '-', 'æ', '🏨', 'ك')
    const text = fc.string({ unit, maxLength: 12 })
    fc.assert(
      fc.property(text, fc.string({ unit, maxLength: 3 }), (where, what) => {
        const range = matchRange(where, what)
        expect(range !== undefined).toBe(fold(what) !== '' && fold(where).includes(fold(what)))
        const stretch = range ? where.slice(range.start, range.end) : what
        expect(fold(stretch)).toContain(fold(what))
      }),
    )
  })
})
