import type { SceneKind } from '../../scenes/scene.ts'
import { told } from './told.ts'

/** What a picture of a hotel shows, for those who cannot see it. */
export const PICTURE_TEXTS = told<Record<SceneKind, string>>('pictures')
