/** A text from outside as one line of at most `longest` characters. No character is cut in half. */
export const oneLine = (text: string, longest: number): string =>
  [...text.replace(/[\p{Cc}\s]+/gu, ' ').trim()].slice(0, longest).join('').trim()
