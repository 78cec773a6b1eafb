import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, prose, type Markup } from '../markup.ts'
import { table } from '../table.ts'
import type { TestGuide } from '../test-guide.ts'

/**
 * What this gateway calls: a real agency, mocks that do not respond (`silent`), or mocks with their guide for testers.
 */
export type Testing = { kind: 'real' } | { kind: 'silent' } | { kind: 'mocks'; guide: TestGuide; controlUrl: string }

/**
 * Cards, codes, magic values and scenarios of the mocks. With a real agency there are none, and the page says so.
 */
export const testingPage = (testing: Testing): Page => ({
  title: 'Testing',
  description: 'Test keys, cards, codes, magic values and scenarios.',
  section: '/docs/testing',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Testing</h1><p class="lead">${LEADS[testing.kind]}</p></header>
${testing.kind === 'mocks' && guideSections(testing.guide, testing.controlUrl)}</main>`,
})

const LEADS: Record<Testing['kind'], string> = {
  mocks:
    'This gateway uses simulated upstreams: an agency, a travel provider and a bank. Nothing is sold and no card is charged. Each value below always has the same effect.',
  real: 'This gateway calls a real agency: there are no test cards or scenarios, and bookings are real. Start the project without AGENCY_URL to use the simulated upstreams.',
  silent:
    'The simulated upstreams are not responding, so their test values cannot be listed. Reload the page in a moment.',
}

const guideSections = (
  { bank, code, keys, cards, promotions, magic, scenarios, scenario }: TestGuide,
  controlUrl: string,
) => markup`
${section(
  'keys',
  'Keys',
  'Published on purpose: they only work for the simulated sites.',
  table(
    ['Key', 'Scopes'],
    keys.map(({ key, scopes }) => ({ cells: [mono(key), scopes.join(', ')] })),
  ),
)}
${section(
  'cards',
  'Cards',
  `Use any expiry date from this month on and any three digits as CVV. The bank’s code is ${code}, which its page also shows. An expired card is refused before the bank is asked. Any other valid card number leads to the request for the code.`,
  markup`${table(
    ['Number', 'Brand', 'Effect'],
    cards.map(({ number, brand, see }) => ({ cells: [mono(grouped(number)), brand, prose(see)] })),
  )}${bankFromProgram(bank, code)}`,
)}
${section(
  'promotions',
  'Promotion codes',
  'Every other code is unknown.',
  table(
    ['Code', 'Effect'],
    promotions.map((promotion) => ({ cells: [mono(promotion.code), prose(promotion.see)] })),
  ),
)}
${section(
  'magic',
  'Magic values',
  'These values work in every scenario. If a row names a host, call the API at that host: each site has its own, on the same port.',
  table(
    ['Where', 'Value', 'Effect'],
    magic.flatMap(({ where, values }) => values.map(({ value, see }) => ({ cells: [where, mono(value), prose(see)] }))),
  ),
)}
${section(
  'scenarios',
  'Scenarios',
  markup`A scenario changes the behaviour of all simulated upstreams until you switch to another. Active scenario: <code>${scenario}</code>.`,
  markup`${scenarioCommands(controlUrl)}${table(
    ['Scenario', 'What it changes', 'Effect'],
    scenarios.map(({ name, changes, see }) => ({ cells: [mono(name), prose(changes), prose(see)] })),
  )}`,
)}`

/** How a program without a browser completes the bank's page. */
const bankFromProgram = (bank: string, code: string) =>
  markup`<p>A program asks the bank’s simulated phone with the <code>paymentToken</code>. It returns the <code>transaction</code> and the code, and the program sends both to the bank.</p>
${codeBlock(
  'Answer the bank from a program',
  'sh',
  `curl '${bank}/phone?order=<paymentToken>'\ncurl '${bank}/3ds/answer' \\\n  -d 'transaction=<transaction>' -d 'action=confirm' -d 'code=${code}'`,
)}`

const scenarioCommands = (controlUrl: string) =>
  markup`<div class="pair">${codeBlock(
    'Switch to a scenario',
    'sh',
    `curl -X PUT '${controlUrl}/scenario' \\\n  -H 'Content-Type: application/json' \\\n  --data '{ "name": "sold-out" }'`,
  )}${codeBlock('Reset all bookings and the scenario', 'sh', `curl -X POST '${controlUrl}/reset'`)}</div>`

const section = (id: string, title: string, lead: string | Markup, content: Markup) =>
  markup`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="stack"><p>${lead}</p>${content}</div></section>`

const mono = (text: string) => markup`<code>${text}</code>`
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
