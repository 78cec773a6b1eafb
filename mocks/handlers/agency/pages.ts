import type { Handlers } from '@rota/openapi/agency/handlers'
import { ownPage } from '../own-page.ts'
import { Refusal } from '../../world/basics/refusal.ts'
import type { CallContext } from '../call-context.ts'

/** Operations of openapi/paths/agency/pages.yaml. */
export const pages: Pick<Handlers<CallContext>, 'pageView'> = {
  pageView: async ({ query, context: { world, site } }) => {
    const record = world.catalogue.pages.findFirst((where) => where.where((page) => page.url === query.url))
    if (record === undefined) throw new Refusal('not-found', 'There is no such page.')
    return { status: 200, body: { record: ownPage(structuredClone({ ...record }), site) } }
  },
}
