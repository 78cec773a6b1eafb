import { useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './Tabs.module.css'

type TabLinksProps = {
  label: string
  tabs: readonly {
    id: string
    label: string
    lang?: string | undefined
    icon: IconName
    href: string
    current: boolean
    onFollow?: () => void
  }[]
}

/** Scrolls the current tab into view, without scrolling the page. */
function showCurrent(row: HTMLElement) {
  const link = row.querySelector('[aria-current]')
  if (!link) return
  const [frame, box] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollLeft += Math.min(0, box.left - frame.left) || Math.max(0, box.right - frame.right)
}

/** Tabs that are links: each has a URL, works without scripts, and Back returns to the previous one. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  const row = useRef<HTMLElement>(null)
  // The row may be wider than the window; before the paint, so that it is never seen to jump.
  useLayoutEffect(() => (row.current ? showCurrent(row.current) : undefined), [])
  return (
    <nav className={styles.tabs} aria-label={label} ref={row}>
      {tabs.map(({ id, label: name, lang, icon, href, current, onFollow }) => (
        <a
          key={id}
          className={styles.tab}
          href={href}
          lang={lang}
          aria-current={current ? 'true' : undefined}
          onClick={onFollow}
        >
          <Icon name={icon} />
          {name}
        </a>
      ))}
    </nav>
  )
}
