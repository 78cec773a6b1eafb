import { useSite } from '../api/use-site.ts'
import { webLink } from '../domain/text/web-link.ts'

/** The licence of the agency, linked to the page that verifies it; renders nothing when the site has none. */
export function Licence() {
  const { tursab } = useSite().site.elements
  if (!tursab) return null
  const href = webLink(tursab.link)
  return href ? (
    <a className="link" href={href} rel="noopener">
      {tursab.text}
    </a>
  ) : (
    <span data-whole="">{tursab.text}</span>
  )
}
