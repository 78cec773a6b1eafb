import { useSite } from '../api/use-site.ts'
import { telephone } from '../paths.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import styles from './PhoneLink.module.css'

/**
 * The phone number of the call centre. `chip` looks like a button, `large` is the line in menu and footer. Renders
 * nothing when the site has no number.
 */
export function PhoneLink({ kind }: { kind: 'plain' | 'chip' | 'large' }) {
  const { number } = useSite().site.callcenter
  if (number === undefined) return null
  return (
    <a className={styles[kind]} href={telephone(number)}>
      {kind === 'large' ? null : <Icon name="phone" size="s" />}
      <span className="ltr nums">{number}</span>
    </a>
  )
}
