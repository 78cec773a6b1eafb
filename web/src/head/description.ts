/** Characters of a description. Most search engines show about 160, some show more. */
const MAX_LENGTH = 200

/** The end of a text that was cut: the last word, or half a surrogate pair in languages without spaces. */
const BROKEN_END = /(?:\s+\S{0,30}|[\uD800-\uDBFF])$/

/** The beginning of a record's text as the description of its page; its title when the text is empty. */
export function descriptionOf(text: string | undefined, title: string): string {
  const trimmed = text?.trim() ?? ''
  if (trimmed === '') return title
  return trimmed.length <= MAX_LENGTH ? trimmed : `${trimmed.slice(0, MAX_LENGTH - 1).replace(BROKEN_END, '')}…`
}
