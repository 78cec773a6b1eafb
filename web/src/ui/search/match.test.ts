import { expect, test } from 'vitest'
import { matchIn } from './match.ts'

test.each([
  ['İzmir Saat House', 'izm', ['', 'İzm', 'ir Saat House']],
  ['Alaçatı, İzmir', 'IZM', ['Alaçatı, ', 'İzm', 'ir']],
  ['Alaçatı', 'cati', ['Ala', 'çatı', '']],
  ['Kaş', 'kas ', ['', 'Kaş', '']],
  ['أنطاليا', 'طالي', ['أن', 'طالي', 'ا']],
  ['Bodrum', 'x', null],
  ['Bodrum', '  ', null],
])('%s contains %j', (label, query, expected) => expect(matchIn(label, query)).toEqual(expected))
