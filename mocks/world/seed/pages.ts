import SEEDS from '../../seed/pages.json' with { type: 'json' }
import type { Schema } from '../basics/schemas.ts'
import { text } from '../basics/texts.ts'
import { told } from './told.ts'
import { seedsOf, written } from './written.ts'

interface PageText {
  readonly title: string
  readonly body: string
}

/** A file has the lines of a body, so that a person can read and change them. */
const joined = (file: unknown) =>
  Object.fromEntries(
    Object.entries(seedsOf<Record<string, { title: string; body: string[] }>>(file)).map(([url, { title, body }]) => [
      url,
      { title, body: body.join('\n') },
    ]),
  )

const TEXTS = told<Record<string, PageText>>('pages', joined)

/**
 * Every page that the agency has written. Contracts are plain text with named placeholders in double braces, filled in by
 * whoever shows them: seller, customer, guests, lines, total, payment, date and more (decision 20.7). Their version changes whenever a word does. All
 * other pages are fragments of HTML whose headings begin at the second level.
 */
export const PAGES: readonly Schema<'ContentPage'>[] = seedsOf<
  readonly Omit<Schema<'ContentPage'>, 'title' | 'body'>[]
>(SEEDS).map((page) => {
  const { title, body } = written(TEXTS, page.url)
  return { ...page, title: text(title), body: text(body) }
})
