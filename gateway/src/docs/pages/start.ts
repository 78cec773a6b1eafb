import type { Operation } from '@rota/openapi/agency/operations'
import { codeBlock } from '../code-block.ts'
import { describedBy, type ContractDocument } from '../documents/contract-document.ts'
import type { Page } from '../frame.ts'
import { journey, referenceHref, PHASES } from '../words/journey.ts'
import { markup, type Markup } from '../markup.ts'
import { quickStart } from '../quick-start.ts'
import type { Reader } from '../reader.ts'

/** The first page: an introduction, a quick start and every operation in the order of a booking. */
export const startPage = (contract: ContractDocument, reader: Reader): Page => ({
  title: 'API',
  description: 'One API for hotels, tours, transfers and flights: search, basket, payment, cancellation.',
  body: markup`<main id="content">
<div class="page hero">
<div class="hero-words"><h1 class="display-xl">From search to booked trip.</h1>
<p class="lead">One HTTP API for hotels, tours, transfers and flights: search, basket, payment with 3-D Secure, cancellation. These pages are generated from the contract against which the gateway validates every call.</p>
<p class="row"><a class="act" href="/docs/book-a-hotel">Book a hotel in one script</a><a class="act quiet" href="/docs/reference">Open the reference</a></p>
<dl class="keyfacts"><div><dt>Address</dt><dd><code>${reader.origin}/api</code></dd></div><div><dt>${reader.isPretend ? 'Test key' : 'Key'}</dt><dd>${reader.isPretend ? markup`<code>${reader.keys.site}</code>` : 'from the operator'}</dd></div><div><dt>Typed client</dt><dd><code>@rota/openapi</code>, in the project’s repository. Otherwise generate one from <a class="link" href="/docs/agency.json">agency.json</a></dd></div></dl></div>
<div class="hero-code" id="quick-start"><h2 class="sr">Quick start</h2>${codeBlock('Quick start', 'ts', quickStart(reader))}</div>
</div>
<div class="page section"><h2 class="display" id="journey">The steps of a booking</h2>
<p class="lead">All operations, in the order in which you need them.</p>
<ol class="way">${journey().map(
    ({
      phase,
      topics,
    }) => markup`<li class="phase" id="${phase}"><div class="phase-head"><h3>${PHASES[phase].title}</h3><p>${PHASES[phase].lead}</p></div>
<div class="topics">${topics.map(
      ({ title, rows }) =>
        markup`<section><h4>${title}</h4><ul>${rows.map((row) => operationItem(contract, row))}</ul></section>`,
    )}</div></li>`,
  )}</ol></div>
<div class="page section"><h2 class="display" id="more">Everything else</h2><ul class="entries">${MORE.map(
    ([href, title, text]) =>
      markup`<li><a class="entry" href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`,
  )}</ul></div></main>`,
})

const operationItem = (contract: ContractDocument, row: Operation): Markup =>
  markup`<li><a class="op" href="${referenceHref(row)}"><span class="verb">${row.method}</span><code class="path">${row.path}</code><span class="summary">${describedBy(contract, row).summary}</span></a></li>`

const MORE = [
  ['/docs/calls', 'How calls work', 'Keys, sessions, idempotency, versions, deadlines and rate limits.'],
  ['/docs/book-a-hotel', 'Book a hotel', 'One script with the typed client, from search to booking number.'],
  ['/docs/reference', 'Reference', 'Every operation with its fields, examples and a request to copy.'],
  ['/docs/try', 'Try it', 'Call this gateway from your browser.'],
  ['/docs/workflows', 'Workflows', 'Complete flows across several calls, with diagrams and step-by-step instructions.'],
  ['/docs/errors', 'Errors', 'What every problem means and what to do about it.'],
  ['/docs/testing', 'Testing', 'Test cards, codes, magic values and scenarios.'],
  ['/docs/agency.yaml', 'agency.yaml', 'The contract as one OpenAPI 3.1 document. Also as agency.json.'],
  ['/docs/upstream', 'Behind the gateway', 'The APIs that the gateway calls: the agency’s and the travel provider’s.'],
] as const
