import type { Handlers } from '@rota/openapi/agency/handlers'
import { Refusal } from '../../world/refusal.ts'
import { ACCOUNT } from '../../world/seed/site.ts'
import type { Visit } from '../visit.ts'

function checkAccount(account: string): void {
  if (account !== ACCOUNT) throw new Refusal('not-found', 'There is no such account.')
}

/** Operations of openapi/paths/agency/forms.yaml. */
export const forms: Pick<Handlers<Visit>, 'callbackSend' | 'contactSend'> = {
  callbackSend: async ({ query, body, world: { world } }) => {
    checkAccount(query.account)
    world.inbox.notify(body)
    return { status: 200, body: { status: 'stored' } }
  },

  contactSend: async ({ query, body, world: { world } }) => {
    checkAccount(query.account)
    world.inbox.contact(body)
    return { status: 200, body: { status: 'stored' } }
  },
}
