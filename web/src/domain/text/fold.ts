/**
 * Letters that Unicode decomposition does not reduce to a basic letter. Dotless i becomes i, so that "Kadikoy" finds
 * "Kadıköy"; Persian kaf and yeh become the Arabic ones; tatweel is only a stretch mark and is dropped.
 */
const FOLDED = new Map([
  ...Object.entries({ ı: 'i', ø: 'o', đ: 'd', ł: 'l', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ς: 'σ' }),
  ...Object.entries({ ک: 'ك', ی: 'ي', ى: 'ي', ـ: '' }),
])

/**
 * A character without case and marks; a single blank for blanks and dashes. Independent of locale: "I" is always an i.
 */
function foldCharacter(character: string): string {
  // Most letters are already plain, so they skip the slow path.
  if (character >= 'a' && character <= 'z') return character
  if (/[\s\-\u2010-\u2015]/u.test(character)) return ' '
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '')
  return [...plain].map((letter) => FOLDED.get(letter) ?? letter).join('')
}

/**
 * The normalised form for comparison: "İzmir", "IZMIR" and "izmir" are equal, and so are "Kuşadası" and "kusadasi"
 * (decision 32.7).
 */
export const fold = (text: string): string => Array.from(text, foldCharacter).join('').replaceAll(/ +/g, ' ').trim()
