import type { OperationClass, OperationLimit } from '@rota/openapi/agency/operations'
import { CLASSES } from '../../policy/classes.ts'
import { LIMITS, pointsOf } from '../../policy/limits.ts'
import type { LimitFactors } from '../../ports/limits.ts'
import { CLASS_WORDS, duration, size } from '../words/class-words.ts'
import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, passage, prose, type Markup } from '../markup.ts'
import type { Reader } from '../reader.ts'
import { table } from '../table.ts'

/**
 * What applies to every call: keys, session, idempotency, versions, values, problems, classes and limits.
 * @param factors by which this gateway multiplies its limits
 */
export const callsPage = (reader: Reader, factors: LimitFactors = { default: 1, limits: {} }): Page => ({
  title: 'Guide',
  description: 'How calls work: keys, sessions, idempotency, versions, problems, deadlines and rate limits.',
  section: '/docs/calls',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">How calls work</h1>
<p class="lead">What applies to every call. Read this before the <a class="link" href="/docs/reference">reference</a>.</p>
<nav aria-label="On this page"><ul class="pills">${SECTIONS.map(
    ({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`,
  )}<li><a href="#classes">Classes</a></li><li><a href="#limits">Limits</a></li></ul></nav></header>
${SECTIONS.map(({ id, title, text, code }) => section(id, title, markup`${passage(text)}${code?.(reader)}`))}
${section('classes', 'Classes', classes())}
${section('limits', 'Limits', limits(factors))}</main>`,
})

interface Section {
  id: string
  title: string
  text: string
  code?: (reader: Reader) => Markup
}

const SECTIONS: readonly Section[] = [
  {
    id: 'address',
    title: 'Base URL',
    text: 'Every site has its own host name, which decides whose hotels and prices you see. The API is under `/api` of that host. An unknown host returns 421 `unknown-site`. The site’s operator tells you the host name and gives you a key.',
    code: ({ origin }) => codeBlock('Get the site, without a key', 'sh', `curl '${origin}/api/web/site'`),
  },
  {
    id: 'keys',
    title: 'Keys',
    text: `Programs authenticate with a site key: \`Authorization: Bearer <key>\`. The site’s operator creates the key, sets its scopes and shows it to you once. Keep it on your server, never in a page. A gateway with simulated upstreams accepts the keys of the testing page.

- **read** searches, prices and looks things up.
- **book** fills a basket, pays for it and completes it.
- **partner** allows operations that are not available to browsers. Without it they return 404.

Pages of the site need no key: an HttpOnly cookie carries their session. Programs can search without a key, too. A call that changes something then returns 401 \`key-missing\`, or 403 \`cross-site\` from a browser on another site, even where the contract lists it as possible without a key. \`promotionQuery\` changes the booking although the scope read is enough for it.`,
    code: ({ origin, keys }) =>
      codeBlock('With a key', 'sh', `curl '${origin}/api/themes' \\\n  -H 'Authorization: Bearer ${keys.site}'`),
  },
  {
    id: 'session',
    title: 'The session of a booking',
    text: `\`reservationStart\` starts a booking and returns its sealed session in \`X-Session\`. Send it with every call about that booking, and replace it whenever a response has the header. You can work on several bookings in parallel, each with its own session. Once the booking is completed, the header says \`ended\`, and you read the booking by its token. A session expires after seven days without use.

To read an open booking and its version again, call \`reservationStart\` with its session. No new booking is started.

The typed client does all of this for you.`,
    code: ({ origin, keys }) =>
      codeBlock(
        'Start a booking and keep its session',
        'sh',
        `SESSION=$(curl -s -D - -o /dev/null '${origin}/api/reservation/start' \\\n  -H 'Authorization: Bearer ${keys.site}' | sed -n 's/^x-session: //Ip' | tr -d '\\r')`,
      ),
  },
  {
    id: 'idempotency',
    title: 'Idempotency',
    text: 'Operations that change something require an `Idempotency-Key`, except `reservationStart`, `promotionQuery` and `opsSwitchSet`: one key per intent, for example a UUID (16 to 64 letters, digits, `-` and `_`). If a response is lost, repeat the call with the **same** key: it runs once, and you get its response again, for as long as the tables of the classes below say. Reusing a key with a different body returns `idempotency-mismatch`. The client creates keys for you; pass your own if you want to repeat a call yourself.',
  },
  {
    id: 'versions',
    title: 'Versions',
    text: 'A booking has a `version`, which rises with every change. Calls that start or change a booking also return it as `ETag`. `reservationPatch` names the version it is based on in `If-Match`. If the booking has changed since, the call changes nothing and returns 412 `stale-version`: read the booking again and repeat the change.',
    code: () =>
      codeBlock(
        'A change with its version',
        'http',
        'PATCH /api/reservation\nIf-Match: "3"\nIdempotency-Key: 4b1f8e6e-5f1c-4a64-9d3c-0f6a1f2d7c11',
      ),
  },
  {
    id: 'prices',
    title: 'Quotes',
    text: `The agency prices every line; prices in requests are ignored. \`quoteCreate\` returns the exact amount to pay (\`payNow\`), with a hash. Paying with that hash charges exactly this amount, or returns 409 \`price-changed\` with both prices and charges nothing.

Request a new quote after \`expiresAt\`, 20 minutes later: prices and offers may have changed by then. The gateway does not refuse an older quote, because it checks the price at every payment. After 24 hours it no longer knows the hash and returns 409 \`wrong-step\`.

Before payment, the booking must have a customer and all guests, and the quote must contain the accepted contracts (\`acceptedContracts\`). A quote without them lists the contracts in \`contracts\`: id, version, and for each language the address of the text and the SHA-256 of its bytes. Read the texts, then request the quote again with one text of each contract. The texts contain the people and the way of paying, so set customer and guests first.`,
  },
  {
    id: 'payment',
    title: 'Paying by card',
    text: `\`orderInitialize\` sends the card with the hash of the quote and returns a \`paymentToken\`. If it also returns a \`handoffUrl\`, the bank wants to authenticate the payer: open the URL in the payer’s browser, in a frame or a tab. It works until the bank has responded, at most 15 minutes, and the bank then returns to a page of the site.

Poll \`paymentStatus\` with the token while \`state\` is \`started\`, \`challenge\` or \`verifying\`. The gateway completes a paid booking itself, even if the payer never returns from the bank. The state \`booked\` comes with a \`bookingToken\`; \`bookingByToken\` reads the booking with it, on any device and without a session, until 400 days after the last day of travel. After \`declined\`, pay the same quote again with a new \`Idempotency-Key\`.

A bank transfer or a later payment skips \`orderInitialize\`: \`reservationComplete\` completes the booking with the hash of the quote.`,
  },
  {
    id: 'values',
    title: 'Money, dates, texts, lists',
    text: `- Money is a number in major units with at most two decimals and a currency in lower case: \`{ "value": 24850.5, "currency": "try" }\`. Add amounts in whole cents, not in floating-point numbers.
- Converted amounts and percentages are rounded half up to the cent, once per line. A total is the sum of its rounded lines.
- Dates are integers, \`YYYYMMDD\`, without a time zone: they are local to the place of the stay. A stay has a date of arrival and a date of departure. Timestamps are strings with an offset, \`2027-05-18T23:59:00+03:00\`. Departures and arrivals of flights have none: \`2027-05-21T06:45\` is local to the airport.
- Texts of the agency are lists of \`{ lang, value }\` with two-letter language codes. Use the language you want, or else the first entry. \`siteView\` lists the languages of a site. \`Accept-Language\` is ignored.
- Lists are paged by \`page\`, starting at 1, and \`limit\`, usually 40 by default and 100 at most. \`stats\` contains \`totalRecord\` and \`pageCount\`.
- Responses may contain unknown properties; ignore them. Requests may not: unknown properties are refused.
- URLs contain no version. There is one contract at a time; \`info.version\` of its document is the version.`,
  },
  {
    id: 'problems',
    title: 'Problems',
    text: `Every error is \`application/problem+json\`. Branch on \`name\`; \`type\` is the address of its documentation here. \`requestId\`, which every response also has as \`X-Request-Id\`, identifies the call in the operator’s logs. \`errors\` lists all mistakes of a request at once, each with a JSON Pointer and a \`code\`; \`/query/limit\` and \`/header/if-match\` point to the parameter of that name.

A request that the HTTP server refuses before the gateway reads it gets a bare problem, of the type \`about:blank\` and without \`name\`, \`requestId\` and \`X-Request-Id\`: if it is malformed, too slow (408), expects something other than \`100-continue\` (417), has an unknown method (405), a target of more than 4096 characters (414), or more than 100 headers or 16 KiB of them (431).`,
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
  () => markup`<p>The class of an operation decides how you may use it, not the HTTP method: <code>GET /reservation/start</code> starts a booking, <code>POST /availability</code> only reads. The deadline is that of a call to the agency or the provider; an operation that makes several, or waits for another change of the booking, takes longer.</p>
${table(
  ['Class', 'What it does', 'Safe to repeat?', 'Deadline'],
  Object.entries(CLASSES).map(([name, { deadlines }]) => {
    const { does, repeat } = CLASS_WORDS[name as OperationClass]
    return {
      id: `class-${name}`,
      cells: [markup`<code>${name}</code>`, prose(does), prose(repeat), duration(deadlines.total)],
    }
  }),
)}
<p>How long an <code>Idempotency-Key</code> returns its first response, and how large a body may be:</p>
${table(
  ['Class', 'Key kept', 'Maximum body'],
  Object.entries(CLASSES).map(([name, { keyMs, bodyLimit }]) => ({
    cells: [markup`<code>${name}</code>`, keyMs === 0 ? 'needs no key' : duration(keyMs), size(bodyLimit)],
  })),
)}`

/** The names of the limits for readers. */
const LIMIT_TITLES: Record<OperationLimit, string> = {
  start: 'Starting bookings',
  begin: 'Holding seats and rooms',
  promo: 'Promotion codes',
  form: 'Contact forms',
  search: 'Searches and prices',
  suggest: 'Suggestions',
  quote: 'Quotes',
  pay: 'Card payments',
  'find-booking': 'Finding bookings',
}

const limits = (
  factors: LimitFactors,
) => markup`<p>A call above a limit returns 429 <a class="link" href="/docs/errors/too-many-requests">too-many-requests</a> with <code>Retry-After</code> in seconds. These are the limits of this gateway:</p>
${table(
  ['Operations', 'Period', 'Per key', 'Per visitor', 'Per address'],
  (Object.keys(LIMITS) as OperationLimit[]).map((name) => {
    const limitPer = (kind: 'key' | 'visitor' | 'address') => pointsOf(name, kind, factors)
    const visitor = limitPer('visitor') === 0 ? 'by address' : `${limitPer('visitor')}`
    return {
      cells: [
        LIMIT_TITLES[name],
        duration(LIMITS[name].seconds * 1000),
        `${limitPer('key')}`,
        visitor,
        `${limitPer('address')}`,
      ],
    }
  }),
)}`
