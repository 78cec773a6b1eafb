import type { Context } from '../ports/context.ts'
import type { DocumentRequest } from '../ports/documents.ts'
import { CallError } from '../ports/platform.ts'
import type { Testing } from './pages/testing.ts'
import { guideIn } from './test-guide.ts'

/** Deadlines for reading the guide, in milliseconds. Short, because the mocks run on the same machine. */
const DEADLINES = { connect: 500, firstByte: 1000, total: 2000 }

/**
 * What this gateway calls, with the mocks' guide for testers. The guide is read again for every page, because a tester
 * can switch the scenario while pages are open.
 */
export async function testingOf(context: Context, { site, caller }: DocumentRequest): Promise<Testing> {
  const { testGuideUrl } = context.config
  if (testGuideUrl === undefined) return { kind: 'real' }
  try {
    const { status, bytes } = await context.platform.call({
      pool: { upstream: 'guide', class: 'catalogue', account: site.account },
      method: 'GET',
      url: testGuideUrl,
      headers: { accept: 'application/json' },
      deadlines: DEADLINES,
      limit: 256 * 1024,
      signal: caller.signal,
    })
    const guide = status === 200 ? guideIn(new TextDecoder().decode(bytes)) : undefined
    return guide === undefined
      ? { kind: 'silent' }
      : { kind: 'mocks', guide, controlUrl: new URL('.', testGuideUrl).href.replace(/\/$/, '') }
  } catch (error) {
    if (error instanceof CallError) return { kind: 'silent' }
    throw error
  }
}
