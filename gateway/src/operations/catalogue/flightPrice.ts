import type { Operation } from '../../ports/context.ts'

/**
 * Flights of the provider. The markup that goes with the question is the site record's own; a browser that sends one is
 * refused by the contract (decision 19.1).
 */
export const handle: Operation<'flightPrice'> = async ({ site, body, signal, requestId }, context) => {
  const { markupRate } = (await context.upstream('siteView', { site, signal })).body.site
  const question = { query: body.query, ...(markupRate === undefined ? {} : { markupRate }) }
  const { body: answer, bytes } = await context.upstream('flightPrice', { site, body: question, signal, requestId })
  return { status: 200, body: answer, bytes }
}
