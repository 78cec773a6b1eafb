import type { Operation } from '../../ports/context.ts'

/** Suggests flight places without the language, which the agency does not know: it returns every one it has. */
export const handle: Operation<'flightPlaceList'> = async ({ site, params, signal, requestId }, context) => {
  const { culture: _culture, ...query } = params.query
  const { body, bytes } = await context.upstream('flightPlaceList', { site, params: { query }, signal, requestId })
  return { status: 200, body, bytes }
}
