import { Canvas } from './canvas.ts'
import { compress } from './compress.ts'
import { DRAWINGS, SCENE_KINDS, type SceneKind } from './kinds.ts'
import { SCENE_PALETTES, type ScenePalette } from './palettes.ts'

export { SCENE_KINDS, SCENE_PALETTES }
export type { SceneKind, ScenePalette }

/**
 * An illustration that stands in for a photo, as the text of an SVG document of 4 to 9 kB.
 *
 * The seed varies composition, colours and direction, the palette sets the hour and the air. The same arguments give
 * the same text, so use a stable seed per record and a hotel keeps its picture. The canvas is 1600 by 1200 and the
 * subject stays inside x 200 to 1400, y 150 to 1050: crops to 4:3 (cards), 16:9 (wide rails) and 1:1 (cart) all hold.
 * Pictures put inline into one document need different seeds, since the ids of gradients follow from kind and seed.
 *
 * A part draws by returning SVG text and asks the canvas for chance, light and gradients. The order of the parts is
 * the order in which they ask: moving one changes every picture behind it.
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
