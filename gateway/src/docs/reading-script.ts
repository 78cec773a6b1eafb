/** What the bundle of the reading view exports, as far as the page uses it. */
interface Redoc {
  hydrate(definition: unknown, options: object, element: Element | null): void
}

/**
 * Runs in the page of a reading view: fetches what is shown, puts the site's own address into the calls that can be
 * copied, and brings the page to life. Its text goes into the page.
 */
async function startReading(bundle: string, definition: string, anyOrigin: string, options: object): Promise<void> {
  const [redoc, text] = await Promise.all([
    import(bundle) as Promise<Redoc>,
    fetch(definition).then((answer) => answer.text()),
  ])
  redoc.hydrate(JSON.parse(text.replaceAll(anyOrigin, location.origin)), options, document.querySelector('#redoc'))
}

/** @param options JSON */
export const readingScript = (bundle: string, definition: string, anyOrigin: string, options: string): string =>
  `await (${startReading.toString()})(${[bundle, definition, anyOrigin].map((text) => JSON.stringify(text)).join(', ')}, ${options})`
