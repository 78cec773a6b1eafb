import * as constraints from '@rota/openapi/agency/constraints'
import { useState, type ChangeEvent } from 'react'
import { useIntl } from '../../../../i18n/FormattedMessage.tsx'
import {
  binOf,
  cardBrand,
  formatExpiry,
  groupCardNumber,
  type CardBrand,
  type CardFields,
} from '../../../../domain/payment/card.ts'
import { digitsOf } from '../../../../domain/text/digits.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { CARD_IDS, useCardGuard } from './card-fields.ts'

type CardFormProps = {
  /** Error messages by field; they never contain a value. */
  errors: ReadonlyMap<keyof CardFields, string>
  /** Called on typing and on blur, to check the fields again. */
  onTyped: () => void
  onLeft: (field: keyof CardFields) => void
  /** Called when the first eight digits change or disappear: the card's bank determines the instalments. */
  onBin: (bin: string | undefined) => void
}

/** Brand names are the same in every language. */
const BRAND_NAMES: Record<CardBrand, string | undefined> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  troy: 'Troy',
  unknown: undefined,
}

/** Long enough for a pasted number with separators (H9); digits beyond 19 are cut. */
const NUMBER_LENGTH = 64

/**
 * The card form. Its inputs are uncontrolled and have no names: the typed text exists only in them, is read once at
 * submit and is never part of any state.
 */
export function CardForm({ errors, onTyped, onLeft, onBin }: CardFormProps) {
  const { formatMessage } = useIntl()
  const box = useCardGuard()
  const [brand, setBrand] = useState<CardBrand>('unknown')
  const [bin, setBin] = useState<string>()
  const words = (id: string) => formatMessage({ id: `checkout.card.${id}` })
  /** The handler of a change. `put` formats the text. */
  const typing = (put?: (text: string) => string) => ({
    onChange: ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      // Formatting in the middle of the text would move the caret.
      if (put && input.selectionEnd === input.value.length) input.value = put(input.value)
      if (input.id === CARD_IDS.number) {
        setBrand(cardBrand(input.value))
        const next = binOf(input.value)
        setBin(next)
        if (next !== bin) onBin(next)
      }
      onTyped()
    },
  })
  /** The handler of a field that is left. `put` formats the text. */
  const leaving = (field: keyof CardFields, put?: (text: string) => string) => ({
    onBlur: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
      if (put) input.value = put(input.value)
      onLeft(field)
    },
  })
  const numeric = { inputMode: 'numeric', dir: 'ltr', required: true, spellCheck: false } as const
  return (
    <div className="form" ref={box}>
      <TextField
        {...{ ...numeric, ...typing(groupCardNumber), ...leaving('number', groupCardNumber) }}
        id={CARD_IDS.number}
        label={words('number')}
        note={BRAND_NAMES[brand]}
        error={errors.get('number')}
        autoComplete="cc-number"
        maxLength={NUMBER_LENGTH}
        span={6}
      />
      <TextField
        {...{ ...typing(), ...leaving('owner') }}
        id={CARD_IDS.owner}
        label={words('owner')}
        error={errors.get('owner')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={constraints.Card.holder.maxLength}
        span={6}
      />
      <TextField
        {...{ ...numeric, ...typing(slashed), ...leaving('expiry', formatExpiry) }}
        id={CARD_IDS.expiry}
        label={words('expiry')}
        placeholder="MM/YYYY"
        error={errors.get('expiry')}
        autoComplete="cc-exp"
        half
      />
      <TextField
        {...{ ...numeric, ...typing(), ...leaving('cvv') }}
        id={CARD_IDS.cvv}
        label={words('cvv')}
        hint={words(brand === 'amex' ? 'cvv.hintFront' : 'cvv.hint')}
        error={errors.get('cvv')}
        autoComplete="cc-csc"
        maxLength={4}
        half
      />
    </div>
  )
}

/** Inserts the slash after the month while an expiry is typed, because numeric keypads have none. */
function slashed(text: string): string {
  const digits = digitsOf(text)
  return digits === text && digits.length > 2 && digits.length < 6 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text
}
