import { moveYears } from '../../contract/served-text.ts'
import type { ReadingView } from '../files.ts'

/** The exports of the reading view's bundle that the page uses. */
interface Redoc {
  hydrate(definition: unknown, options: object, element: Element | null): void
}

/**
 * Fetches the data of a reading view, fills in the reader's values and hydrates the page. The function's source text is
 * inlined in the page, so it must not use anything outside itself.
 */
async function startReading(
  bundle: string,
  definition: string,
  personalize: (text: string) => string,
  options: object,
): Promise<void> {
  const [redoc, text] = await Promise.all([
    import(bundle) as Promise<Redoc>,
    fetch(definition).then((answer) => answer.text()),
  ])
  redoc.hydrate(JSON.parse(personalize(text)), options, document.querySelector('#redoc'))
}

/**
 * The script of a reading view's page.
 * @param replacements placeholders of the build and their values for this reader
 * @param years by which example dates are shifted
 */
export function readingScript(view: ReadingView, replacements: Record<string, string>, years: number): string {
  const { bundle, definition, options } = view
  const personalize = `(text) => (${moveYears.toString()})(text, ${JSON.stringify(replacements)}, ${years})`
  return `await (${startReading.toString()})('${bundle}', '${definition}', ${personalize}, ${options})`
}
