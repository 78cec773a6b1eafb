import type { Page } from '../frame.ts'
import { markup } from '../markup.ts'

/** The page for an unknown address below `/docs`. */
export const missingPage = (): Page => ({
  status: 404,
  title: 'Not found',
  description: 'Page not found.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Page not found</h1>
<p class="lead">The address may be outdated. The first page lists every operation, and the catalogue lists every problem.</p>
<p class="row"><a class="act" href="/docs">First page</a><a class="act quiet" href="/docs/errors">Errors</a></p></header></main>`,
})
