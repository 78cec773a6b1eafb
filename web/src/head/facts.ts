import type { Schema } from '../api/operations.ts'
import { titleIn } from '../parts/PageTitle.tsx'
import type { HeadContext, Route } from '../route.ts'

/** Page metadata for search engines and messengers. */
export type PageFacts = {
  title: string
  /** The canonical path, if it differs from the page's own. */
  canonical?: string
  description: string
  image: Schema<'Image'> | undefined
  linkedData: object[]
  unlisted: boolean
}

/** The metadata that a route provides, completed with defaults. */
export function pageFacts(route: Route, page: HeadContext): PageFacts {
  const { site, intl } = page
  const provided = route.server?.head?.(page) ?? {}
  const defaultTitle = route.title ? intl.formatMessage({ id: route.title }) : site.name
  return {
    title: titleIn(provided.title ?? defaultTitle, site.name),
    ...(provided.canonical === undefined ? {} : { canonical: provided.canonical }),
    description: provided.description ?? '',
    image: provided.image,
    linkedData: provided.linkedData ?? [],
    unlisted: provided.unlisted ?? false,
  }
}
