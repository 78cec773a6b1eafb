import { useSite } from '../api/use-site.ts'
import { telephone } from '../paths.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import styles from './PhoneLink.module.css'

/** The number of the call centre. `chip` has the form of a button, `large` is the line of menu and footer. Nothing without a number. */
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
