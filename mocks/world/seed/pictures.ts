import type { SceneKind } from '../../scenes/scene.ts'
import { told } from './told.ts'

/** Alternative texts of hotel pictures. */
export const PICTURE_TEXTS = told<Record<SceneKind, string>>('pictures')
