import { call } from '../../api/client.ts'
import type { Schema } from '../../api/operations.ts'
import { useToday } from '../../api/use-site.ts'
import { useBooking } from '../../booking/use-booking.ts'
import { useLocale, usePaths } from '../../i18n/use-locale.ts'
import { lineAddress } from '../basket-line/line-address.ts'
import { storedNationality } from '../provider-hotels/stored-nationality.ts'
import { ratesRequest } from '../provider-hotels/requests.ts'
import { roomsAgain, visitOfRooms } from './rooms-again.ts'
import type { Check } from './check.ts'

/**
 * How to find the provider's rooms of a basket again: each line by one search with a party for each of its rooms, whose
 * offer covers them all (decision 27.3).
 */
export function useRoomChecks(held: readonly Schema<'CartLine'>[]): Check[] {
  const { cart } = useBooking()
  const locale = useLocale()
  const paths = usePaths()
  const today = useToday()
  return held.flatMap((line) => {
    const visit = line.type === 'hotel' ? visitOfRooms(line, storedNationality()) : undefined
    if (!visit) return []
    return {
      lines: [line],
      address: lineAddress(line, paths, { products: held, today }) ?? paths.hotels(),
      find: async () => {
        const { items } = await call('providerHotelPrice', ratesRequest(line, visit, locale))
        const again = roomsAgain(line, items.hotels, locale)
        if (!again) return undefined
        const { total, wish } = again
        return { total, take: async () => void (await cart({ kind: 'renew', key: line.key, line: wish })) }
      },
    }
  })
}
