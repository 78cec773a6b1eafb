import type { SceneKind, ScenePalette } from '../../../scenes/scene.ts'
import { seededInt, seededPick } from '../../basics/seeded.ts'
import type { SiteSeed } from './site-seed.ts'

type ThemePictures = NonNullable<NonNullable<SiteSeed['site']['brand']>['themes']>

/** What the picture of a theme shows, by the theme's key, and the storefront's own drawing of it. */
export const THEME_SCENES: Readonly<Record<string, readonly [SceneKind, seed: number, ScenePalette]>> = {
  'summer-deals': ['gulet-bay', 5, 'sunny'],
  'all-inclusive': ['infinity-pool', 7, 'ocean'],
  business: ['mosque-dusk', 4, 'shadow'],
  'half-board': ['market', 3, 'sunny'],
  beach: ['beach', 6, 'sky'],
  'child-friendly': ['balloons', 8, 'rose'],
  spa: ['spa', 2, 'leaf'],
  ski: ['ski', 5, 'sky'],
  golf: ['coastal-road', 9, 'emerald'],
  'pet-friendly': ['caravan-pines', 7, 'leaf'],
  'early-booking': ['aircraft', 6, 'tangerine'],
}

/**
 * The themes as a site shows them: other compositions than the storefront's, in the moods of the site (decision 44.9).
 */
export const themePictures = (account: string, moods: NonNullable<SiteSeed['moods']>): ThemePictures =>
  Object.entries(THEME_SCENES).map(([key, [kind]]) => {
    const path = `${account}/theme/${key}`
    const id = `scene-${kind}-${seededInt(path, 1, 9999)}-${seededPick(path, moods)}.svg`
    return { key, picture: { id, width: 1600, height: 1200 } }
  })
