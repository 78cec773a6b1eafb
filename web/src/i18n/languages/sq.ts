import everyPage from '../compiled/sq/every-page.json'
import type { Language } from '../language.ts'

/** Albanian: messages of every page, loaders of the other catalogues, and the words of dates that Chromium lacks. */
export const language: Language = {
  everyPage,
  loaders: import.meta.glob(['../compiled/sq/*.json', '!**/every-page.json']),
  complete: async () => {
    const january = new Intl.DateTimeFormat('sq', { month: 'long', timeZone: 'UTC' }).format(0)
    if (january === 'janar') return
    const { teachAlbanian } = await import('./sq/albanian.ts')
    teachAlbanian(Intl)
  },
}
