import { moved } from '../contract/served-text.ts'
import type { ReadingView } from './files.ts'

/** What the bundle of the reading view exports, as far as the page uses it. */
interface Redoc {
  hydrate(definition: unknown, options: object, element: Element | null): void
}

/**
 * Runs in the page of a reading view: fetches what is shown, makes it the reader's own, and brings the page to life. Its
 * text goes into the page.
 */
async function startReading(
  bundle: string,
  definition: string,
  own: (text: string) => string,
  options: object,
): Promise<void> {
  const [redoc, text] = await Promise.all([
    import(bundle) as Promise<Redoc>,
    fetch(definition).then((answer) => answer.text()),
  ])
  redoc.hydrate(JSON.parse(own(text)), options, document.querySelector('#redoc'))
}

/**
 * @param own words of the build, and what stands in their places for this reader
 * @param years that the days of examples are moved by
 */
export function readingScript(view: ReadingView, own: Record<string, string>, years: number): string {
  const { bundle, definition, options } = view
  const change = `(text) => (${moved.toString()})(text, ${JSON.stringify(own)}, ${years})`
  return `await (${startReading.toString()})('${bundle}', '${definition}', ${change}, ${options})`
}
