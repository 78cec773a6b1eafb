import { codeBlock } from '../code-block.ts'
import type { Page } from '../frame.ts'
import { markup, prose } from '../markup.ts'
import type { Reader } from '../reader.ts'

/** The key in the file, which the page replaces. */
const WRITTEN_KEY = 'rota-test-key'

/** Remarks on the script, with links to explanations. */
const NOTES = [
  ['/docs/calls#session', 'The client keeps the session of the booking, so the script does not mention it.'],
  ['/docs/calls#versions', 'Each change of the basket names the version it is based on.'],
  ['/docs/calls#prices', 'The script pays the quote by its hash. The accepted contracts are part of the quote.'],
  ['/docs/errors', 'A problem ends the script. A shop would show it and continue.'],
] as const

const runCommand = (origin: string, key: string) => `npx node openapi/examples/book-a-hotel.ts ${origin} ${key}`

/**
 * A complete booking as one script.
 * @param source the file that every test run executes
 */
export const scriptPage = (source: string, { origin, keys, bank }: Reader): Page => ({
  title: 'Book a hotel',
  description: 'One script from search to booking number.',
  body: markup`<main id="content" class="page">
<header class="opening"><h1 class="display">Book a hotel in one script</h1>
<p class="lead">From search to booking number with the typed client. Every test run executes this file against the simulated upstreams, so it works as shown.</p></header>
<section class="part" aria-labelledby="run"><h2 id="run">Run it</h2><div class="stack">
<p>You need the project and Node 26, which ${prose('`npm start`')} installs. The client is the package ${prose('`@rota/openapi`')} of the project, typed from the contract; it is not published. The simulated bank accepts the first card at once and asks for a code with the second.</p>
${codeBlock('In the folder of the project', 'sh', `${runCommand(origin, keys.site)} 4000000000001000`)}
${codeBlock('With 3-D Secure', 'sh', `${bank === undefined ? '' : `MOCK_BANK=${bank} `}${runCommand(origin, keys.site)} 4000000000001091`)}</div></section>
<section class="part" aria-labelledby="script"><h2 id="script">The script</h2><div class="whole">${codeBlock('book-a-hotel.ts', 'ts', source.replaceAll(WRITTEN_KEY, keys.site))}</div></section>
<section class="part" aria-labelledby="look"><h2 id="look">Remarks</h2><ul class="bullets">${NOTES.map(
    ([href, text]) => markup`<li>${text} <a class="link" href="${href}">More</a></li>`,
  )}<li>The same flow, step by step: <a class="link" href="/docs/workflows/hotel-3d-secure">with 3-D Secure</a></li></ul></section></main>`,
})
