import type { Handlers } from '@rota/openapi/provider/handlers'
import { liraPer, soldIn, SOLD_IN } from '../../world/provider/supply/currency.ts'
import { COUNTRIES } from '../../world/provider/supply/nationalities.ts'
import { answered } from '../provider-wire/envelope.ts'
import { currency } from '../provider-wire/lists.ts'
import type { ProviderCallContext } from '../provider-call-context.ts'

type Lookup = 'currencyList' | 'nationalityList' | 'exchangeRateList' | 'transportationList' | 'searchParameterList'

/** Operations of openapi/paths/provider/lookup.yaml. */
export const lookup: Pick<Handlers<ProviderCallContext>, Lookup> = {
  currencyList: async ({ context: { world } }) => answered(world, { currencies: SOLD_IN.map(currency) }),

  nationalityList: async ({ context: { world } }) =>
    answered(world, {
      nationalities: COUNTRIES.map(({ code, name, three, calling }) => ({
        id: code,
        name,
        isdCode: calling,
        threeLetterCode: three,
      })),
    }),

  exchangeRateList: async ({ body, context: { world } }) => {
    const base = soldIn(body.currency)
    const pairs = SOLD_IN.filter((code) => code !== base).map((code) => ({
      baseCurrency: base,
      counterCurrency: code,
      rate: liraPer(base) / liraPer(code),
    }))
    return answered(world, { pairs })
  },

  /** The mock provider sells no transfers, so the list is always empty. */
  transportationList: async ({ context: { world } }) => answered(world, { transportations: [] }),

  searchParameterList: async ({ context: { world } }) => answered(world, {}),
}
