import { call } from '../../api/client.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { lineAddress } from '../basket-line/line-address.ts'
import { storedNationality } from '../provider-hotels/stored-nationality.ts'
import { ratesRequest } from '../provider-hotels/requests.ts'
import { findCurrentRooms, searchOfRooms } from './rooms-again.ts'
import type { Check } from './check.ts'

/**
 * The checks of the provider's rooms in a basket, one for each line. A check is one search for all rooms of the line,
 * with a party for each room; an offer then covers all of them (decision 27.3).
 */
export function useRoomChecks(basketLines: readonly Schema<'CartLine'>[]): Check[] {
  const { cart } = useBooking()
  const locale = useLocale()
  const paths = usePaths()
  const today = useToday()
  return basketLines.flatMap((line) => {
    const search = line.type === 'hotel' ? searchOfRooms(line, storedNationality()) : undefined
    if (!search) return []
    return {
      lines: [line],
      address: lineAddress(line, paths, { products: basketLines, today }) ?? paths.hotels(),
      find: async () => {
        const { items } = await call('providerHotelPrice', ratesRequest(line, search, locale))
        const current = findCurrentRooms(line, items.hotels, locale)
        if (!current) return undefined
        const { total, newLine } = current
        return { total, putInBasket: async () => void (await cart({ kind: 'renew', key: line.key, line: newLine })) }
      },
    }
  })
}
