import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const MOST = 8000

/** Prints the text of the page on which a test failed, because CI keeps no files. */
export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, { attachments, status }: TestResult): void {
    if (status === test.expectedStatus || status === 'skipped') return
    const page = attachments.find(({ name }) => name === 'error-context')
    const words = page?.body?.toString() ?? (page?.path ? readFileSync(page.path, 'utf8') : undefined)
    if (words) process.stdout.write(`\n${test.title}: the page as it failed\n${words.slice(0, MOST)}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
