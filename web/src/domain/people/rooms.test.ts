import { describe, expect, it } from 'vitest'
import { everybody } from './party.ts'
import { readRooms } from './read-rooms.ts'
import { MAX_ROOMS, roomCode } from './room-code.ts'
import { allocate, splitText } from './rooms.ts'

const room = (adults: number, ...children: number[]) => ({ adults, children })

describe('allocating people to rooms (decision 35.11)', () => {
  it.each<[string, ReturnType<typeof room>[], number, string]>([
    ['four adults and a child in two rooms', [room(4, 5)], 2, '2+1, 2+0'],
    ['a child sleeps where the most adults are', [room(3, 5)], 2, '2+1, 1+0'],
    ['children of one room are shared out', [room(4, 1, 2, 3)], 2, '2+2, 2+1'],
    ['every room has an adult', [room(1)], 3, '1+0, 1+0, 1+0'],
    ['two rooms become one', [room(2, 5), room(2)], 1, '4+1'],
    ['a room takes no more than nine adults', [room(9), room(9)], 1, '9+0'],
    ['a room takes no more than three children', [room(2, 1, 2, 3), room(2, 4)], 1, '4+3'],
  ])('%s', (_what, rooms, count, split) => {
    expect(splitText(allocate(rooms, count), ', ')).toBe(split.replaceAll(/\d\+\d/g, '\u2066$&\u2069'))
  })

  it('keeps a child whose age is not chosen yet', () => {
    expect(everybody(allocate([{ adults: 2, children: [undefined, 5] }], 2)).children).toEqual([undefined, 5])
  })
})

describe('rooms in an address', () => {
  it('decodes what it encodes', () => {
    const rooms = [room(2, 5, 7), room(1), room(9, 0, 17, 3)]
    expect(readRooms(rooms.map(roomCode).join())).toEqual({
      rooms: [room(2, 5, 7), room(1), room(9, 0, 3, 17)],
      isWhole: true,
    })
  })

  it.each([
    ['2,x', 1],
    ['0.5,2', 1],
    ['2.18', 0],
    ['2.1.2.3.4', 0],
    [Array.from({ length: 12 }, () => '2').join(), MAX_ROOMS],
  ])('repairs %s', (text, count) => {
    const { rooms, isWhole } = readRooms(text)
    expect([rooms.length, isWhole]).toEqual([count, false])
  })
})
