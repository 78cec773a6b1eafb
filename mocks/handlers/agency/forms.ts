import type { Handlers } from '@rota/openapi/agency/handlers'
import { siteOf } from '../../world/sites.ts'
import type { CallContext } from '../call-context.ts'

/** Operations of openapi/paths/agency/forms.yaml. */
export const forms: Pick<Handlers<CallContext>, 'callbackSend' | 'contactSend'> = {
  callbackSend: async ({ query, body, context: { world } }) => {
    siteOf(query.account)
    world.inbox.notify(body)
    return { status: 200, body: { status: 'stored' } }
  },

  contactSend: async ({ query, body, context: { world } }) => {
    siteOf(query.account)
    world.inbox.contact(body)
    return { status: 200, body: { status: 'stored' } }
  },
}
