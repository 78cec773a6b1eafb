import type { SceneKind } from '../../scenes/scene.ts'
import SEEDS from '../../seed/rooms.json' with { type: 'json' }
import type { TextByLanguage } from '../basics/texts.ts'
import { localized } from './localized.ts'
import { mapped, seedsOf, requireText } from './seed-data.ts'

interface RoomFacts {
  /** Key of the text about the beds. */
  readonly beds: string
  readonly capacity: { readonly adults: number; readonly children: number; readonly total: number }
  /** Square metres. */
  readonly size: number
  /** Price factor relative to the plainest double room, in thousandths. */
  readonly factor: number
  readonly scene: SceneKind
}

type RoomSeed = Omit<RoomFacts, 'beds'> & { readonly name: TextByLanguage; readonly beds: TextByLanguage }

export type RoomKind = keyof typeof SEEDS

const TEXTS = localized<{ names: Record<string, string>; beds: Record<string, string> }>('rooms')

/** Room types that hotels choose from; their order within a hotel gives the room ids r1, r2, ... */
export const ROOMS = mapped(seedsOf<Record<RoomKind, RoomFacts>>(SEEDS), (room, kind): RoomSeed => ({
  ...room,
  name: requireText(TEXTS.names, kind),
  beds: requireText(TEXTS.beds, room.beds),
}))
