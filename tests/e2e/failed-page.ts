import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const MAX = 8000

/** Prints the page on which a test failed, as text, and its last requests, because CI keeps no files. */
export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const textOf = (called: string) => {
      const found = attachments.find(({ name }) => name === called)
      return found?.body?.toString() ?? (found?.path ? readFileSync(found.path, 'utf8') : '')
    }
    // The countries of a telephone number alone are 240 lines.
    const page = textOf('error-context').replaceAll(/^ *- option .*\n/gm, '')
    process.stdout.write(`\n${test.title}: the page as it failed\n${page.slice(0, MAX)}\n`)
    process.stdout.write(`${textOf('network').slice(-MAX)}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
