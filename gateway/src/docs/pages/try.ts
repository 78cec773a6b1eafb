import { consoleScript } from '../console-script.ts'
import type { DocsFiles } from '../files.ts'
import type { Page } from '../frame.ts'
import { Markup, markup } from '../markup.ts'

/** Address of the document that the console shows. */
export const TRY_DOCUMENT = '/docs/try.json'

/** The console: Swagger UI against this very gateway, with the cookies of the site. */
export const tryPage = ({ console }: DocsFiles): Page => ({
  title: 'Try it',
  description: 'Make calls from this page, against this gateway.',
  section: '/docs/try',
  look: 'console',
  head: markup`<link rel="stylesheet" href="${console.style}">`,
  body: markup`<div id="content" class="page">
<header class="opening"><h1 class="display">Try it</h1>
<p class="lead">Calls go to this gateway, as calls of a page of the site: with its cookie, a new <code>Idempotency-Key</code> at each press, the version of the last booking in <code>If-Match</code>, and of the last quote its hash in <code>quoteHash</code> and its contracts in <code>acceptedContracts</code>. Your basket is the one of the storefront in this browser. With a key under Authorize they are calls of a program, with a basket of its own.</p>
<p>A booking from its beginning: <code>GET /reservation/start</code>; <code>PATCH /reservation</code> three times, with the examples <b>The basket</b>, <b>Who travels</b> and <b>Who books and pays</b>; <code>POST /quote</code> twice, because the first answer lists the contracts that the second request accepts; <code>POST /order/initialize</code>. Open the <code>handoffUrl</code> of its answer in a new tab to answer the bank.</p></header>
<div id="console"></div></div>
${new Markup(`<script src="${console.script}"></script>`)}`,
  modules: [consoleScript(TRY_DOCUMENT)],
  policy: CONSOLE_POLICY,
})

/**
 * Both consoles write style attributes, which no hash can allow. Scripts stay tied to our own files and hashes, and
 * nothing is asked of another host.
 */
export const CONSOLE_POLICY = {
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': "'self'",
  'font-src': "'self' data:",
}
