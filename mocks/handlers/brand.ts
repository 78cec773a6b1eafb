/** The sail of Yelkovan. "Yelkovan" means both a shearwater and the minute hand of a clock. */
const SAIL =
  '<path d="M6 52 34 8v44z" fill="#0b6c88"/><path d="M38 20c10 8 15 20 16 32H38z" fill="#e2a04a"/><path d="M4 57h52" stroke="#0b6c88" stroke-width="4" stroke-linecap="round"/>'

const FACE = 'ui-rounded, system-ui, sans-serif'

/** The sail with the name. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64" role="img"><title>Yelkovan</title>${SAIL}<text x="70" y="43" font-family="${FACE}" font-size="34" font-weight="700" letter-spacing="-.5" fill="#12303c">yelkovan</text></svg>`

/** The sail without the name. */
export const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 64">${SAIL}</svg>`
