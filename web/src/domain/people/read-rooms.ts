import { normaliseParty, type Party } from './party.ts'
import { MAX_ROOMS } from './room-code.ts'

/** Reads the rooms of a URL; `isWhole` is false when a part of the text was invalid and dropped. */
export function readRooms(text: string): { rooms: Party[]; isWhole: boolean } {
  const codes = text.split(',').filter((room) => room !== '')
  const rooms = codes.slice(0, MAX_ROOMS).map(readRoom)
  const good = rooms.filter((room) => room !== undefined)
  return { rooms: good, isWhole: good.length === codes.length }
}

function readRoom(code: string): Party | undefined {
  if (!/^[1-9](?:\.(?:1[0-7]|\d)){0,3}$/.test(code)) return undefined
  const [adults = 1, ...children] = code.split('.').map(Number)
  return normaliseParty({ adults, children })
}
