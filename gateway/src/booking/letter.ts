import type { Context } from '../ports/context.ts'
import type { Site } from '../ports/site.ts'
import type { UpstreamAnswerBody } from '../ports/contract.ts'
import { Problem } from '../ports/problem.ts'

/** What the agency keeps of a letter beside its words (decision 29.1). */
interface Stamp {
  /** The site. */
  id: string
  account: string
  date: string
  isRead: false
}

type PartnerSite = UpstreamAnswerBody<'siteView'>['site']['partnerSite']

/** Whether there is a list for call-back requests (decision 29.2). */
export const takesNotifications = ({ notifications }: PartnerSite) => notifications !== undefined

/** Whether there is a list for corporate requests, which are for partner sites only (decision 29.2). */
export const takesContact = ({ status, contactMe }: PartnerSite) => status && contactMe !== undefined

/**
 * Stamps a letter to a site's agency; 404 where the record of its partner site has no list for it (decision 29.2).
 * @param takes whether there is one
 */
export async function stampOf(
  context: Context,
  site: Site,
  takes: (partnerSite: PartnerSite) => boolean,
): Promise<Stamp> {
  const { body: view } = await context.upstream('siteView', { site })
  if (!takes(view.site.partnerSite)) throw new Problem('not-found')
  const date = new Date(context.clock.now()).toISOString()
  return { id: view.site.id, account: site.account, date, isRead: false }
}
