/**
 * The bank's own design, unlike the shop's, so that visitors see who is asking. The card page is light or dark, like
 * the shop around it. Pages fit from 250 by 400 pixels, the smallest 3-D Secure window, up to a full page.
 */
export const STYLE = `
:root { color-scheme: light; --blue: #0a3a78; --mark: #0a3a78; --paper: #fff; --around: #eef3f9; --ink: #14202e; --soft: #51606f; --line: #c3cdd8; --red: #a3151f }
:root[data-scheme='dark'] { color-scheme: dark; --mark: #8ab8f0; --paper: #10161d; --around: #0a0f14; --ink: #eef3f8; --soft: #a9b6c4; --line: #3a4856; --red: #ff9c9c }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 Georgia, 'Times New Roman', serif }
main { max-width: 26rem; margin: 0 auto; background: var(--paper) }
header { display: flex; gap: .5rem; align-items: center; padding: .6rem 1rem; background: var(--blue); color: #fff; font-weight: 700 }
header svg { flex: none }
header b { margin-inline-end: auto }
header bdi { font-size: .8rem; font-weight: 400 }
section { padding: .8rem 1rem 1.2rem }
h1 { margin: 0 0 .5rem; font-size: 1.2rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem 1rem; margin: 0 0 .7rem; padding: .5rem 0; border-block: 1px solid var(--line) }
dt { color: var(--soft) }
dd { margin: 0; font-weight: 700; text-align: end }
p { margin: 0 0 .6rem }
label { display: block; font-weight: 700 }
input { width: 100%; margin: .2rem 0 .6rem; padding: .5rem; border: 2px solid var(--mark); border-radius: 0; font: 700 1.3rem/1.2 monospace; letter-spacing: .3em; text-align: center }
input.plain { font: 1rem/1.3 monospace; letter-spacing: 0; text-align: start; border-width: 1px }
.buttons { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem }
button { min-height: 2.75rem; padding: .3rem .6rem; border: 2px solid var(--mark); background: var(--blue); color: #fff; font: inherit; font-weight: 700; cursor: pointer }
button + button { background: var(--paper); color: var(--mark) }
:focus-visible { outline: 3px solid #b45f00; outline-offset: 2px }
.test { padding: .3rem .5rem; background: #fff4d6 }
.error { padding: .1rem .5rem; border-inline-start: 4px solid var(--red); color: var(--red); font-weight: 700 }
@media (min-width: 28rem) { body { padding: 1.5rem; background: var(--around) } main { border: 1px solid var(--line) } section { padding: 1.2rem 1.5rem 1.6rem } }
@media (max-width: 20rem) {
  body { font-size: 14px; line-height: 1.35 }
  header { padding: .3rem .7rem }
  section { padding: .5rem .7rem }
  h1 { margin-bottom: .3rem; font-size: 1.05rem }
  dl { margin-bottom: .4rem; padding: .25rem 0 }
  p { margin-bottom: .35rem }
  input { margin-bottom: .4rem; padding: .25rem }
  button { min-height: 2.4rem }
}
`

/**
 * Returns to the shop automatically. A visitor who came by the Back button
 * wants to see the page and can use its button.
 */
export const SCRIPT = `
if (performance.getEntriesByType('navigation')[0]?.type !== 'back_forward') document.forms[0].submit()
`

/** Sends the card's token to the shop that embeds the page. */
export const CARD_SCRIPT = `
const { name, bin, shop } = document.getElementById('card').dataset
parent.postMessage({ type: 'card-entered', cardRef: name, bin }, shop)
`

/** The script that another page loads to show the bank's challenge. */
export const WIDGET = `
document.getElementById('mavi-form').hidden = false
document.getElementById('code').focus()
`

/** Calls the shop back four extra times, like a bank that has received no response (E5). */
export const FIVE_TIMES = `
const form = document.forms[0]
const call = () => fetch(form.action, { method: 'POST', mode: 'no-cors', body: new URLSearchParams(new FormData(form)) })
Promise.allSettled([call(), call(), call(), call()]).then(() => form.submit())
`

const WAVE =
  '<svg width="28" height="20" viewBox="0 0 28 20" aria-hidden="true"><path d="M1 7c4-6 9-6 13 0s9 6 13 0M1 15c4-6 9-6 13 0s9 6 13 0" fill="none" stroke="currentColor" stroke-width="2.5"/></svg>'

/** The header of the bank's pages. */
export const HEADER = `<header>${WAVE}<b>Mavi Bank</b><bdi>3-D Secure</bdi></header>`
