/** The parts of a page built by Redoc. */
export interface RedocParts {
  /** Style elements for the content before scripts run. */
  styles: string
  /** The content before scripts run. */
  html: string
  /** Runs before the first paint. */
  early: string
  /** A module that exports `hydrate`. */
  bundle: string
  /** The document that the page shows, as JSON. */
  definition: string
  /** The options that the page was built with, as JSON. */
  options: string
}

const DEFINITION = 'const __redoc_definition = '
const OPTIONS = 'const __redoc_options = '

/** The logo of Redoc's makers, the only thing that the page would load from another host. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg'

/**
 * Script that sets the light colour mode. The palette has no dark version, so the colour mode that the reader chose
 * elsewhere on this host must not apply.
 */
const EARLY = `try{localStorage.setItem('redoc.colorMode','light')}catch{}document.documentElement.classList.add('light')`

/** Splits a page of `redocly build-docs --inlineBundle` into parts that can be stored and allowed separately. */
export function partsOf(page: string): RedocParts {
  const script = between(page, '<script type="module">', '</script>')
  const html = between(page, '<div id="redoc">', '<script type="module">')
  return {
    styles: [...page.matchAll(/<style data-styled[\s\S]*?<\/style>/g)].map(([style]) => style).join(''),
    html: withFragments(withoutLogo(html.slice(0, html.lastIndexOf('</div>')))).replace(
      /<script>[\s\S]*?<\/script>/,
      `<script>${EARLY}</script>`,
    ),
    early: EARLY,
    bundle: withoutLogo(script.slice(0, script.indexOf(DEFINITION)).trim()),
    definition: statement(script, DEFINITION),
    options: statement(script, OPTIONS),
  }
}

const withoutLogo = (text: string) => text.replaceAll(LOGO, 'data:,')

/**
 * Changes the links of the menu to fragments of the page. Redoc writes them as paths of the site, and only its scripts
 * would change them.
 */
const withFragments = (html: string) => html.replaceAll(/ href="(\/[^"]*)" data-discover="true"/g, ' href="#$1"')

/** The value of a statement that ends with its line. */
function statement(script: string, start: string): string {
  return between(script, start, ';\n')
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from + start.length)
  if (from === -1 || to === -1) throw new Error(`The page of Redoc has no ${JSON.stringify(start)} any more`)
  return text.slice(from + start.length, to)
}
