import { moveYears } from '../../contract/served-text.ts'
import type { ReadingView } from '../files.ts'

/** The exports of the reading view's bundle that the page uses. */
interface Redoc {
  hydrate(definition: unknown, options: object, element: Element | null): void
}

/**
 * Runs in the page of a reading view: fetches the data, fills in the reader's values and hydrates the page. Its text is
 * inlined.
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
 * @param own placeholders of the build and their values for this reader
 * @param years by which example dates are shifted
 */
export function readingScript(view: ReadingView, own: Record<string, string>, years: number): string {
  const { bundle, definition, options } = view
  const change = `(text) => (${moveYears.toString()})(text, ${JSON.stringify(own)}, ${years})`
  return `await (${startReading.toString()})('${bundle}', '${definition}', ${change}, ${options})`
}
