import type { Answer } from '../../api/operations.ts'
import { providerText } from '../../i18n/culture.ts'
import { factsOf, pictureOf } from './facts.ts'
import { plainText } from './plain-text.ts'
import { basketId } from './rates.ts'
import type { SoldHotel, SoldRoom } from './sold.ts'

const IMAGE = 1

/** A provider's hotel in the form that its page shows. The provider sends no house rules, so there are none. */
export function contentOf({ items: { hotel } }: Answer<'providerProduct'>, locale: string): SoldHotel {
  const text = (value: string) => providerText(locale, value)
  const pictures = hotel.mediaFiles.filter(({ fileType }) => fileType === IMAGE).map(({ url }) => pictureOf(url))
  const [picture = pictureOf(undefined)] = pictures
  const rooms = (hotel.others?.rooms ?? []).map((room): SoldRoom => {
    const beds = room.text === undefined ? '' : plainText(room.text)
    return {
      id: basketId(room.id ?? room.code ?? room.name),
      name: text(room.name),
      ...(beds === '' ? {} : { beds: text(beds) }),
      ...(room.picture === undefined ? {} : { picture: pictureOf(room.picture) }),
    }
  })
  return {
    facts: { ...factsOf(hotel, locale), picture },
    description: text(plainText(hotel.description ?? '')),
    ...(hotel.address === undefined ? {} : { address: text(hotel.address) }),
    ...(hotel.phoneNumber === undefined ? {} : { phoneNumber: hotel.phoneNumber }),
    pictures,
    rooms,
  }
}
