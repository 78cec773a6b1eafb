/** Characters of a description. Most search engines show about 160, some show more. */
const MOST = 200

/**
 * The end that is left out: the last word, which may be incomplete, or in languages without spaces half a character.
 */
const BROKEN_END = /(?:\s+\S{0,30}|[\uD800-\uDBFF])$/

/** The beginning of a record's text as the description of its page; its title when the text is empty. */
export function descriptionOf(text: string | undefined, title: string): string {
  const whole = text?.trim() ?? ''
  if (whole === '') return title
  return whole.length <= MOST ? whole : `${whole.slice(0, MOST - 1).replace(BROKEN_END, '')}…`
}
