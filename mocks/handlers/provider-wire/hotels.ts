import themes from '@rota/openapi/reference/themes.json' with { type: 'json' }
import { FileType } from '@rota/openapi/provider/enums'
import { picturesOf, roomPictureOf } from '../../world/catalogue/pictures.ts'
import { BOARDS } from '../../world/provider/supply/boards.ts'
import type { ProviderHotel } from '../../world/provider/supply/hotels.ts'
import { location, placeIdOf, within, textIn } from '../../world/provider/supply/places.ts'
import type { Wire } from '../../world/provider/wire/wire.ts'
import type { HotelSeed } from '../../world/seed/hotel-seed.ts'
import { PLANS } from '../../world/seed/plans.ts'
import { ROOMS } from '../../world/seed/rooms.ts'

/** The language of a hotel's texts, and the base URL of its pictures. */
export interface HotelAudience {
  readonly culture: string
  readonly mediaUrl: string
}

/** The provider shows the agency's pictures. */
const MEDIA_FOLDER = 'site1001'

function picture(id: string, mediaUrl: string): { thumbnail: string; thumbnailFull: string } {
  const path = `/web/${MEDIA_FOLDER}/${id}.png`
  return { thumbnail: path, thumbnailFull: mediaUrl + path }
}

function mediaFile(id: string, mediaUrl: string): Wire<'MediaFile'> {
  const { thumbnail, thumbnailFull } = picture(id, mediaUrl)
  return { fileType: FileType.Image, url: thumbnail, urlFull: thumbnailFull }
}

/** The places that contain a hotel, by type. */
export function whereabouts({ seed, owner }: ProviderHotel, culture: string) {
  const country = within(seed.place, 1)
  const city = within(seed.place, 2)
  const town = within(seed.place, 3)
  const village = within(seed.place, 4)
  return {
    location: location(seed.place, culture, owner),
    ...(country && { country: location(country, culture, owner) }),
    ...(city && { city: location(city, culture, owner) }),
    ...(town && { town: location(town, culture, owner) }),
    ...(village && { village: location(village, culture, owner) }),
  }
}

const geo = ({ at: [latitude, longitude] }: HotelSeed): Wire<'Geo'> => ({
  longitude: String(longitude),
  latitude: String(latitude),
})

function themesOf({ themes: ids }: HotelSeed): Wire<'NamedId'>[] {
  return themes.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id: String(id), name: name.en }))
}

const facilitiesOf = ({ amenities }: HotelSeed): Wire<'Facility'>[] =>
  amenities.map((id) => ({ id, name: id.replaceAll('-', ' '), isPriced: false }))

const boardsOf = ({ plans }: HotelSeed, culture: string): Wire<'NamedId'>[] =>
  [...new Set(plans.map((plan) => PLANS[plan].board))].map((board) => ({
    id: BOARDS[board].id,
    name: textIn(BOARDS[board].name, culture),
  }))

/** A hotel in the format of searches, without offers. */
function hotelFacts(hotel: ProviderHotel, { culture, mediaUrl }: HotelAudience) {
  const { seed } = hotel
  const [mainPicture] = picturesOf(seed)
  return {
    id: hotel.id,
    name: hotel.name,
    provider: hotel.owner,
    stars: seed.stars,
    rating: Math.round(seed.rating[0] * 5) / 10,
    geolocation: geo(seed),
    ...whereabouts(hotel, culture),
    giataInfo: { hotelId: String(400_000 + Number(hotel.id)), destinationId: placeIdOf(seed.place) },
    themes: themesOf(seed),
    ...picture(mainPicture?.id ?? '', mediaUrl),
    description: { text: textIn(seed.description, culture) },
  }
}

/** A hotel of a search result, with its offers. */
export function hotelResult(
  hotel: ProviderHotel,
  offers: Wire<'HotelOffer'>[],
  audience: HotelAudience,
): Wire<'HotelResult'> {
  const { seed } = hotel
  return {
    ...hotelFacts(hotel, audience),
    address: textIn(seed.address, audience.culture),
    boards: boardsOf(seed, audience.culture),
    boardGroups: boardsOf(seed, audience.culture),
    facilities: facilitiesOf(seed),
    hotelCategory: { id: String(seed.stars), name: `${seed.stars} *`, code: `${seed.stars}*` },
    hasThirdPartyOwnOffer: false,
    offers,
  }
}

/** Texts, pictures and facilities of a hotel's rooms. */
export function roomInfos({ seed }: ProviderHotel, { culture, mediaUrl }: HotelAudience): Wire<'RoomInfo'>[] {
  return seed.rooms.map((kind, index) => {
    const roomPicture = roomPictureOf(seed, index + 1)
    return {
      id: `r${index + 1}`,
      code: `r${index + 1}`,
      name: textIn(ROOMS[kind].name, culture),
      presentations: [{ textType: 1, text: textIn(ROOMS[kind].beds, culture) }],
      facilities: [{ id: 'size', name: `${ROOMS[kind].size} m²`, isPriced: false }],
      mediaFiles: roomPicture ? [mediaFile(roomPicture.id, mediaUrl)] : [],
    }
  })
}

/** Texts and pictures of a hotel. */
export function hotelContent(hotel: ProviderHotel, audience: HotelAudience): Wire<'HotelContent'> {
  const { seed } = hotel
  const { culture, mediaUrl } = audience
  const texts = [
    { code: 'HTLDESC', name: 'Description', text: textIn(seed.description, culture) },
    { code: 'LOCATION', name: 'Location', text: textIn(seed.distance, culture) },
  ]
  const facts = hotelFacts(hotel, audience)
  return {
    ...facts,
    code: `YLK${hotel.id}`,
    phoneNumber: '+90 242 000 00 00',
    faxNumber: '',
    homePage: '',
    address: {
      city: facts.location,
      addressLines: [textIn(seed.address, culture)],
      street: textIn(seed.address, culture),
      geolocation: facts.geolocation,
    },
    hotelCategory: { id: String(seed.stars), name: `${seed.stars} *`, code: `${seed.stars}*` },
    seasons: [
      {
        name: 'All year',
        textCategories: texts.map(({ code, name, text }) => ({ code, name, presentations: [{ textType: 1, text }] })),
        facilityCategories: [{ id: '1', name: 'General', facilities: facilitiesOf(seed) }],
        mediaFiles: picturesOf(seed).map(({ id }) => mediaFile(id, mediaUrl)),
        themes: facts.themes,
      },
    ],
    rooms: roomInfos(hotel, audience),
    boards: boardsOf(seed, culture).map(({ name = '' }) => ({ name, presentations: [], mediaFiles: [] })),
    stopSaleGuaranteed: 0,
    stopSaleStandart: 0,
  }
}
