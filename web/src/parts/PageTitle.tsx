import { use, useEffect } from 'react'
import { SiteContext } from '../api/use-site.ts'

/** "Hotels in Kaş · Yelkovan"; the name alone where the title is the name. */
export const titleIn = (text: string, site: string) => (text === site || text === '' ? site : `${text} · ${site}`)

/** Names the page in the browser's tab; the last one of a page wins. The server names it in the head (`page-head.ts`). */
export function PageTitle({ text }: { text: string }) {
  // An error page may stand without a site.
  const name = use(SiteContext)?.site.name
  const title = name ? titleIn(text, name) : text
  // The tab is outside of what React renders.
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
