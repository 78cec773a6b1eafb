import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useOpened } from '../../parts/use-opened.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'

const load = () => import('./MenuPage.tsx')

/**
 * The button of the menu, below 1024 px. It is keyed by path: after a route change a new, closed one is mounted
 * (decision 41.4). `extras` are the lines below the products.
 */
export function MobileMenu({ extras }: { extras: boolean }) {
  const { formatMessage } = useIntl()
  const { open, Opened, opened } = useOpened(load, [])
  const label = formatMessage({ id: 'layout.menu' })
  return (
    <div className="mobile">
      <IconButton icon="menu" label={label} aria-expanded={Opened !== undefined} onClick={open} />
      {Opened ? <Opened extras={extras} {...opened} /> : null}
    </div>
  )
}
