import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useOpened } from '../../parts/use-opened.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'

const load = () => import('./MenuPage.tsx')

/**
 * The button of the menu, below 1024 px. It is keyed by page: on a new page, after Back too, a new, closed one is
 * mounted (decision 41.4). `extras` are the lines below the products. Without scripts it leads to the products in the
 * footer.
 */
export function MobileMenu({ extras }: { extras: boolean }) {
  const { formatMessage } = useIntl()
  const { open, Opened, opened } = useOpened(load, [])
  const label = formatMessage({ id: 'layout.menu' })
  return (
    <div className="mobile">
      <IconButton icon="menu" label={label} aria-expanded={Opened !== undefined} onClick={open} />
      <noscript>{import.meta.env.SSR ? <IconButton icon="menu" label={label} href="#footer-book" /> : null}</noscript>
      {Opened ? <Opened extras={extras} {...opened} /> : null}
    </div>
  )
}
