/** The design of the shop's pages in a small stylesheet of its own, because the panel is served without them. */
export const PANEL_STYLE = `
:root { color-scheme: light; --ink: oklch(0.185 0.02 218); --soft: oklch(0.5 0.018 218); --line: oklch(0.906 0.009 218); --paper: oklch(0.995 0.002 218); --page: oklch(0.977 0.005 218); --accent: oklch(0.462 0.082 214); --accent-soft: oklch(0.948 0.026 205); --good: oklch(0.47 0.105 155); --bad: oklch(0.5 0.185 27) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; justify-content: space-between; padding: 1.5rem clamp(1rem, 4vw, 3rem) .5rem }
h1 { margin: 0; font-size: clamp(1.5rem, 4vw, 2.1rem); line-height: 1.1; letter-spacing: -.03em }
h2 { margin: 0; font-size: 1.2rem; letter-spacing: -.015em }
h3 { margin: 1rem 0 .25rem; font-size: .875rem }
p { margin: 0 }
header p, .lead, .see, dt, caption { color: var(--soft); font-size: .875rem }
#said { min-height: 1.6em; padding-inline: clamp(1rem, 4vw, 3rem); color: var(--good); font-weight: 600 }
#said.bad { color: var(--bad) }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1rem; align-items: start; padding: .5rem clamp(1rem, 4vw, 3rem) 3rem }
section { padding: 1.25rem; border-radius: 1.125rem; border-start-end-radius: 2.5rem; background: var(--paper); box-shadow: 0 1px 2px oklch(0.2 0.02 250 / .06), 0 10px 28px -10px oklch(0.2 0.03 250 / .18) }
section:first-child { grid-row: span 4 }
fieldset { margin: .75rem 0 0; padding: 0; border: 0 }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; padding: .6rem .75rem; border-radius: .5rem; cursor: pointer }
.choice:hover { background: var(--page) }
.choice:has(:checked) { background: var(--accent-soft) }
.choice b { font-weight: 650 }
.choice span { grid-column: 2; font-size: .875rem }
.choice input { width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent) }
button { min-height: 2.5rem; padding: .35rem 1rem; border: 0; border-radius: .5rem; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: none; box-shadow: inset 0 0 0 1px var(--soft); color: var(--ink) }
button:hover { filter: brightness(.94) }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: .75rem }
input[type='datetime-local'] { min-height: 2.5rem; padding: .3rem .6rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--paper); color: inherit; font: inherit }
:focus-visible { outline: 2.5px solid var(--accent); outline-offset: 3px }
table { width: 100%; margin-top: .75rem; border-collapse: collapse; font-size: .875rem }
caption { padding-bottom: .25rem; text-align: start }
th, td { padding: .4rem .5rem .4rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { font-weight: 650; white-space: nowrap }
td.sum, .number { font-variant-numeric: tabular-nums; white-space: nowrap }
@media (forced-colors: active) { section { border: 1px solid } }
code { font-size: .95em }
@media (max-width: 30rem) { #values th { inline-size: 6.5rem; white-space: normal } }
`
