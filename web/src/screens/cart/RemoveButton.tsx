import { useIntl } from 'react-intl'
import { useText } from '../../i18n/use-locale.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import styles from './CartLine.module.css'
import type { Line } from './line-state.ts'
import type { useLines } from './use-lines.ts'

/** "Remove", with the name of what is removed for those who hear it. */
export function RemoveButton({ line, lines }: { line: Line; lines: ReturnType<typeof useLines> }) {
  const name = useText()(line.title).text
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={`link ${styles.remove}`}
      disabled={lines.busy[line.key]}
      onClick={() => void lines.remove(line).then(toHeading)}
    >
      <Icon name="trash" size="s" />
      {formatMessage({ id: 'cart.remove' })} <span className="sr">{name}</span>
    </button>
  )
}

/** The button is gone with its line: the focus goes to the top of the list. */
function toHeading() {
  if (document.activeElement === document.body) document.getElementById('cart-title')?.focus()
}
