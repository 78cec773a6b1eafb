import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { useFormats } from '../../../../i18n/use-locale.ts'

type HoldNoteProps = { method: 'transfer' | 'later'; way: Schema<'PaymentWay'> }

/** Until when the basket would be held unpaid; shown before this method is chosen (decision 21.4). */
export function HoldNote({ method, way: { optionDate } }: HoldNoteProps) {
  const { instantDate, time } = useFormats()
  if (optionDate === undefined) return null
  return (
    <FormattedMessage
      id={`checkout.method.${method}Note`}
      values={{
        date: <span className="ltr nums">{instantDate(optionDate)}</span>,
        time: <span className="ltr nums">{time(optionDate)}</span>,
      }}
    />
  )
}
