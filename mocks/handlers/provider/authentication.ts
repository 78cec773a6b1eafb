import type { Handlers } from '@rota/openapi/provider/handlers'
import { PROVIDER_ACCOUNT, TOKEN_LIFE } from '../../world/provider/wire/account.ts'
import { instant } from '../../world/provider/wire/days.ts'
import { ProviderRefusal } from '../../world/provider/wire/refusal.ts'
import { issueToken } from '../../world/provider/wire/tokens.ts'
import { answered } from '../provider-wire/envelope.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

/** Operations of openapi/paths/provider/authentication.yaml. */
export const authentication: Pick<Handlers<ProviderCallContext>, 'providerLogin'> = {
  providerLogin: async ({ body, context: { world } }) => {
    const { Agency, User, Password } = PROVIDER_ACCOUNT
    if (body.Agency !== Agency || body.User !== User || body.Password !== Password) {
      throw new ProviderRefusal('LoginFailed', 'Agency, user or password is wrong.')
    }
    const { token, tokenId, expiresAt } = issueToken(
      world.clock.now(),
      world.scenario().providerTokenLife ?? TOKEN_LIFE,
    )
    return answered(world, {
      token,
      expiresOn: instant(expiresAt),
      tokenId,
      userInfo: {
        code: User,
        name: 'Website',
        mainAgency: {},
        agency: { code: Agency, name: 'Yelkovan', registerCode: '' },
        office: { code: 'MAIN', name: 'Main office' },
        operator: { code: 'ROTA', name: 'Rota Operator', thumbnail: '/media/operator.png' },
        market: { code: 'TRMAR', name: 'Türkiye', favicon: '/images/favicon.ico' },
      },
    })
  },
}
