import { FileType } from '@rota/openapi/agency/enums'
import type { BodyOf, Schemas } from '../../../ports/contract.ts'
import type { ProviderBody, Wire } from '../../../ports/provider.ts'
import { enumValueOf } from '../enums.ts'
import { hotelFactsOf } from './hotel-search.ts'
import { mediaOf, nameOf, namesOf } from '../names.ts'
import { translateEach, withoutUndefined, textOf } from '../present.ts'
import { CULTURE, type Conversion } from '../conversion.ts'

type File = Schemas['ProviderHotel']['mediaFiles'][number]

/** The provider's request for hotel content. */
export const contentRequest = ({
  product,
  ownerProvider,
  culture = CULTURE,
}: BodyOf<'providerProduct'>): ProviderBody<'productInfoView'> => ({ productType: 2, product, ownerProvider, culture })

/** Hotel content. Texts and pictures are in its seasons (decision 17.6). */
export function toHotelContent({ hotel }: Wire['ProductInfoBody'], conversion: Conversion): Schemas['ProviderHotel'] {
  const seasons = hotel.seasons ?? []
  return withoutUndefined({
    id: hotel.id,
    provider: hotel.provider ?? 0,
    name: textOf(hotel.name, 200) ?? hotel.id,
    ...hotelFactsOf(hotel),
    description: textOf(hotel.description?.text, 20_000) ?? textsOf(seasons),
    address: addressOf(hotel.address),
    phoneNumber: textOf(hotel.phoneNumber, 40),
    faxNumber: textOf(hotel.faxNumber, 40),
    homePage: textOf(hotel.homePage, 300),
    themes: namesOf([...(hotel.themes ?? []), ...seasons.flatMap(({ themes }) => themes ?? [])]),
    facilities: namesOf(
      seasons.flatMap(({ facilityCategories }) =>
        (facilityCategories ?? []).flatMap(({ facilities }) => facilities ?? []),
      ),
    ),
    mediaFiles: filesOf(seasons, conversion),
    others: othersOf(hotel, conversion),
  })
}

/** Boards and rooms, if the provider lists any. */
function othersOf(
  { boards = [], rooms = [] }: Wire['HotelContent'],
  conversion: Conversion,
): Schemas['ProviderHotel']['others'] {
  const [boardNames, roomTypes] = [namesOf(boards), translateEach(rooms, (room) => roomOf(room, conversion), 300)]
  const others = {
    ...(boardNames.length > 0 ? { boards: boardNames } : {}),
    ...(roomTypes.length > 0 ? { rooms: roomTypes } : {}),
  }
  return Object.keys(others).length > 0 ? others : undefined
}

/** A room type with its first picture and its text, or undefined without a name. */
function roomOf(room: Wire['RoomInfo'], conversion: Conversion): Schemas['ProviderRoom'] | undefined {
  const name = nameOf(room)
  const [file] = room.mediaFiles ?? []
  const texts = (room.presentations ?? []).flatMap(({ text }) => (text ? [text] : []))
  return (
    name &&
    withoutUndefined({
      ...name,
      text: textOf(texts.join('\n'), 2000),
      picture: mediaOf(file?.urlFull, file?.url, conversion),
    })
  )
}

function textsOf(seasons: readonly Wire['Season'][]): string | undefined {
  const texts = (seasons[0]?.textCategories ?? []).flatMap(({ presentations }) => presentations ?? [])
  return textOf(texts.flatMap(({ text }) => (text ? [text] : [])).join('\n'), 20_000)
}

/** Lines of an address may be null (decision 16.2), and the street is often one of them. */
function addressOf(address: Wire['HotelAddress'] | undefined): string | undefined {
  const street = [address?.street, address?.streetNumber].filter(Boolean).join(' ')
  const lines = [...(address?.addressLines ?? []), street].filter(Boolean)
  return textOf([...new Set(lines)].join(', '), 500)
}

/** All pictures without duplicates, in the order of the seasons. An unknown file type counts as a picture. */
function filesOf(seasons: readonly Wire['Season'][], conversion: Conversion): File[] {
  const files = seasons
    .flatMap(({ mediaFiles }) => mediaFiles ?? [])
    .flatMap(({ fileType, url, urlFull }): File[] => {
      const address = mediaOf(urlFull, url, conversion)
      return address === undefined
        ? []
        : [{ fileType: enumValueOf(FileType, fileType) ?? FileType.Image, url: address }]
    })
  return [...new Map(files.map((file) => [file.url, file])).values()].slice(0, 300)
}
