import { drawPng } from '@rota/gateway/draw'
import { MARKS } from '@rota/mocks/marks'
import { scene, SCENE_KINDS, SCENE_PALETTES } from '@rota/mocks/scenes'
import { decode } from 'fast-png'
import { expect, test } from 'vitest'

const COLOURS = { plate: '#ffffff', ground: '#ffffff' }

/** How many colours a drawing has: few if most of it is missing. */
function coloursOf(png: Uint8Array): number {
  const { data, channels } = decode(png)
  const found = new Set<string>()
  for (let at = 0; at < data.length; at += channels * 7) found.add(data.subarray(at, at + 3).join())
  return found.size
}

test.each(SCENE_KINDS)('the illustration %s can be drawn for a social card', async (kind) => {
  const picture = scene(kind, 7, SCENE_PALETTES[0])
  const png = await drawPng({ kind: 'card', picture, mark: undefined, colours: COLOURS })
  expect(coloursOf(png)).toBeGreaterThan(100)
})

test('every mark can be drawn as an icon', async () => {
  for (const [account, mark] of Object.entries(MARKS)) {
    const png = await drawPng({ kind: 'icon', mark, size: 192, isMaskable: false, colours: COLOURS })
    expect([account, coloursOf(png) > 3]).toEqual([account, true])
  }
})
