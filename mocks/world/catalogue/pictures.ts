import { SCENE_KINDS, SCENE_PALETTES, type SceneKind, type ScenePalette } from '../../scenes/scene.ts'
import type { Schema } from '../basics/schemas.ts'
import type { HotelSeed } from '../seed/hotel-seed.ts'
import { PICTURE_TEXTS } from '../seed/pictures.ts'
import { isPlace, PLACES, type PlaceId } from '../seed/places.ts'
import { ROOMS } from '../seed/rooms.ts'
import { RIDES } from '../seed/transfers/rides.ts'
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

/** Further scenes for the pictures of a place, by its first scene. */
const BESIDE: Readonly<Partial<Record<SceneKind, readonly SceneKind[]>>> = {
  'coastal-road': ['gulet-bay', 'market', 'caravan-pines'],
  theatre: ['old-town', 'beach', 'gulet-bay'],
  'gulet-bay': ['old-town', 'beach', 'coastal-road'],
  beach: ['gulet-bay', 'caravan-pines', 'market'],
  'old-town': ['market', 'coastal-road', 'gulet-bay'],
  'seaside-hotel': ['beach', 'gulet-bay', 'market'],
  'infinity-pool': ['gulet-bay', 'old-town', 'beach'],
  market: ['old-town', 'stone-town', 'coastal-road'],
  'mosque-dusk': ['market', 'old-town', 'gulet-bay'],
  balloons: ['stone-town', 'market', 'caravan-pines'],
  travertines: ['theatre', 'spa', 'market'],
  ski: ['lake-cabins', 'caravan-pines', 'spa'],
  'caravan-pines': ['lake-cabins', 'market', 'old-town'],
  'lake-cabins': ['caravan-pines', 'ski', 'market'],
  'stone-town': ['old-town', 'market', 'theatre'],
  spa: ['travertines', 'stone-town', 'market'],
}

/** The scenes of a place: its own first. */
const placeScenes = (id: PlaceId) => [PLACES[id].scene, ...(BESIDE[PLACES[id].scene] ?? [])]

/** The pictures of a place after the first; they count from 2. */
export const morePictures = (id: PlaceId) =>
  placeScenes(id).flatMap((scene, at) => (at === 0 ? [] : [image(`place-${id}-${at + 1}.svg`, scene)]))

/** A picture of no place in particular. */
export const scenePicture = (kind: SceneKind) => image(`scene-${kind}.svg`, kind)

/** The picture of a transfer. */
export const transferPicture = (id: string) => image(`transfer-${id}.svg`, 'transfer-van')

function hotelDrawing(hotel: HotelSeed | undefined, kind: SceneKind | undefined, id: string): Drawing | undefined {
  return hotel && kind && { kind, seed: seededInt(id, 1, 9999), palette: hotel.palette }
}

/**
 * What to draw for an id (without file extension): `hotel-12-1`, `room-12-1`, `place-kas`,
 * `place-kas-2`, `scene-balloons`, `transfer-dlmkasminivan`.
 * The same id always gives the same drawing; undefined when there is no such picture.
 */
export function drawingOf(id: string, hotels: ReadonlyMap<string, HotelSeed>): Drawing | undefined {
  const scene = SCENE_KINDS.find((kind) => id === `scene-${kind}`)
  if (scene) return drawn(id, scene)
  const [, of, name = '', number] = /^(hotel|room|place|transfer)-([A-Za-z0-9]+)(?:-([0-9]+))?$/.exec(id) ?? []
  const at = Number(number ?? 0) - 1
  if (of === 'place') return placeDrawing(name, number === undefined ? 0 : at)
  if (of === 'transfer') return RIDES.has(name) ? drawn(id, 'transfer-van') : undefined
  const hotel = hotels.get(name)
  if (of === 'hotel') return hotelDrawing(hotel, hotel?.pictures[at], id)
  const room = of === 'room' ? hotel?.rooms[at] : undefined
  return room && hotelDrawing(hotel, ROOMS[room].scene, id)
}

function placeDrawing(name: string, at: number): Drawing | undefined {
  const scene = isPlace(name) ? placeScenes(name)[at] : undefined
  return scene && drawn(at === 0 ? `place/${name}` : `place/${name}/${at}`, scene)
}

/** A drawing in a palette that depends on the path. */
function drawn(path: string, kind: SceneKind): Drawing | undefined {
  const [first, ...others] = SCENE_PALETTES
  const palette = first && seededPick(path, [first, ...others])
  return palette && { kind, seed: seededInt(path, 1, 9999), palette }
}
