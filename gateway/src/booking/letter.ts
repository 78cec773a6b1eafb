import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswerBody } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'

/** What the agency stores with a letter besides its text (decision 29.1). */
interface LetterFacts {
  /** Id of the site at the agency. */
  id: string
  account: string
  date: string
  isRead: false
}

type PartnerSite = UpstreamAnswerBody<'siteView'>['site']['partnerSite']

/** Whether the partner site accepts call-back requests (decision 29.2). */
export const acceptsCallbacks = ({ notifications }: PartnerSite) => notifications !== undefined

/** Whether the partner site is active and accepts corporate requests (decision 29.2). */
export const acceptsCorporateRequests = ({ status, contactMe }: PartnerSite) => status && contactMe !== undefined

/**
 * The facts that the agency stores with a letter. Fails with 404 if the partner site does not accept such letters
 * (decision 29.2).
 * @param accepts whether the partner site accepts them
 */
export async function letterFactsOf(
  context: Context,
  site: Site,
  accepts: (partnerSite: PartnerSite) => boolean,
): Promise<LetterFacts> {
  const { body: view } = await context.upstream('siteView', { site })
  if (!accepts(view.site.partnerSite)) throw new Problem('not-found')
  const date = new Date(context.clock.now()).toISOString()
  return { id: view.site.id, account: site.account, date, isRead: false }
}
