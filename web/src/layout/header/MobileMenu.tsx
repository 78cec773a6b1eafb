import { useIntl } from '../../i18n/FormattedMessage.tsx'
import { useLazyPanel } from '../../parts/use-lazy-panel.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'

const load = () => import('./MenuPage.tsx')

/**
 * The button of the menu, below 1024 px. It is keyed by page: on a new page, after Back too, a new, closed one is
 * mounted (decision 41.4). `extras` are the lines below the products. Without scripts it leads to the products in the
 * footer.
 */
export function MobileMenu({ extras }: { extras: boolean }) {
  const { formatMessage } = useIntl()
  const { open, Panel, panelProps } = useLazyPanel(load, [])
  const label = formatMessage({ id: 'layout.menu' })
  return (
    <div className="mobile">
      <IconButton icon="menu" label={label} aria-expanded={Panel !== undefined} onClick={open} />
      <noscript>{import.meta.env.SSR ? <IconButton icon="menu" label={label} href="#footer-book" /> : null}</noscript>
      {Panel ? <Panel extras={extras} {...panelProps} /> : null}
    </div>
  )
}
