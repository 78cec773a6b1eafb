import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLazyPanel } from '../../parts/use-lazy-panel.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'

const load = () => import('./CartDetails.tsx')

/** Opens the lines of the basket beside the link to it. */
export function CartDetailsButton() {
  const { formatMessage } = useIntl()
  const { open, Panel, panelProps } = useLazyPanel(load, ['basket'])
  return (
    <>
      <IconButton
        icon="down"
        label={formatMessage({ id: 'layout.cartDetails' })}
        aria-haspopup="dialog"
        aria-expanded={Panel !== undefined}
        onClick={open}
      />
      {Panel ? <Panel {...panelProps} /> : null}
    </>
  )
}
