import type { Page } from '../frame.ts'
import { markup } from '../markup.ts'

/** The wires on the other side of the gateway, for who builds an agency (decision 1.4). */
export const upstreamPage = (): Page => ({
  title: 'Behind the gateway',
  description: 'What the gateway says to an agency and to the travel provider.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Behind the gateway</h1>
<p class="lead">For people who build an agency that stands behind this gateway, or who want to know what it asks of the travel provider. Callers of the gateway need none of this: their contract is in the <a class="link" href="/docs/reference">reference</a>.</p></header>
<ul class="entries">${WIRES.map(
    ([href, title, text]) =>
      markup`<li><a class="entry" href="${href}"><strong>${title}</strong><span>${text}</span></a></li>`,
  )}</ul></main>`,
})

const WIRES = [
  [
    '/docs/upstream/agency.yaml',
    'The agency, as YAML',
    'Every call that the gateway makes of an agency, with sessionId and referer.',
  ],
  ['/docs/upstream/agency.json', 'The agency, as JSON', 'The same document.'],
  ['/docs/upstream/provider', 'The provider’s API', 'What the gateway itself says to the travel provider, to read.'],
  ['/docs/upstream/provider.yaml', 'The provider, as YAML', 'The same as an OpenAPI 3.1 document.'],
  ['/docs/upstream/provider.json', 'The provider, as JSON', 'The same document.'],
] as const
