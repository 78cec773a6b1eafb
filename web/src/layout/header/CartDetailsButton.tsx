import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useOpened } from '../../parts/use-opened.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'

const load = () => import('./CartDetails.tsx')

/** Opens the lines of the basket beside the link to it. */
export function CartDetailsButton() {
  const { formatMessage } = useIntl()
  const { open, Opened, opened } = useOpened(load, ['basket'])
  return (
    <>
      <IconButton
        icon="down"
        label={formatMessage({ id: 'layout.cartDetails' })}
        aria-haspopup="dialog"
        aria-expanded={Opened !== undefined}
        onClick={open}
      />
      {Opened ? <Opened {...opened} /> : null}
    </>
  )
}
