/** Colours of a page without the storefront's styles, light and dark. The scheme follows the visitor's system. */
const COLOURS =
  ':root{color-scheme:light dark;--page:#fcfdfd;--ink:#0d1b1e;--soft:#455a60;--accent:#006778;--on:#fff}@media screen and (prefers-color-scheme:dark){:root{--page:#0a1214;--ink:#eff4f5;--soft:#a9b6ba;--accent:#4cc3d9;--on:#0a1214}}'

/** The base of a small page's style. `layout` are declarations for the body. */
export const pageStyle = (layout: string) =>
  `${COLOURS}body{font:1rem/1.6 system-ui,sans-serif;background:var(--page);color:var(--ink);${layout}}`

/** The style of a page that is a short text. */
export const TEXT_STYLE = `${pageStyle('max-width:34rem;margin:15vh auto;padding:0 1.5rem')}h1{font-size:1.75rem;line-height:1.25}p{color:var(--soft)}a{color:var(--accent)}:focus-visible{outline:3px solid;outline-offset:2px}`
