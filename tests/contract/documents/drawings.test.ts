import { drawSvg } from '@rota/gateway/drawings/drawing'
import { Surface } from '@rota/gateway/drawings/surface'
import { MARKS } from '@rota/mocks/marks'
import { scene, SCENE_KINDS, SCENE_PALETTES } from '@rota/mocks/scenes'
import { expect, test } from 'vitest'

/** How many colours a small drawing has: few if most of it is missing. */
function coloursOf(svg: string): number {
  const surface = new Surface(60, 32)
  drawSvg(surface, svg, surface.whole, 'cover')
  const { pixels } = surface
  return new Set(
    Array.from({ length: pixels.length / 3 }, (_, index) => pixels.subarray(index * 3, index * 3 + 3).join()),
  ).size
}

test.each(SCENE_KINDS)('the illustration %s can be drawn for a social card', (kind) => {
  for (const [index, palette] of SCENE_PALETTES.entries())
    expect([palette, coloursOf(scene(kind, index + 1, palette)) > 100]).toEqual([palette, true])
})

test('every mark can be drawn as an icon', () => {
  for (const [account, mark] of Object.entries(MARKS)) expect([account, coloursOf(mark) > 3]).toEqual([account, true])
})
