import type { Page } from '../frame.ts'
import { markup } from '../markup.ts'

/** What is told below `/docs` about an address that leads nowhere. */
export const missingPage = (): Page => ({
  status: 404,
  title: 'Not found',
  description: 'There is no such page.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">There is no such page</h1>
<p class="lead">The address may be old. Every call is listed on the first page, every problem in the catalogue.</p>
<p class="row"><a class="act" href="/docs">First page</a><a class="act quiet" href="/docs/errors">Errors</a></p></header></main>`,
})
