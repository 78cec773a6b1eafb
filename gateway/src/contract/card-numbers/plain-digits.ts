/** Digits of numbers written out in Chinese characters, for which Unicode has no decimal value. */
const CHINESE_DIGITS = ['〇一二三四五六七八九', '零壹贰叁肆伍陆柒捌玖', '零壹貳參肆伍陸柒捌玖']

const CHINESE_CHARACTERS = /[〇零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖]/g

/** Every character that `withPlainDigits` may convert to a digit. */
export const NUMERAL = /[\p{N}〇零一二三四五六七八九壹贰貳叁參肆伍陆陸柒捌玖]/gu

const ANY_NUMERAL = new RegExp(NUMERAL, 'u')

/** Whether a text has a digit of any script. */
export const hasNumeral = (text: string) => ANY_NUMERAL.test(text)

/** Circled digits that Unicode normalisation does not convert. */
const CIRCLED = /[\u24f5-\u24fd\u2776-\u277e\u2780-\u2788\u278a-\u2792\u24ff\u{1f10b}\u{1f10c}]/gu

/** HTML entities for spaces, with or without the semicolon. */
const BLANK = /&(?:nbsp|ensp|emsp|thinsp|#160|#32|#xa0|#x20);?/gi

/** Converts all digits of a text to 0 to 9, and removes invisible characters (E12). */
export function withPlainDigits(text: string): string {
  const uncircled = text.replace(CIRCLED, (sign) => `${circledDigit(sign.codePointAt(0) ?? 0)}`)
  const visible = uncircled
    .replace(BLANK, ' ')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  return visible
    .replace(/[^\P{Nd}0-9]/gu, (digit) => `${valueOf(digit.codePointAt(0) ?? 0)}`)
    .replace(CHINESE_CHARACTERS, (sign) => `${chineseDigit(sign)}`)
}

/** The digit of a circled character: each block starts with 1, and the zeros stand apart. */
function circledDigit(code: number): number {
  const first = [0x278a, 0x2780, 0x2776, 0x24f5].find((start) => code >= start && code < start + 9)
  return first === undefined ? 0 : code - first + 1
}

const chineseDigit = (sign: string) => Math.max(...CHINESE_DIGITS.map((row) => row.indexOf(sign)))

/** The value of a decimal digit: Unicode encodes the ten digits of a script contiguously. */
function valueOf(code: number): number {
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return value
}
