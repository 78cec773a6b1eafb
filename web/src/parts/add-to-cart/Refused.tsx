import { useId } from 'react'
import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { messageOf, waitOf } from '../../api/error-words.ts'
import { FieldError } from '../../ui/fields/Field.tsx'
import type { Refusal } from './use-add.ts'

/** Explains why a line could not be added, and that the prices have been updated. */
export function Refused({ refusal: { error, outdated } }: { refusal: Refusal }) {
  const { formatMessage } = useIntl()
  const why = formatMessage({ id: messageOf(error) }, waitOf(error))
  return (
    <div role="alert">
      <FieldError id={useId()} text={outdated ? formatMessage({ id: 'cart.refused' }, { why }) : why} />
    </div>
  )
}
