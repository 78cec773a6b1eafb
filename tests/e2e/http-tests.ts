import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter'

/** Says how many tests need real HTTP and are left out of the demo: raw HTML, headers, other hosts, other devices. */
export default class HttpTests implements Reporter {
  onBegin(_config: FullConfig, suite: Suite): void {
    const tests = suite.allTests()
    const tagged = tests.filter((test) => /@http\b/.test(test.titlePath().join(' ')))
    if (tagged.length === 0) return
    process.stdout.write(`${tagged.length} of ${tests.length} tests are tagged @http and run in start mode only\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
