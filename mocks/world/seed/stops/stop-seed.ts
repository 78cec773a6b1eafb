import type { SceneKind } from '../../../scenes/scene.ts'
import type { AllWords } from '../../basics/texts.ts'
import type { PlaceId } from '../places.ts'

/** Something that a tour shows, as it is told to visitors. Tours are put together from stops. */
export interface StopSeed {
  readonly name: AllWords
  /** One whole sentence. */
  readonly line: AllWords
  readonly place: PlaceId
  readonly scene: SceneKind
}
