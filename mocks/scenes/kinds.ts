import type { Canvas } from './canvas.ts'
import { drawAircraft } from './kinds/aircraft.ts'
import { drawBalloons } from './kinds/balloons.ts'
import { drawBeach } from './kinds/beach.ts'
import { drawCaravanPines } from './kinds/caravan-pines.ts'
import { drawOffRoad, drawSaloon, drawSmallCar } from './kinds/cars.ts'
import { drawCoastalRoad } from './kinds/coastal-road.ts'
import { drawConcert } from './kinds/concert.ts'
import { drawGuletBay } from './kinds/gulet-bay.ts'
import { drawHotelRoom } from './kinds/hotel-room.ts'
import { drawInfinityPool } from './kinds/infinity-pool.ts'
import { drawLakeCabins } from './kinds/lake-cabins.ts'
import { drawMarket } from './kinds/market.ts'
import { drawMosqueDusk } from './kinds/mosque-dusk.ts'
import { drawOldTown } from './kinds/old-town.ts'
import { drawSeasideHotel } from './kinds/seaside-hotel.ts'
import { drawSki } from './kinds/ski.ts'
import { drawSpa } from './kinds/spa.ts'
import { drawStoneTown } from './kinds/stone-town.ts'
import { drawTheatre } from './kinds/theatre.ts'
import { drawTransferVan } from './kinds/transfer-van.ts'
import { drawTravertines } from './kinds/travertines.ts'

/** The subjects of pictures, each with a drawing function below. */
export const SCENE_KINDS = [
  'seaside-hotel',
  'infinity-pool',
  'gulet-bay',
  'balloons',
  'old-town',
  'mosque-dusk',
  'aircraft',
  'coastal-road',
  'caravan-pines',
  'ski',
  'spa',
  'hotel-room',
  'beach',
  'theatre',
  'market',
  'concert',
  'transfer-van',
  'travertines',
  'lake-cabins',
  'stone-town',
  'small-car',
  'saloon',
  'off-road',
] as const

export type SceneKind = (typeof SCENE_KINDS)[number]

/** The drawing function of each kind. To add a kind, create a file in `kinds/`, add its name above and a line here. */
export const DRAWINGS: Readonly<Record<SceneKind, (canvas: Canvas) => string>> = {
  'seaside-hotel': drawSeasideHotel,
  'infinity-pool': drawInfinityPool,
  'gulet-bay': drawGuletBay,
  balloons: drawBalloons,
  'old-town': drawOldTown,
  'mosque-dusk': drawMosqueDusk,
  aircraft: drawAircraft,
  'coastal-road': drawCoastalRoad,
  'caravan-pines': drawCaravanPines,
  ski: drawSki,
  spa: drawSpa,
  'hotel-room': drawHotelRoom,
  beach: drawBeach,
  theatre: drawTheatre,
  market: drawMarket,
  concert: drawConcert,
  'transfer-van': drawTransferVan,
  travertines: drawTravertines,
  'lake-cabins': drawLakeCabins,
  'stone-town': drawStoneTown,
  'small-car': drawSmallCar,
  saloon: drawSaloon,
  'off-road': drawOffRoad,
}
