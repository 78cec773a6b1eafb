import { codeBlock } from '../code-block.ts'
import type { ContractDocument } from '../documents/contract-document.ts'
import { Problem, problemBody, PROBLEMS, type ProblemExtras, type ProblemName } from '../../ports/problem.ts'
import type { Page } from '../frame.ts'
import { referenceHref } from '../words/journey.ts'
import { markup, prose, type Markup } from '../markup.ts'
import { FIELD_CODE_WORDS } from '../words/field-code-words.ts'
import { table } from '../table.ts'
import { operationsThatAnswer } from '../words/problem-operations.ts'
import { PROBLEM_WORDS, REPEATS } from '../words/problem-words.ts'

const SECTION = '/docs/errors'
const NAMES = Object.keys(PROBLEMS) as ProblemName[]

/** Whether a problem has this name. */
export const isProblemName = (name: string): name is ProblemName => Object.hasOwn(PROBLEMS, name)

/** Example values of the further members of a problem. */
const EXAMPLE_VALUES: Partial<Record<ProblemName, ProblemExtras>> = {
  validation: {
    errors: [
      { pointer: '/checkIn', code: 'past', detail: 'must not be before today' },
      { pointer: '/adults', code: 'range', detail: 'must be 1 or more' },
    ],
  },
  'price-changed': { accepted: { value: 24_850, currency: 'try' }, current: { value: 27_335, currency: 'try' } },
  'too-many-requests': { retryAfter: 42 },
  'upstream-unavailable': { retryAfter: 5 },
  'card-unavailable': { retryAfter: 30 },
  'try-later': { retryAfter: 5 },
  maintenance: { retryAfter: 60 },
  'upstream-refused': { codes: ['BookingRejected'] },
  'travellers-refused': { codes: ['TravellerBirthDateNotValid'] },
  'scope-missing': { detail: 'The call needs a key of the scope book.' },
}

/** The catalogue of all problems, by status. */
export function errorsPage(): Page {
  const byStatus = Map.groupBy(NAMES, (name) => PROBLEMS[name][0])
  return {
    title: 'Errors',
    description: 'Every problem of the API: what it means and what to do.',
    section: SECTION,
    body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Errors</h1>
<p class="lead">Every error of the gateway is <code>application/problem+json</code>. Its <code>type</code> is the address of one of these pages, which explain the problem, what to do and whether to repeat the call.</p></header>
${[...byStatus].map(
  ([
    status,
    names,
  ]) => markup`<section class="part" aria-labelledby="status-${status}"><h2 id="status-${status}" class="nums">${status}</h2>
<ul class="entries">${names.map(entry)}</ul></section>`,
)}${fieldCodes()}</main>`,
  }
}

/** The codes of the entries of `errors`. */
const fieldCodes =
  () => markup`<section class="part" aria-labelledby="field-codes"><h2 id="field-codes">Field error codes</h2>
<p>Each entry of <code>errors</code> has a <code>code</code> for programs and a <code>detail</code> for people.</p>
${table(
  ['Code', 'Meaning'],
  Object.entries(FIELD_CODE_WORDS).map(([code, words]) => ({ cells: [markup`<code>${code}</code>`, words] })),
)}</section>`

const entry = (name: ProblemName) => markup`<li><a class="entry" href="${SECTION}/${name}">
<strong><code>${name}</code></strong><span>${PROBLEMS[name][1]}</span></a></li>`

/** The page that a problem's `type` leads to. */
export function errorPage(name: ProblemName, contract: ContractDocument): Page {
  const [status, title] = PROBLEMS[name]
  const { means, act, repeat } = PROBLEM_WORDS[name]
  const body = problemBody(new Problem(name, EXAMPLE_VALUES[name]), '0b1f2c3d-7a4e-4a8e-9d55-2f6c1f0a9e11')
  return {
    title: name,
    description: `${title}: what it means and what to do.`,
    section: SECTION,
    body: markup`<main id="content" class="page">
<header class="opening"><p class="crumb"><a class="link" href="${SECTION}">Errors</a></p>
<h1 class="display"><code>${name}</code></h1><p class="lead"><span class="nums">${status}</span> · ${title}.</p></header>
<section class="part" aria-labelledby="means"><h2 id="means">What it means</h2><p>${prose(means)}</p></section>
<section class="part" aria-labelledby="act"><h2 id="act">What to do</h2><p>${prose(act)}</p></section>
<section class="part" aria-labelledby="again"><h2 id="again">Safe to repeat?</h2><p>${prose(REPEATS[repeat])}</p></section>
<section class="part" aria-labelledby="looks"><h2 id="looks">Example response</h2>
${codeBlock('Example', 'json', JSON.stringify(body, null, 2))}</section>
<section class="part" aria-labelledby="answers"><h2 id="answers">Operations</h2>${answeredBy(name, contract)}</section>
${neighbours(name)}</main>`,
  }
}

function answeredBy(name: ProblemName, contract: ContractDocument): Markup {
  const rows = operationsThatAnswer(contract, name)
  if (rows.length === 0)
    return markup`<p>No operation lists this problem, because it does not depend on the operation.</p>`
  return markup`<ul class="pills">${rows.map(
    (row) => markup`<li><a href="${referenceHref(row)}">${row.operationId}</a></li>`,
  )}</ul>`
}

/** Links to the previous and the next problem. */
function neighbours(name: ProblemName): Markup {
  const index = NAMES.indexOf(name)
  const [previous, next] = [NAMES[index - 1], NAMES[index + 1]]
  return markup`<nav class="neighbours" aria-label="Other errors">
${previous !== undefined && markup`<a class="link" rel="prev" href="${SECTION}/${previous}">${previous}</a>`}
${next !== undefined && markup`<a class="link" rel="next" href="${SECTION}/${next}">${next}</a>`}</nav>`
}
