import type { FieldProblem } from '@rota/openapi/errors'
import { operations, type Operation } from '@rota/openapi/provider/operations'
import { load } from '@rota/openapi/provider/validators'
import type { HttpHandler } from 'msw'
import { IllegalMove } from '../world/basics/illegal-move.ts'
import { ProviderRefusal } from '../world/provider/wire/refusal.ts'
import { isAdmitted } from '../world/provider/wire/tokens.ts'
import type { World } from '../world/world.ts'
import { routesOf, problemText, type Reply } from './api.ts'
import { provider } from './provider/provider.ts'
import { refused } from './provider-wire/envelope.ts'
import type { ProviderCallContext } from './provider-call-context.ts'

/** The world that the provider works on, and where it is reached. */
export interface ProviderOptions {
  readonly world: World
  /** Base URL of the API without a trailing slash: an origin and a path, or `*` and a path for any host. */
  readonly base: string
  /** URL of the bank for browsers. */
  readonly bankUrl: string
}

/** Handlers of the provider's API. Every refusal has HTTP status 200, also for a missing or expired token. */
export function providerHandlers({ world, base, bankUrl }: ProviderOptions): HttpHandler[] {
  return routesOf<Operation>({
    base,
    operations,
    validators: load,
    handlers: provider,
    failure: () => world.scenario().providerFailure,
    contextOf: (request, { operationId }): ProviderCallContext => {
      const hasValidToken = isAdmitted(request.headers.get('authorization'), world.clock.now())
      if (operationId !== 'providerLogin' && !hasValidToken)
        throw new ProviderRefusal('TokenRequired', 'Token required')
      return { world, bankUrl, mediaUrl: `${new URL(request.url).origin}/images-host` }
    },
    malformed: (problems) => malformed(problems, world),
    refusal: (error) => refusal(error, world),
  })
}

/** The provider has one code for missing parameters and another for invalid ones. */
function malformed(problems: readonly FieldProblem[], world: World): Reply {
  const isMissing = problems.some(({ detail }) => detail.startsWith('is required'))
  return refused(world, isMissing ? 'ParameterCanNotBeNull' : 'InvalidParameter', problemText(problems))
}

function refusal(error: unknown, world: World): Reply | undefined {
  if (error instanceof ProviderRefusal) return refused(world, error.code, error.message)
  return error instanceof IllegalMove ? refused(world, 'TransactionNotOpen', error.message) : undefined
}
