/**
 * Writes the storefront's own pictures, `web/src/pictures/*.svg`. They are committed because web may not import mocks.
 * Run it only after adding or changing a picture: `node mocks/scenes/write-pictures.ts`
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { scene, type SceneKind, type ScenePalette } from './scene.ts'

const PICTURES: Readonly<Record<string, readonly [SceneKind, seed: number, ScenePalette]>> = {
  'not-found': ['coastal-road', 6, 'sand'],
  'empty-result': ['infinity-pool', 1, 'ocean'],
  'empty-basket': ['transfer-van', 4, 'sand'],
  hero: ['gulet-bay', 11, 'ocean'],
  unreachable: ['aircraft', 2, 'sky'],
  maintenance: ['caravan-pines', 3, 'violet'],
  'themes/summer-deals': ['gulet-bay', 5, 'sunny'],
  'themes/all-inclusive': ['infinity-pool', 7, 'ocean'],
  'themes/business': ['mosque-dusk', 4, 'shadow'],
  'themes/half-board': ['market', 3, 'sunny'],
  'themes/beach': ['beach', 6, 'sky'],
  'themes/child-friendly': ['balloons', 8, 'rose'],
  'themes/spa': ['spa', 2, 'leaf'],
  'themes/ski': ['ski', 5, 'sky'],
  'themes/golf': ['coastal-road', 9, 'emerald'],
  'themes/pet-friendly': ['caravan-pines', 7, 'leaf'],
  'themes/early-booking': ['aircraft', 6, 'tangerine'],
}

const folder = new URL('../../web/src/pictures/', import.meta.url)
mkdirSync(new URL('themes/', folder), { recursive: true })
for (const [name, [kind, seed, palette]] of Object.entries(PICTURES)) {
  writeFileSync(new URL(`${name}.svg`, folder), `${scene(kind, seed, palette)}\n`)
}
