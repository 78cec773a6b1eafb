import type { Operation } from '../../ports/context.ts'

/**
 * Searches the provider's flights with the markup from the site's record. The contract refuses a markup from a browser
 * (decision 19.1).
 */
export const handle: Operation<'flightPrice'> = async ({ site, body, signal, requestId }, context) => {
  const { markupRate } = (await context.upstream('siteView', { site, signal })).body.site
  const question = { query: body.query, ...(markupRate === undefined ? {} : { markupRate }) }
  const { body: answer, bytes } = await context.upstream('flightPrice', { site, body: question, signal, requestId })
  return { status: 200, body: answer, bytes }
}
