import type { OperationClass, OperationLimit } from '@rota/openapi/agency/operations'
import { CLASSES } from '../../policy/classes.ts'
import { LIMITS, pointsOf } from '../../policy/limits.ts'
import type { LimitFactors } from '../../ports/limits.ts'
import { CLASS_WORDS, duration } from '../class-words.ts'
import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, passage, prose, type Markup } from '../markup.ts'
import type { Reader } from '../reader.ts'
import { table } from '../table.ts'

/**
 * How calls work, whatever they are about: keys, session, idempotency, versions, values, problems, classes, limits.
 * @param factors of this gateway's limits
 */
export const callsPage = (reader: Reader, factors: LimitFactors = { default: 1, limits: {} }): Page => ({
  title: 'Guide',
  description: 'How calls work: keys, the session of a booking, idempotency, versions, problems, deadlines and limits.',
  section: '/docs/calls',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">How calls work</h1>
<p class="lead">What holds for every call, whatever it is about. Read it once, and the <a class="link" href="/docs/reference">reference</a> has no surprises.</p>
<nav aria-label="On this page"><ul class="pills">${PARTS.map(
    ({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`,
  )}<li><a href="#classes">Classes</a></li><li><a href="#limits">Limits</a></li></ul></nav></header>
${PARTS.map(({ id, title, text, code }) => section(id, title, markup`${passage(text)}${code?.(reader)}`))}
${section('classes', 'Classes', classes())}
${section('limits', 'Limits', limits(factors))}</main>`,
})

interface Part {
  id: string
  title: string
  text: string
  code?: (reader: Reader) => Markup
}

const PARTS: readonly Part[] = [
  {
    id: 'address',
    title: 'Address',
    text: 'Every site has its own host name, and the host name decides whose hotels and prices you see. Calls live under `/api` of that host. Another host is answered 421 `unknown-site`. Whoever runs the site, its operator, tells you the name and gives you a key.',
    code: ({ origin }) => codeBlock('The site, without a key', 'sh', `curl '${origin}/api/web/site'`),
  },
  {
    id: 'keys',
    title: 'Keys',
    text: `A program shows a key of the site: \`Authorization: Bearer <key>\`. The operator of the site makes it, says which scopes it has, and hands it out once. Keep it on your server, never in a page. Where this gateway stands before the pretend upstreams, the keys of the testing page open it.

- **read** searches, prices and looks things up.
- **book** fills a basket, pays and completes it.
- **partner** opens calls that are not for browsers. Without it they are 404.

Pages of the site itself need no key: a cookie, which scripts cannot read, carries their session. A program can search without one, too; what changes something is 401 \`key-missing\` then, and 403 \`cross-site\` for a browser of another site.`,
    code: ({ origin, keys }) =>
      codeBlock('With a key', 'sh', `curl '${origin}/api/themes' \\\n  -H 'Authorization: Bearer ${keys.site}'`),
  },
  {
    id: 'session',
    title: 'The session of a booking',
    text: `\`reservationStart\` begins a booking and answers its sealed session in \`X-Session\`. Send it with every call about that booking, and take the newer value whenever an answer has the header. Several bookings can be worked on side by side, each with its own. Once the booking is made the header says \`ended\`: from then on it is read by its token. A session that is not used for seven days is over.

To read the booking again, with its version, call \`reservationStart\` with the session: while the booking is open it answers that one and begins none.

The typed client does all of this by itself.`,
    code: ({ origin, keys }) =>
      codeBlock(
        'Begin a booking and keep its session',
        'sh',
        `SESSION=$(curl -s -D - -o /dev/null '${origin}/api/reservation/start' \\\n  -H 'Authorization: Bearer ${keys.site}' | sed -n 's/^x-session: //Ip' | tr -d '\\r')`,
      ),
  },
  {
    id: 'idempotency',
    title: 'Doing things once',
    text: 'What changes something wants an `Idempotency-Key`: one for each intent, such as a UUID (16 to 64 letters, digits, `-` and `_`). If an answer gets lost, send the same call with the **same** key: it is done once and answered again. The same key with another body is `idempotency-mismatch`. The client makes a key for you; give your own where you want to be able to repeat the call yourself.',
  },
  {
    id: 'versions',
    title: 'Changing a basket',
    text: 'Every answer with a booking has its version as `ETag`. A change names the version it was made on in `If-Match`. If somebody else was faster, nothing is changed and the answer is 412 `stale-version`: read the booking again, decide again, send again.',
    code: () =>
      codeBlock(
        'A change and the version it was made on',
        'http',
        'PATCH /api/reservation\nIf-Match: "3"\nIdempotency-Key: 4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11',
      ),
  },
  {
    id: 'prices',
    title: 'Prices that hold',
    text: `The agency prices every line; a price that you send is never believed. \`quoteCreate\` says what will be paid, to the cent, with a hash. Pay with that hash and exactly that is charged, or you get 409 \`price-changed\` with both prices and nothing is charged. A quote holds until its \`expiresAt\`.

Before anybody pays, the customer and everybody who travels are named, and the quote says which contracts were read (\`acceptedContracts\`). A quote without any lists them in \`contracts\`: id, version, and for each language the address of the text and the SHA-256 of its bytes. Read them, then ask for the quote again with one text of each.`,
  },
  {
    id: 'payment',
    title: 'Paying by card',
    text: `\`orderInitialize\` sends the card with the hash and answers a \`paymentToken\`. With a \`handoffUrl\` the bank wants to ask something: open it in the browser of whoever pays, in a frame or a tab. It opens until the bank has answered, for 15 minutes, and the bank leads back to a page of the site. Without one there is nothing to show.

Then ask \`paymentStatus\` with the token while \`state\` is \`started\`, \`challenge\` or \`verifying\`. The gateway books what is paid by itself, even if nobody comes back from the bank. With \`booked\` comes the \`bookingToken\`, and \`bookingByToken\` reads the booking with it, on any device and without a session.

A bank transfer, or paying later, has no \`orderInitialize\`: \`reservationComplete\` makes the booking at once, with the hash of the quote.`,
  },
  {
    id: 'values',
    title: 'Money, days, texts, lists',
    text: `- Money is a number in major units with at most two decimals and a currency in lower case: \`{ "value": 24850.5, "currency": "try" }\`. Add it up in whole cents, not in fractions.
- What is converted or taken as a percentage is rounded half up to the cent, once for each line; a total is the sum of its rounded lines.
- Days are integers, \`YYYYMMDD\`, without a time zone: they are days at the place of the stay. A stay is told by the days of arrival and departure. Moments are texts with a zone, \`2027-05-18T23:59:00+03:00\`.
- Texts of the agency are lists of \`{ lang, value }\` with codes of two letters; take the language you want, or the first. The languages of a site are in \`siteView\`. There is no \`Accept-Language\`.
- Lists come in pages. Ask for \`page\`, from 1, and \`limit\`, at most 100 and 40 where you say nothing; \`stats\` tells \`totalRecord\` and \`pageCount\`.
- An answer may have properties that you do not know. A body may not: what is not in the contract is refused.
- Addresses have no version. There is one contract at a time; its document tells its version as \`info.version\`.`,
  },
  {
    id: 'problems',
    title: 'When something is wrong',
    text: 'Every error is `application/problem+json`. Its `name` is what to branch on, and its `type` the address of a page here. `requestId`, which every answer has as `X-Request-Id`, finds the call in the log of the operator. A body with several mistakes is told all of them at once, each by a JSON Pointer and a `code`; `/query/limit` and `/header/if-match` lead to a parameter of that name.',
    code: () =>
      codeBlock(
        '422',
        'json',
        JSON.stringify(
          {
            type: '/docs/errors/validation',
            name: 'validation',
            title: 'Request does not match the contract',
            status: 422,
            requestId: '0b1f2c3d-7a4e-4a8e-9d55-2f6c1f0a9e11',
            errors: [{ pointer: '/checkIn', code: 'past', detail: 'must not be before today' }],
          },
          null,
          2,
        ),
      ),
  },
]

const section = (id: string, title: string, content: Markup) =>
  markup`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="stack">${content}</div></section>`

const classes =
  () => markup`<p>The verb says nothing: <code>GET /reservation/start</code> begins a booking, <code>POST /availability</code> only reads. The class of a call says what you may do with it.</p>
${table(
  ['Class', 'What it does', 'May I repeat it?', 'Answer within'],
  Object.entries(CLASSES).map(([name, { deadlines }]) => {
    const { does, repeat } = CLASS_WORDS[name as OperationClass]
    return {
      id: `class-${name}`,
      cells: [markup`<code>${name}</code>`, prose(does), prose(repeat), duration(deadlines.total)],
    }
  }),
)}`

/** What limits are called in the contract, for a reader. */
const LIMITED: Record<OperationLimit, string> = {
  start: 'Beginning bookings',
  begin: 'Holding seats and rooms',
  promo: 'Asking about codes',
  form: 'Writing to the agency',
  search: 'Searches and prices',
  suggest: 'Suggestions while somebody types',
  quote: 'Quotes',
  pay: 'Paying by card',
  'find-booking': 'Finding a booking',
}

const limits = (
  factors: LimitFactors,
) => markup`<p>Above a limit the answer is 429 <a class="link" href="/docs/errors/too-many-requests">too-many-requests</a> with <code>Retry-After</code> in seconds. These are the limits of this gateway.</p>
${table(
  ['What', 'In', 'One key', 'One visitor', 'One address'],
  (Object.keys(LIMITS) as OperationLimit[]).map((name) => {
    const taken = (kind: 'key' | 'visitor' | 'address') => pointsOf(name, kind, factors)
    const visitor = taken('visitor') === 0 ? 'as the address' : `${taken('visitor')}`
    return {
      cells: [LIMITED[name], duration(LIMITS[name].seconds * 1000), `${taken('key')}`, visitor, `${taken('address')}`],
    }
  }),
)}`
