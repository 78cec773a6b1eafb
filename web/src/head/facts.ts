import type { Schema } from '../api/operations.ts'
import { titleIn } from '../parts/PageTitle.tsx'
import type { HeadContext, Route } from '../route.ts'

/** What search engines and messengers are told about a page. */
export type PageFacts = {
  title: string
  /** The canonical path, where it is not the page's own. */
  canonical?: string
  description: string
  image: Schema<'Image'> | undefined
  linkedData: object[]
}

/** What a route says of its page, and what holds for every page beside it. */
export function pageFacts(route: Route, page: HeadContext): PageFacts {
  const { site, intl } = page
  const own = route.served?.head?.(page) ?? {}
  const named = route.title ? intl.formatMessage({ id: route.title }) : site.name
  return {
    title: titleIn(own.title ?? named, site.name),
    ...(own.canonical === undefined ? {} : { canonical: own.canonical }),
    description: own.description ?? '',
    image: own.image,
    linkedData: own.linkedData ?? [],
  }
}
