import { FormattedMessage } from '../../../i18n/FormattedMessage.tsx'
import { isLatin, latinSuggestion } from '../../../domain/people/latin-letters.ts'
import styles from './TravellersSection.module.css'

type LatinHintProps = {
  name: string
  surname: string
  onTake: (field: 'name' | 'surname', value: string) => void
}

/**
 * Airlines and the provider accept only Latin letters and refuse other names at the end (decision 39.4), so this hint
 * appears while typing, with a suggested spelling. It is not an error: the visitor decides, by the passport.
 */
export function LatinHint({ name, surname, onTake }: LatinHintProps) {
  const nonLatin = (['name', 'surname'] as const).filter((field) => !isLatin({ name, surname }[field]))
  const spellings = nonLatin.map((field) => ({ field, value: latinSuggestion({ name, surname }[field]) }))
  const suggestions = spellings.flatMap(({ field, value }) => (value ? [{ field, value }] : []))
  return (
    <div aria-live="polite">
      {nonLatin.length > 0 ? (
        <p className={styles.latin}>
          <FormattedMessage id="checkout.guests.latin" />{' '}
          {suggestions.length > 0 ? (
            <button
              type="button"
              className="link"
              onClick={() => suggestions.forEach(({ field, value }) => onTake(field, value))}
            >
              <FormattedMessage
                id="checkout.guests.latin.take"
                values={{ name: <bdi dir="ltr">{suggestions.map(({ value }) => value).join(' ')}</bdi> }}
              />
            </button>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}
