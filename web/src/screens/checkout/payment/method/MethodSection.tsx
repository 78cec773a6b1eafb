import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { FormattedMessage, useIntl } from '../../../../i18n/FormattedMessage.tsx'
import type { Answer, Schema } from '../../../../api/operations.ts'
import { METHODS, withMethod, type Choice, type Method } from '../../../../domain/payment/choice.ts'
import { Radio } from '../../../../ui/fields/Choice.tsx'
import { Icon } from '../../../../ui/icons/Icon.tsx'
import type { IconName } from '../../../../ui/icons/icons.ts'
import { FormSection } from '../../FormSection.tsx'
import { HoldNote } from './HoldNote.tsx'
import { Instalments } from './Instalments.tsx'
import styles from './MethodSection.module.css'
import { WhyNot } from './WhyNot.tsx'

type MethodSectionProps = {
  quote: Answer<'quoteCreate'>
  choice: Choice
  onChoose: (choice: Choice) => void
  /** The card form, or the bank's card page. */
  card: ReactNode
}

const ICONS: Record<Method, IconName> = { creditcard: 'card', transfer: 'bank', later: 'later' }

/** All payment methods: an unavailable one is shown with its reason, the card with its fields and instalments. */
export function MethodSection({ quote, choice, onChoose, card }: MethodSectionProps) {
  const { formatMessage } = useIntl()
  return (
    <FormSection title={<FormattedMessage id="checkout.method.title" />}>
      <fieldset className={styles.methods}>
        <legend className="sr">{formatMessage({ id: 'checkout.method.legend' })}</legend>
        {METHODS.map((method) => (
          <MethodChoice
            key={method}
            method={method}
            way={wayOf(quote, method, choice)}
            quote={quote}
            checked={choice.method === method}
            onChoose={() => onChoose(withMethod(choice, method))}
          >
            {method === 'creditcard' ? <CardBody {...{ quote, choice, onChoose, card }} /> : null}
          </MethodChoice>
        ))}
      </fieldset>
    </FormSection>
  )
}

/**
 * The way of paying that is offered for a method: with the chosen term if that is available, otherwise the first one.
 */
function wayOf({ ways }: Answer<'quoteCreate'>, method: Method, { term }: Choice): Schema<'PaymentWay'> | undefined {
  const waysOfMethod = ways.filter((way) => way.method === method)
  return waysOfMethod.find((way) => way.term === term && !way.unavailable) ?? waysOfMethod[0]
}

/**
 * Applies a change and scrolls so that the pressed option stays where it is: choosing another method than the card
 * hides the card form above that option.
 */
function keepInPlace(pressed: Element, change: () => void): void {
  const top = () => pressed.getBoundingClientRect().top
  const before = top()
  flushSync(change)
  scrollBy(0, top() - before)
}

type MethodChoiceProps = {
  method: Method
  way: Schema<'PaymentWay'> | undefined
  quote: Answer<'quoteCreate'>
  checked: boolean
  onChoose: () => void
  children: ReactNode
}

function MethodChoice({ method, way, quote, checked, onChoose, children }: MethodChoiceProps) {
  const isUnavailable = way?.unavailable !== undefined
  return (
    <div className={styles.method} data-off={isUnavailable ? '' : undefined}>
      <div className={styles.line}>
        <Radio
          name="method"
          value={method}
          checked={checked}
          disabled={isUnavailable}
          onChange={({ currentTarget }) => keepInPlace(currentTarget, onChoose)}
          note={isUnavailable ? <WhyNot quote={quote} way={way} /> : <MethodNote method={method} way={way} />}
        >
          <b>
            <FormattedMessage id={`method.${method}`} />
          </b>
        </Radio>
        <Icon name={ICONS[method]} />
      </div>
      {children ? (
        <div className={styles.body} hidden={!checked}>
          {children}
        </div>
      ) : null}
    </div>
  )
}

const MethodNote = ({ method, way }: Pick<MethodChoiceProps, 'method' | 'way'>) =>
  method === 'creditcard' || !way ? (
    <FormattedMessage id="checkout.method.cardNote" />
  ) : (
    <HoldNote method={method} way={way} />
  )

/** The card form with the instalments of the card. */
function CardBody({ quote, choice, onChoose, card }: MethodSectionProps) {
  const singlePayment = quote.ways.find((way) => way.method === 'creditcard' && way.term === choice.term)?.payNow
  return (
    <>
      {card}
      {singlePayment ? <Instalments amount={singlePayment} choice={choice} onChoose={onChoose} /> : null}
    </>
  )
}
