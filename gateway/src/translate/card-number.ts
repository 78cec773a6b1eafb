/** The digits of a card number together, or in the groups that people write. */
const TOGETHER = /(?<!\d)[2-69]\d{12,18}(?!\d)/g
const IN_GROUPS = /(?<![\dA-Za-z-])[2-69]\d{3}(?:[ .-]\d{2,6}){2,4}(?![\dA-Za-z-])/g

/**
 * A text with its card numbers left out. For names that others choose and we keep or repeat: no card number is stored or
 * answered, wherever somebody has put it (decision 10.2).
 */
export function withoutCardNumbers(text: string): string {
  const mask = (run: string) => (isCardNumber(run.replace(/\D/g, '')) ? '[card number]' : run)
  return text.replace(TOGETHER, mask).replace(IN_GROUPS, mask)
}

/** Whether there is a card number in a text. */
export const hasCardNumber = (text: string): boolean => withoutCardNumbers(text) !== text

/** 13 to 19 digits, the last of which checks the others (Luhn). */
export function isCardNumber(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + weight(Number(digit), at), 0)
  return digits.length >= 13 && digits.length <= 19 && sum % 10 === 0
}

/** Every second digit from the end counts twice, by its own digits. */
const weight = (digit: number, at: number) => (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2)
