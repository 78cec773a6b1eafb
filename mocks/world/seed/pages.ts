import type { SceneKind } from '../../scenes/scene.ts'
import SEEDS from '../../seed/pages.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { text } from '../basics/texts.ts'
import { scenePicture } from '../catalogue/pictures.ts'
import { localized } from './localized.ts'
import { PLACES, type PlaceId } from './places.ts'
import { seedsOf, requireText } from './seed-data.ts'

interface PageText {
  readonly title: string
  readonly body: string
}

/** A page; a guide has a place and the scene of its picture. */
type PageSeed = Pick<Schema<'ContentPage'>, 'url' | 'version' | 'format'> & { place?: PlaceId; picture?: SceneKind }

/** Joins the lines of a body: the files have separate lines so that people can read and edit them. */
const joined = (file: unknown) =>
  Object.fromEntries(
    Object.entries(seedsOf<Record<string, { title: string; body?: string[] }>>(file)).map(([url, { title, body }]) => [
      url,
      // A title may be there before its text.
      { title, ...(body && { body: body.join('\n') }) },
    ]),
  )

const TEXTS = localized<Record<string, PageText>>('pages', joined)

/**
 * All pages of the agency. Contracts are plain text with placeholders in double braces, which the storefront replaces:
 * seller, customer, guests, lines, total, payment, date and more (decision 20.7). Their version changes with every
 * edit. All other pages are HTML fragments whose headings start at the second level.
 */
export const PAGES: readonly Schema<'ContentPage'>[] = seedsOf<readonly PageSeed[]>(SEEDS).map(
  ({ place, picture, ...page }) => {
    const { title, body } = requireText(TEXTS, page.url)
    return {
      ...page,
      title: text(title),
      body: text(body),
      ...(place && { subject: { location: { id: place, name: text(PLACES[place].name) } } }),
      ...(picture && { picture: scenePicture(picture) }),
    }
  },
)
