import type { SceneKind } from '../../scenes/scene.ts'
import type { Drawing } from './pictures.ts'
import type { Schema } from '../basics/schemas.ts'
import { SERVICES } from '../seed/services.ts'
import type { ServiceSeed } from '../seed/services/service-seed.ts'
import { STOPS } from '../seed/stops.ts'
import { TOURS } from '../seed/tours.ts'
import type { TourSeed } from '../seed/tours/tour-seed.ts'
import { seededInt } from '../basics/seeded.ts'
import { text, type TextByLanguage } from '../basics/texts.ts'

const WIDTH = 1600
const HEIGHT = 1200
/** Maximum number of pictures per tour. */
const MAX = 6

const stopsOf = (tour: TourSeed) => [...new Set(tour.days.flat())].slice(0, MAX)

const image = (id: string, alt: TextByLanguage): Schema<'Image'> => ({
  id,
  width: WIDTH,
  height: HEIGHT,
  alt: text(alt),
})

/** The pictures of a tour, one per stop; lists show the first. */
export const tourPictures = (tour: TourSeed): Schema<'Image'>[] =>
  stopsOf(tour).map((stop, at) => image(`tour-${tour.id}-${at + 1}.svg`, STOPS[stop].name))

/** The pictures of a service; lists show the first. */
export const servicePictures = (service: ServiceSeed): Schema<'Image'>[] =>
  service.pictures.map((_, at) => image(`service-${service.id}-${at + 1}.svg`, service.name))

/** What to draw for an id such as `tour-201-1` or `service-301-2`; undefined when there is no such picture. */
export function journeyDrawingOf(id: string): Drawing | undefined {
  const [, of, owner, number] = /^(tour|service)-([0-9]+)-([0-9]+)$/.exec(id) ?? []
  const at = Number(number) - 1
  if (of === 'tour') {
    const tour = TOURS.find((it) => it.id === owner)
    const stop = tour && stopsOf(tour)[at]
    return tour && stop && drawing(id, STOPS[stop].scene, tour.palette)
  }
  const service = of === 'service' ? SERVICES.find((it) => it.id === owner) : undefined
  const kind = service?.pictures[at]
  return service && kind && drawing(id, kind, service.palette)
}

const drawing = (id: string, kind: SceneKind, palette: Drawing['palette']): Drawing => ({
  kind,
  seed: seededInt(id, 1, 9999),
  palette,
})
