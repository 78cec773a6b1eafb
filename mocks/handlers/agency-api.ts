import { operations, type Operation } from '@rota/openapi/agency/operations'
import { load } from '@rota/openapi/agency/validators'
import type { HttpHandler } from 'msw'
import { Refusal } from '../world/basics/refusal.ts'
import { siteAt } from '../world/sites.ts'
import type { World } from '../world/world.ts'
import { agency } from './agency/agency.ts'
import { routesOf, problemText } from './api.ts'
import { problemFrom, problemOf } from './problem.ts'
import type { CallContext } from './call-context.ts'

/** The world that the agency works on, and where it is reached. */
export interface AgencyOptions {
  readonly world: World
  /** Base URL of the API without a trailing slash: an origin and a path, or `*` and a path for any host. */
  readonly base: string
  /** URL of the bank for browsers. */
  readonly bankUrl: string
  /** Host name of the only site to show; without it, the `referer` of a request selects the site. */
  readonly shownAs?: string
}

/** Handlers of the agency's API. */
export function agencyHandlers({ world, base, bankUrl, shownAs }: AgencyOptions): HttpHandler[] {
  return routesOf<Operation>({
    base,
    operations,
    validators: load,
    handlers: agency,
    failure: () => world.scenario().failure,
    contextOf: (request, operation): CallContext => {
      const query = new URL(request.url).searchParams
      if (operation.partner && query.get('partner') !== 'true') {
        throw new Refusal('bad-request', 'Provider calls are for partners.')
      }
      const site = siteAt(shownAs ?? query.get('referer'))
      return { world, site, bankUrl, sessionId: query.get('sessionId') ?? undefined }
    },
    malformed: (problems) => problemOf('bad-request', problemText(problems)),
    refusal: problemFrom,
  })
}
