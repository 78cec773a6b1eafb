import { PANEL_STYLE } from './panel-style.ts'
import { runPanel } from './panel-script.ts'

/** The sections of the panel, filled by the script. */
const PARTS = [
  ['scenario', 'Scenario', 'One is on at a time. It changes the simulated upstreams for everybody who uses them.'],
  ['clock', 'Clock', 'The time of the simulated upstreams. The gateway keeps the real time.'],
  [
    'waiting',
    'What the agency decides',
    'Rooms on request wait for an answer; bookings by bank transfer wait for their money.',
  ],
  ['ledger', 'The bank', 'What was charged and what was refunded.'],
  ['values', 'Cards and magic values', 'They work in every scenario.'],
] as const

/** The testers' page, with the same controls as programs have. In English, like everything for testers. */
export const panelPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<meta name="robots" content="noindex">
<title>Testers’ panel</title>
<style>${PANEL_STYLE}</style>
</head>
<body>
<header aria-label="Testers’ panel">
<div><h1>Testers’ panel</h1><p>Controls the simulated agency, provider and bank. Nothing here exists in production.</p></div>
<button type="button" id="reset" class="quiet">Reset everything</button>
</header>
<p id="said" role="status"></p>
<main aria-label="Testers’ panel">
${PARTS.map(([id, title, lead]) => `<section aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2><p class="lead">${lead}</p><div id="${id}"></div></section>`).join('\n')}
</main>
<script>(${runPanel.toString()})()</script>
</body>
</html>`
