import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, prose } from '../markup.ts'
import type { Reader } from '../reader.ts'

/** The key that stands in the file. */
const WRITTEN_KEY = 'rota-test-key'

/** What to look at in the script, and where it is explained. */
const NOTES = [
  ['/docs/calls#session', 'The client keeps the session of the booking; nothing of it stands in the script.'],
  ['/docs/calls#versions', 'Each change of the basket names the version it was made on.'],
  ['/docs/calls#prices', 'What is paid is the quote, by its hash; the contracts that were read are part of it.'],
  ['/docs/errors', 'A problem ends the script. A shop would show it and go on.'],
] as const

/**
 * The whole way of a booking as one script.
 * @param written the file that every test run executes
 */
export const scriptPage = (written: string, { origin, keys }: Reader): Page => ({
  title: 'Book a hotel',
  description: 'One script from the search to the booking number.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Book a hotel in one script</h1>
<p class="lead">From the search to the booking number with the typed client. Every test run executes this very file against the pretend upstreams, so it works as it stands.</p></header>
<section class="part" aria-labelledby="run"><h2 id="run">Run it</h2><div class="stack">
<p>It needs the project and Node 26, which ${prose('`npm start`')} brings along: the client is its package ${prose('`@rota/openapi`')} and is typed from the contract. The pretend upstreams take the card without asking. With ${prose('`4000000000001091`')} their bank asks for its code first; where that bank is not at port 4002, ${prose('`MOCK_BANK`')} says where, as on the <a class="link" href="/docs/testing#cards">testing page</a>.</p>
${codeBlock('In the folder of the project', 'sh', `npx node openapi/examples/book-a-hotel.ts ${origin} ${keys.site} 4000000000001000`)}</div></section>
<section class="part" aria-labelledby="script"><h2 id="script">The script</h2><div class="whole">${codeBlock('book-a-hotel.ts', 'ts', written.replaceAll(WRITTEN_KEY, keys.site))}</div></section>
<section class="part" aria-labelledby="look"><h2 id="look">What to look at</h2><ul class="bullets">${NOTES.map(
    ([href, text]) => markup`<li>${text} <a class="link" href="${href}">More</a></li>`,
  )}<li>The same way, step by step: <a class="link" href="/docs/workflows/hotel-3d-secure">with a challenge of the bank</a></li></ul></section></main>`,
})
