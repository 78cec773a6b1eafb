import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, prose, type Markup } from '../markup.ts'
import { table } from '../table.ts'
import type { TestGuide } from '../test-guide.ts'

/** Whether this gateway stands before mocks, and what they tell. */
export type Testing = { kind: 'real' } | { kind: 'silent' } | { kind: 'mocks'; guide: TestGuide; controlUrl: string }

/** Cards, codes, magic values and scenarios of the mocks; before a real agency there are none, and the page says so. */
export const testingPage = (testing: Testing): Page => ({
  title: 'Testing',
  description: 'Test keys, cards, codes, magic values and scenarios.',
  section: '/docs/testing',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Testing</h1><p class="lead">${LEADS[testing.kind]}</p></header>
${testing.kind === 'mocks' && guided(testing.guide, testing.controlUrl)}</main>`,
})

const LEADS: Record<Testing['kind'], string> = {
  mocks:
    'This gateway stands before pretend upstreams: an agency, a travel provider and a bank. Nothing here is sold and no card is charged. Every value below does the same each time.',
  real: 'This gateway speaks to a real agency. There are no test cards and no scenarios here: what you book is booked. Start the project without AGENCY_URL to get the pretend upstreams and this page filled.',
  silent: 'The pretend upstreams do not answer just now, so their values cannot be listed. Look again in a moment.',
}

const guided = (
  { bank, code, keys, cards, promotions, magic, scenarios, scenario }: TestGuide,
  controlUrl: string,
) => markup`
${section(
  'keys',
  'Keys',
  'Published on purpose; they open the sites of the mocks and nothing else.',
  table(
    ['Key', 'Scopes'],
    keys.map(({ key, scopes }) => ({ cells: [mono(key), scopes.join(', ')] })),
  ),
)}
${section(
  'cards',
  'Cards',
  `Any expiry from this month on, any three digits as CVV. The bank’s code is ${code}, which its page prints as well. An expired card is declined; any other valid number is asked for the code.`,
  markup`${table(
    ['Number', 'Brand', 'What you see'],
    cards.map(({ number, brand, see }) => ({ cells: [mono(grouped(number)), brand, prose(see)] })),
  )}${phone(bank, code)}`,
)}
${section(
  'promotions',
  'Promotion codes',
  'Every other code is unknown.',
  table(
    ['Code', 'What you see'],
    promotions.map((it) => ({ cells: [mono(it.code), prose(it.see)] })),
  ),
)}
${section(
  'magic',
  'Magic values',
  'They do the same in every scenario. Where a host is named, call the API of that site: the pretend world has two, on the same port and with the same keys.',
  table(
    ['Where', 'Value', 'What you see'],
    magic.flatMap(({ where, values }) => values.map(({ value, see }) => ({ cells: [where, mono(value), prose(see)] }))),
  ),
)}
${section(
  'scenarios',
  'Scenarios',
  markup`A scenario changes the whole pretend world until another is switched on. On now: <code>${scenario}</code>.`,
  markup`${switching(controlUrl)}${table(
    ['Scenario', 'What it changes', 'What you see'],
    scenarios.map(({ name, changes, see }) => ({ cells: [mono(name), prose(changes), prose(see)] })),
  )}`,
)}`

/** The way of a program through the bank, which has no browser to show its page in. */
const phone = (bank: string, code: string) =>
  markup`<p>A program reads the code from the bank’s telephone by the <code>paymentToken</code>, and answers with the <code>transaction</code> that stands there.</p>
${codeBlock(
  'Answer the bank from a program',
  'sh',
  `curl '${bank}/phone?order=<paymentToken>'\ncurl '${bank}/3ds/answer' \\\n  -d 'transaction=<transaction>' -d 'action=confirm' -d 'code=${code}'`,
)}`

const switching = (controlUrl: string) =>
  markup`<div class="pair">${codeBlock(
    'Switch a scenario on',
    'sh',
    `curl -X PUT '${controlUrl}/scenario' \\\n  -H 'Content-Type: application/json' \\\n  --data '{ "name": "sold-out" }'`,
  )}${codeBlock('Forget everything that was booked, and the scenario', 'sh', `curl -X POST '${controlUrl}/reset'`)}</div>`

const section = (id: string, title: string, lead: string | Markup, content: Markup) =>
  markup`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="stack"><p>${lead}</p>${content}</div></section>`

const mono = (text: string) => markup`<code>${text}</code>`
const grouped = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
