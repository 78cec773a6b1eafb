/** What a page of Redoc's build is made of. */
export interface RedocParts {
  /** Style elements of what is there before scripts run. */
  styles: string
  /** What is there before scripts run. */
  html: string
  /** Runs before the first paint. */
  early: string
  /** A module that exports `hydrate`. */
  bundle: string
  /** JSON of the document that the page shows. */
  definition: string
  /** JSON of the options that it was built with. */
  options: string
}

const DEFINITION = 'const __redoc_definition = '
const OPTIONS = 'const __redoc_options = '

/** A picture of its makers, the only thing that the page would ask another host for. */
const LOGO = 'https://cdn.redoc.ly/redoc/logo-mini-full.svg'

/** The palette has no dark half; a reader's earlier choice on another site of this host is no choice here. */
const EARLY = `try{localStorage.setItem('redoc.colorMode','light')}catch{}document.documentElement.classList.add('light')`

/** Takes a page of `redocly build-docs --inlineBundle` apart, so that its parts can be kept and allowed one by one. */
export function partsOf(page: string): RedocParts {
  const script = between(page, '<script type="module">', '</script>')
  const html = between(page, '<div id="redoc">', '<script type="module">')
  return {
    styles: [...page.matchAll(/<style data-styled[\s\S]*?<\/style>/g)].map(([style]) => style).join(''),
    html: withoutLogo(html.slice(0, html.lastIndexOf('</div>'))).replace(
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

/** The value of a statement that stands on a line of its own. */
function statement(script: string, start: string): string {
  return between(script, start, ';\n')
}

function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from + start.length)
  if (from === -1 || to === -1) throw new Error(`The page of Redoc has no ${JSON.stringify(start)} any more`)
  return text.slice(from + start.length, to)
}
