import type { Cents } from '../basics/money.ts'
import type { AllWords } from '../basics/texts.ts'

export interface Extra {
  readonly id: string
  readonly code: string
  readonly name: AllWords
  /** Hundredths of a lira, for everybody together. */
  readonly cost: Cents
}

/** What can be added to any hotel. */
export const EXTRAS: readonly Extra[] = [
  {
    id: '2',
    code: 'FLOWERS',
    name: ['Flowers in the room', 'أزهار في الغرفة', 'Odada çiçek', 'Blumen im Zimmer'],
    cost: 95_000,
  },
  {
    id: '3',
    code: 'LATEOUT',
    name: ['Late check-out, 16:00', 'مغادرة متأخرة، 16:00', 'Geç çıkış, 16:00', 'Später Check-out, 16:00 Uhr'],
    cost: 140_000,
  },
]

/** The extra of a code. */
export const extraOf = (code: string): Extra | undefined => EXTRAS.find((extra) => extra.code === code)
