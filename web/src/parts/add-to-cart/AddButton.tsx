import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from '../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../api/operations.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FieldError } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { useCountWords } from '../basket-line/use-count-words.ts'
import styles from './AddButton.module.css'
import { Refused } from './Refused.tsx'
import type { Adding, LineToAdd } from './use-add.ts'
import { useLineInBasket } from './use-line-in-basket.ts'

type AddButtonProps = {
  /** The line to add; absent while no date is chosen. */
  wish: LineToAdd | undefined
  /** The message id of what is wrong while there is no line; by default a date is missing. */
  problem?: string | undefined
  /** Whether the price of the choice is still being requested, so that nothing can be added yet. */
  waiting?: boolean | undefined
  /** The state that buttons of one page share (`useAdd`). */
  adding: Adding
  /** Identifies this button among those that share `adding`. */
  row: string
  /** 1 available, 2 on request, 3 not available. */
  availability?: Schema<'Availability'> | undefined
  /** The maximum number of people, when the party exceeds it. */
  tooManyFor?: number | undefined
  /** Moves to the date field: called on a press without a date (decision 27.8). */
  onDateNeeded: () => void
  /** Called once the basket contains the line. */
  onAdded?: (() => void) | undefined
  /** Id of the button, for links that lead back to it. */
  id?: string
  /** Ids of the elements that describe what is added. */
  describedBy?: string | undefined
  kind?: 'filled' | 'soft'
  size?: 's' | 'm' | 'l'
  full?: boolean
  children?: ReactNode
}

/**
 * A button that adds a product of any kind to the basket. Around it are shown: a missing date or another problem, that
 * the product is unavailable, that the party is too large, why the last press was refused, and how many of the product
 * are in the basket, with a link to it.
 */
export function AddButton(props: AddButtonProps) {
  const { wish, waiting, adding, row, availability, tooManyFor, describedBy, kind = 'filled', size = 'm', full } = props
  const { formatMessage } = useIntl()
  const [hasMissingDate, setMissingDate] = useState(false)
  const line = useLineInBasket(wish?.line)
  const refusal = adding.refused?.row === row ? adding.refused : undefined
  if (availability === 3 && !waiting) {
    return (
      <div className={styles.add}>
        <p className="muted">{formatMessage({ id: 'error.soldOut' })}</p>
        {refusal ? <Refused refusal={refusal} /> : null}
      </div>
    )
  }
  const press = async () => {
    setMissingDate(!wish)
    if (!wish) return props.onDateNeeded()
    if (await adding.add(row, wish)) props.onAdded?.()
  }
  const tooMany = tooManyFor === undefined ? undefined : formatMessage({ id: 'party.max' }, { count: tooManyFor })
  return (
    <div className={styles.add}>
      <Button
        id={props.id}
        kind={line ? 'quiet' : kind}
        size={size}
        full={full === true}
        loading={waiting || adding.busy === row}
        disabled={tooMany !== undefined}
        aria-describedby={describedBy}
        onClick={() => void press()}
      >
        {props.children ?? <FormattedMessage id={availability === 2 ? 'cart.ask' : 'cart.add'} />}
      </Button>
      {line ? <InBasket line={line} /> : null}
      {tooMany ? <p className="small soft">{tooMany}</p> : null}
      <div role="alert">
        <FieldError
          id={`${row}-date`}
          text={hasMissingDate && !wish ? formatMessage({ id: props.problem ?? 'cart.date.required' }) : undefined}
        />
      </div>
      {refusal ? <Refused refusal={refusal} /> : null}
    </div>
  )
}

/** "In cart: 2 rooms", linked to the basket. */
function InBasket({ line }: { line: Schema<'CartLine'> }) {
  const counted = useCountWords()(line, line.count)
  const paths = usePaths()
  return (
    <p className={styles.inCart}>
      <Icon name="check" size="s" />
      {counted ? <FormattedMessage id="cart.holds" values={{ counted }} /> : <FormattedMessage id="cart.holds.it" />}
      <a className="link" href={paths.cart()}>
        <FormattedMessage id="cart.go" />
      </a>
    </p>
  )
}
