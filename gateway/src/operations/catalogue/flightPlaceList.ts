import type { Operation } from '../../ports/context.ts'

/** Suggests flight places. The agency has no language parameter and returns names in all languages, so none is sent. */
export const handle: Operation<'flightPlaceList'> = async ({ site, params, signal, requestId }, context) => {
  const { culture: _culture, ...query } = params.query
  const { body, bytes } = await context.upstream('flightPlaceList', { site, params: { query }, signal, requestId })
  return { status: 200, body, bytes }
}
