const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' }

/** Latin letters without dots, hooks and accents, in lower case: "Ardıç Bay" gives "ardic bay". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæø]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The canonical slug of a record: its name in plain letters, and its id (decision 33.3). */
export const slugOf = (name: string, id: string): string => `${plain(name).replaceAll(/[^a-z0-9]+/g, '-')}-${id}`
