import type { Scenario } from '../scenario.ts'

export const UPSTREAM_HTML: Scenario = {
  name: 'upstream-html',
  changes: 'The agency answers every call with an HTML page and status 200, as a proxy in between might.',
  see: 'An error with a request number. Nothing of the HTML is shown.',
  failure: 'html',
}
