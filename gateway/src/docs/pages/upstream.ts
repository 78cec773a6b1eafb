import type { Page } from '../frame.ts'
import { markup } from '../markup.ts'

/** The APIs that the gateway calls, for people who build an agency (decision 1.4). */
export const upstreamPage = (): Page => ({
  title: 'Behind the gateway',
  description: 'The APIs that the gateway calls: the agency’s and the travel provider’s.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Behind the gateway</h1>
<p class="lead">For developers of an agency behind this gateway, and for everybody who wants to see how it calls the travel provider. If you only call the gateway, read the <a class="link" href="/docs/reference">reference</a> instead.</p></header>
<ul class="entries">${UPSTREAM_DOCUMENTS.map(
    ([href, title, text]) =>
      markup`<li><a class="entry" href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`,
  )}</ul></main>`,
})

const UPSTREAM_DOCUMENTS = [
  [
    '/docs/upstream/agency.yaml',
    'The agency, as YAML',
    'Every call from the gateway to an agency, with sessionId and referer.',
  ],
  ['/docs/upstream/agency.json', 'The agency, as JSON', 'The same document.'],
  [
    '/docs/upstream/provider',
    'The provider’s API',
    'Every call from the gateway to the travel provider, as a readable page.',
  ],
  ['/docs/upstream/provider.yaml', 'The provider, as YAML', 'The same calls as an OpenAPI 3.1 document.'],
  ['/docs/upstream/provider.json', 'The provider, as JSON', 'The same document.'],
] as const
