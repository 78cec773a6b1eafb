/**
 * Writes the storefront's own pictures, `web/src/pictures/*.svg`. They are committed because web may not import mocks.
 * Run it only after adding or changing a picture: `node mocks/scenes/write-pictures.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { THEME_SCENES } from '../world/seed/sites/theme-pictures.ts'
import { scene, type SceneKind, type ScenePalette } from './scene.ts'

const PICTURES: Readonly<Record<string, readonly [SceneKind, seed: number, ScenePalette]>> = {
  'not-found': ['coastal-road', 6, 'sand'],
  'empty-result': ['infinity-pool', 1, 'ocean'],
  'empty-basket': ['transfer-van', 4, 'sand'],
  hero: ['gulet-bay', 11, 'ocean'],
  unreachable: ['aircraft', 2, 'sky'],
  maintenance: ['caravan-pines', 3, 'violet'],
  ...Object.fromEntries(Object.entries(THEME_SCENES).map(([key, drawing]) => [`themes/${key}`, drawing])),
}

const folder = new URL('../../web/src/pictures/', import.meta.url)
mkdirSync(new URL('themes/', folder), { recursive: true })
for (const [name, [kind, seed, palette]] of Object.entries(PICTURES)) {
  writeFileSync(new URL(`${name}.svg`, folder), `${scene(kind, seed, palette)}\n`)
}
