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
  /** Called after every keystroke in any field. */
  onTyped: () => void
  /** Called when a field loses the focus. */
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

/** Maximum length of the typed number: a pasted one may have separators (H9). Digits beyond 19 are cut. */
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
  const label = (id: string) => formatMessage({ id: `checkout.card.${id}` })
  /** Props of a field that is typed into. `format` is applied to the text. */
  const onChangeOf = (format?: (text: string) => string) => ({
    onChange: ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      // Formatting in the middle of the text would move the caret.
      if (format && input.selectionEnd === input.value.length) input.value = format(input.value)
      if (input.id === CARD_IDS.number) {
        setBrand(cardBrand(input.value))
        const next = binOf(input.value)
        setBin(next)
        if (next !== bin) onBin(next)
      }
      onTyped()
    },
  })
  /** Props of a field that loses the focus. `format` is applied to the text. */
  const onBlurOf = (field: keyof CardFields, format?: (text: string) => string) => ({
    onBlur: ({ currentTarget: input }: { currentTarget: HTMLInputElement }) => {
      if (format) input.value = format(input.value)
      onLeft(field)
    },
  })
  const numeric = { inputMode: 'numeric', dir: 'ltr', required: true, spellCheck: false } as const
  return (
    <div className="form" ref={box}>
      <TextField
        {...{ ...numeric, ...onChangeOf(groupCardNumber), ...onBlurOf('number', groupCardNumber) }}
        id={CARD_IDS.number}
        label={label('number')}
        note={BRAND_NAMES[brand]}
        error={errors.get('number')}
        autoComplete="cc-number"
        maxLength={NUMBER_LENGTH}
        span={6}
      />
      <TextField
        {...{ ...onChangeOf(), ...onBlurOf('owner') }}
        id={CARD_IDS.owner}
        label={label('owner')}
        error={errors.get('owner')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={constraints.Card.holder.maxLength}
        span={6}
      />
      <TextField
        {...{ ...numeric, ...onChangeOf(insertSlash), ...onBlurOf('expiry', formatExpiry) }}
        id={CARD_IDS.expiry}
        label={label('expiry')}
        placeholder="MM/YYYY"
        error={errors.get('expiry')}
        autoComplete="cc-exp"
        half
      />
      <TextField
        {...{ ...numeric, ...onChangeOf(), ...onBlurOf('cvv') }}
        id={CARD_IDS.cvv}
        label={label('cvv')}
        hint={label(brand === 'amex' ? 'cvv.hintFront' : 'cvv.hint')}
        error={errors.get('cvv')}
        autoComplete="cc-csc"
        maxLength={4}
        half
      />
    </div>
  )
}

/** Inserts the slash after the month while an expiry is typed, because numeric keypads have none. */
function insertSlash(text: string): string {
  const digits = digitsOf(text)
  return digits === text && digits.length > 2 && digits.length < 6 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : text
}
