import { consoleScript } from '../console-script.ts'
import type { DocsFiles } from '../files.ts'
import type { Page } from '../frame.ts'
import { Markup, markup } from '../markup.ts'

/** Address of the document shown in the console. */
export const TRY_DOCUMENT = '/docs/try.json'

/** The console: Swagger UI for this gateway, with the site's cookies. */
export const tryPage = ({ console }: DocsFiles): Page => ({
  title: 'Try it',
  description: 'Call this gateway from your browser.',
  section: '/docs/try',
  look: 'console',
  head: markup`<link rel="stylesheet" href="${console.style}">`,
  body: markup`<div id="content" class="page">
<header class="opening"><h1 class="display">Try it</h1>
<p class="lead">Calls go to this gateway as if made by a page of the site. They use its cookie and the basket of the storefront in this browser. The console fills in a new <code>Idempotency-Key</code> for each call, the version of the last booking as <code>If-Match</code>, and the <code>quoteHash</code> and <code>acceptedContracts</code> of the last quote. If you enter a key under Authorize, calls are those of a program with its own basket.</p>
<p>To make a booking, call <code>GET /reservation/start</code>; <code>PATCH /reservation</code> three times, with the examples <b>Basket</b>, <b>Guests</b> and <b>Customer</b>; <code>POST /quote</code> twice, because the first response lists the contracts that the second request accepts; and <code>POST /order/initialize</code>. Then open the <code>handoffUrl</code> of the response in a new tab to confirm the payment at the bank.</p></header>
<div id="console"></div></div>
${new Markup(`<script src="${console.script}"></script>`)}`,
  modules: [consoleScript(TRY_DOCUMENT)],
  policy: CONSOLE_POLICY,
})

/**
 * Both consoles write style attributes, which no hash can allow. Scripts stay limited to our own files and hashes, and
 * no other host is contacted.
 */
export const CONSOLE_POLICY = {
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self'",
  'font-src': "'self' data:",
}
