import { use, useEffect } from 'react'
import { SiteContext } from '../api/use-site.ts'

/** "Hotels in Kaş · Yelkovan"; only the site's name when the title is empty or equal to it. */
export const titleIn = (text: string, site: string) => (text === site || text === '' ? site : `${text} · ${site}`)

/** Sets the title of the browser tab; the last one on a page wins. On the server `head/facts.ts` sets it. */
export function PageTitle({ text }: { text: string }) {
  // An error page may have no site.
  const name = use(SiteContext)?.site.name
  const title = name ? titleIn(text, name) : text
  // An effect, because React does not render `document.title`.
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
