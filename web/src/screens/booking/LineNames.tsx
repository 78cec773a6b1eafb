import type { Answer } from '../../api/operations.ts'
import { useFormats } from '../../i18n/use-locale.ts'
import { LineTitle } from '../../parts/basket-line/LineTitle.tsx'
import { VariantText } from '../../parts/basket-line/variant/VariantText.tsx'
import styles from './cancellation/Cancellation.module.css'
import { beginOf } from './next/itinerary.ts'

type LineNamesProps = { keys: readonly string[]; lines: Answer<'bookingByToken'>['lines'] }

/** The names of the lines that are cancelled together, with their first days and variants. */
export function LineNames({ keys, lines }: LineNamesProps) {
  const { weekdayDate } = useFormats()
  return lines
    .filter(({ key }) => keys.includes(key))
    .map((line) => {
      const day = beginOf(line)
      return (
        <span key={line.key} className={styles.name}>
          <LineTitle line={line} />
          <small>
            {day === undefined ? null : `${weekdayDate(day)} · `}
            <VariantText line={line} />
          </small>
        </span>
      )
    })
}
