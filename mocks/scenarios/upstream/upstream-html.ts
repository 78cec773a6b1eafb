import type { Scenario } from '../scenario.ts'

export const UPSTREAM_HTML: Scenario = {
  name: 'upstream-html',
  changes: 'Every call to the agency is answered with an HTML page and status 200, as a proxy in its way would.',
  see: 'An error with a request number. Nothing of the HTML is shown.',
  failure: 'html',
}
