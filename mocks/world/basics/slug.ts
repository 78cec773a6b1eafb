const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', æ: 'ae', ø: 'o' }

/** Lower-case Latin letters without diacritics: "Ardıç Bay" becomes "ardic bay". */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[ıßæø]/g, (letter) => LETTERS[letter] ?? letter)
}

/** The canonical slug of a record: its plain name and its id (decision 33.3). */
export const slugOf = (name: string, id: string): string => `${plain(name).replaceAll(/[^a-z0-9]+/g, '-')}-${id}`
