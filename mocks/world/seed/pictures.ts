import type { SceneKind } from '../../scenes/scene.ts'
import { localized } from './localized.ts'

/** Alternative texts of hotel pictures. */
export const PICTURE_TEXTS = localized<Record<SceneKind, string>>('pictures')
