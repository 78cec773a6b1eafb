import { Canvas } from './canvas.ts'
import { compress } from './compress.ts'
import { DRAWINGS, SCENE_KINDS, type SceneKind } from './kinds.ts'
import { SCENE_PALETTES, type ScenePalette } from './palettes.ts'

export { SCENE_KINDS, SCENE_PALETTES }
export type { SceneKind, ScenePalette }

/**
 * An illustration that replaces a photo, as the text of an SVG document of 4 to 9 kB.
 *
 * The seed varies composition, colours and direction; the palette determines the time of day and the atmosphere. The
 * same arguments give the same text, so a record keeps its picture as long as its seed is stable. The canvas is 1600 by
 * 1200. The subject stays within x 200 to 1400 and y 150 to 1050, so that it survives crops to 4:3 (cards), 16:9 (wide
 * rails) and 1:1 (cart). Pictures inlined into one document need different seeds, because kind and seed determine the
 * ids of their gradients.
 *
 * Each part of a picture returns SVG text and takes random numbers, light and gradients from the canvas. Random numbers
 * come in drawing order, so moving a part changes everything drawn after it.
 */
export function scene(kind: SceneKind, seed: number, palette: ScenePalette): string {
  const canvas = new Canvas(`${kind}/${seed}`, palette)
  const mirrored = canvas.chance(0.5)
  const drawing = DRAWINGS[kind](canvas)
  const body = mirrored ? `<g transform="matrix(-1 0 0 1 1600 0)">${drawing}</g>` : drawing
  return compress(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" preserveAspectRatio="xMidYMid slice"' +
      ` fill="none" stroke-linecap="round"><defs>${canvas.definitions()}</defs>${body}</svg>`,
  )
}
