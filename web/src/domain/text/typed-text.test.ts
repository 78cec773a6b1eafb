import { expect, test } from 'vitest'
import { typedText } from './typed-text.ts'

test.each([
  ['trims', ' Ada Deniz ', 'Ada Deniz'],
  ['removes direction marks, also before blanks', '\u202a Ada\u202c \u2066Deniz\u2069 ', 'Ada Deniz'],
  ['keeps joiners inside a name, which Persian and emoji need', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['keeps line breaks', 'late\nquiet', 'late\nquiet'],
  ['is empty for an invisible text', '\u200b', ''],
  ['is empty for direction marks alone', '\u202e \u2069', ''],
  ['is empty for blanks', ' \n ', ''],
])('%s', (_, typed, sent) => {
  expect(typedText(typed)).toBe(sent)
})
