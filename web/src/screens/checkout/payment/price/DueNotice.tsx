import { FormattedMessage } from '../../../../i18n/FormattedMessage.tsx'
import type { Schema } from '../../../../api/operations.ts'
import { usePaths } from '../../../../i18n/use-locale.ts'
import { Amount } from '../../../../parts/Amount.tsx'
import { Notice } from '../../../../ui/surfaces/Notice.tsx'

/** Warns before payment that the price of the basket has changed; renders nothing when it has not. */
export function DueNotice({ before, now }: { before: Schema<'Money'>; now: Schema<'Money'> }) {
  const paths = usePaths()
  if (before.currency !== now.currency || before.value === now.value) return null
  return (
    <Notice tone="warn" icon="info" aria-live="polite">
      <FormattedMessage
        id="checkout.repriced.notice"
        values={{
          before: <Amount of={before} />,
          now: <Amount of={now} />,
          cart: (
            <a href={paths.cart()}>
              <FormattedMessage id="checkout.backToCart" />
            </a>
          ),
        }}
      />
    </Notice>
  )
}
