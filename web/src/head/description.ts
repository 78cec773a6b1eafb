/** Search engines show about 160 characters. The rest helps those that show more. */
const MOST = 200

/** The last word, which may be cut through, or half of a character. Languages without spaces are cut between signs. */
const BROKEN_END = /(?:\s+\S{0,30}|[\uD800-\uDBFF])$/

/** The beginning of a record's text as the description of its page; its title when the text is empty. */
export function descriptionOf(text: string | undefined, title: string): string {
  const told = text?.trim() ?? ''
  if (told === '') return title
  return told.length <= MOST ? told : `${told.slice(0, MOST - 1).replace(BROKEN_END, '')}…`
}
