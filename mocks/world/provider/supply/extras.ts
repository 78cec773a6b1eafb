import SEEDS from '../../../seed/extras.json' with { type: 'json' }
import type { Cents } from '../../basics/money.ts'
import type { Words } from '../../basics/texts.ts'
import { told } from '../../seed/told.ts'
import { written } from '../../seed/written.ts'

export interface Extra {
  readonly id: string
  readonly code: string
  readonly name: Words
  /** Hundredths of a lira, for everybody together. */
  readonly cost: Cents
}

const NAMES = told<Record<string, string>>('extras')

/** What can be added to any hotel. */
export const EXTRAS: readonly Extra[] = SEEDS.provider.map((extra) => ({ ...extra, name: written(NAMES, extra.code) }))

/** The extra of a code. */
export const extraOf = (code: string): Extra | undefined => EXTRAS.find((extra) => extra.code === code)
