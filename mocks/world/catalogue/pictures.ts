import { SCENE_PALETTES, type SceneKind, type ScenePalette } from '../../scenes/scene.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PICTURE_TEXTS } from '../seed/pictures.ts'
import { isPlace, PLACES, type PlaceId } from '../seed/places.ts'
import { ROOMS } from '../seed/rooms.ts'
import { RIDE_IDS } from '../seed/transfers/routes.ts'
import { seededInt, seededPick } from '../basics/seeded.ts'
import { text } from '../basics/texts.ts'

/** What to draw for a picture id. */
export interface Drawing {
  readonly kind: SceneKind
  readonly seed: number
  readonly palette: ScenePalette
}

const WIDTH = 1600
const HEIGHT = 1200

const image = (id: string, kind: SceneKind): Schema<'Image'> => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  alt: text(PICTURE_TEXTS[kind]),
})

/** The pictures of a hotel in order; lists show the first. */
export const picturesOf = (hotel: HotelSeed): Schema<'Image'>[] =>
  hotel.pictures.map((kind, at) => image(`hotel-${hotel.id}-${at + 1}.svg`, kind))

/** The picture of a hotel's room; rooms count from 1. */
export function roomPictureOf(hotel: HotelSeed, at: number): Schema<'Image'> | undefined {
  const room = hotel.rooms[at - 1]
  return room && image(`room-${hotel.id}-${at}.svg`, ROOMS[room].scene)
}

/** The picture of a place. */
export const placePicture = (id: PlaceId) => image(`place-${id}.svg`, PLACES[id].scene)

/** The picture of a transfer. */
export const transferPicture = (id: string) => image(`transfer-${id}.svg`, 'transfer-van')

function hotelDrawing(hotel: HotelSeed | undefined, kind: SceneKind | undefined, id: string): Drawing | undefined {
  return hotel && kind && { kind, seed: seededInt(id, 1, 9999), palette: hotel.palette }
}

/**
 * What to draw for an id (without file extension): `hotel-12-1`, `room-12-1`, `place-kas`, `transfer-dlmkasminivan`.
 * The same id always gives the same drawing; undefined when there is no such picture.
 */
export function drawingOf(id: string, hotels: ReadonlyMap<string, HotelSeed>): Drawing | undefined {
  const [, of, name = '', number = '0'] = /^(hotel|room|place|transfer)-([A-Za-z0-9]+)(?:-([0-9]+))?$/.exec(id) ?? []
  const at = Number(number) - 1
  if (of === 'place') return placeDrawing(name)
  if (of === 'transfer') return RIDE_IDS.has(name) ? drawn(id, 'transfer-van') : undefined
  const hotel = hotels.get(name)
  if (of === 'hotel') return hotelDrawing(hotel, hotel?.pictures[at], id)
  const room = of === 'room' ? hotel?.rooms[at] : undefined
  return room && hotelDrawing(hotel, ROOMS[room].scene, id)
}

function placeDrawing(name: string): Drawing | undefined {
  return isPlace(name) ? drawn(`place/${name}`, PLACES[name].scene) : undefined
}

/** A drawing in a palette that depends on the path. */
function drawn(path: string, kind: SceneKind): Drawing | undefined {
  const [first, ...others] = SCENE_PALETTES
  const palette = first && seededPick(path, [first, ...others])
  return palette && { kind, seed: seededInt(path, 1, 9999), palette }
}
