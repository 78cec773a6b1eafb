import type { Handlers } from '@rota/openapi/agency/handlers'
import { suggestions } from '../../../world/places/search.ts'
import type { CallContext } from '../../call-context.ts'

/** Operations of openapi/paths/agency/search.yaml. */
export const search: Pick<Handlers<CallContext>, 'suggestionList'> = {
  suggestionList: async ({ query, context: { world } }) => ({
    status: 200,
    body: { records: suggestions(query.term, query.type, world.catalogue.seeds.values()) },
  }),
}
