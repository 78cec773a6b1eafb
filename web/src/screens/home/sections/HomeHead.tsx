import type { ReactNode } from 'react'
import type { Schema } from '../../../api/operations.ts'
import { useSite } from '../../../api/use-site.ts'
import { usePaths } from '../../../i18n/use-locale.ts'
import { LangText } from '../../../parts/LangText.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { SectionHead } from '../../../ui/surfaces/SectionHead.tsx'

export type HomeHeadProps = {
  section: Schema<'HomeSection'>
  /** The storefront's own words, for a section without words of the site. */
  title?: ReactNode
  text?: ReactNode
  /** Path of the list with more of the same, as in the navigation. */
  more?: string | undefined
  /** Text of the link; the name of the list in the navigation by default. */
  moreText?: ReactNode
}

/** Heading of a section, in the words of the site or of the storefront, with a link to the list. */
export function HomeHead({ section, title, text, more, moreText }: HomeHeadProps) {
  const heading = section.title ? <LangText of={section.title} /> : title
  const below = section.text ? <LangText of={section.text} /> : section.title ? undefined : text
  if (!heading) return null
  return (
    <SectionHead title={heading} text={below}>
      {more ? <More path={more} text={moreText} /> : null}
    </SectionHead>
  )
}

/** A link to a list of the navigation, under the name that it has there. */
function More({ path, text }: { path: string; text: ReactNode }) {
  const paths = usePaths()
  const entry = useSite().nav.find((known) => known.path === path)
  return entry ? (
    <a className="more" href={paths.entry(path)}>
      {text ?? <LangText of={entry.title} />}
      <Icon name="arrow" />
    </a>
  ) : null
}
