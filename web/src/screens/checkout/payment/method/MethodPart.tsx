import { FormattedMessage } from 'react-intl'
import type { Answer } from '../../../../api/operations.ts'
import type { CardFields } from '../../../../domain/payment/card.ts'
import { Radio } from '../../../../ui/fields/Choice.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import { Part } from '../../Part.tsx'
import { CardForm } from './CardForm.tsx'
import { Due } from '../price/Due.tsx'
import styles from './MethodPart.module.css'
import type { useCardProblems } from './use-card-problems.ts'

type MethodPartProps = {
  quote: Answer<'quoteCreate'>
  card: ReturnType<typeof useCardProblems>
  errors: ReadonlyMap<keyof CardFields, string>
  /** How many cards have been sent. */
  sent: number
}

/** What is due when, and how it is paid: by credit card. */
export function MethodPart({ quote, card, errors, sent }: MethodPartProps) {
  return (
    <>
      <Part title={<FormattedMessage id="checkout.due.title" />}>
        <Due {...quote} />
      </Part>
      <Part title={<FormattedMessage id="checkout.method.title" />}>
        <div className={styles.method}>
          <Radio
            name="method"
            value="creditcard"
            defaultChecked
            note={<FormattedMessage id="checkout.method.cardNote" />}
          >
            <b>
              <FormattedMessage id="checkout.method.card" />
            </b>
          </Radio>
          <Icon name="card" />
        </div>
        <CardForm key={sent} errors={errors} onTyped={card.typed} onLeft={card.left} />
      </Part>
    </>
  )
}
