import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './Tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[]
}

/** The tab that a key moves to, in reading direction; null for other keys. */
function nextTab(key: string, at: number, count: number, rtl: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  return (at + ((key === 'ArrowRight') === rtl ? count - 1 : 1)) % count
}

/** Tab panels of which one is shown; arrow keys, Home and End choose it. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [at, setAt] = useState(0)
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.key, at, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === null) return
    event.preventDefault()
    setAt(next)
    document.getElementById(`${id}-tab-${next}`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={keyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {tab.icon ? <Icon name={tab.icon} /> : null}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${at}`}>
        {tabs[at]?.panel}
      </div>
    </>
  )
}
