import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import styles from './Tabs.module.css'

type TabsProps = {
  label: string
  tabs: readonly { id: string; label: string; icon?: IconName; panel: ReactNode }[]
}

/** The tab that a key moves to, in reading direction; null for other keys. */
function nextTab(key: string, activeIndex: number, count: number, rtl: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null
  return (activeIndex + ((key === 'ArrowRight') === rtl ? count - 1 : 1)) % count
}

/** Tab panels of which one is shown; arrow keys, Home and End choose it. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId()
  const [activeIndex, setActiveIndex] = useState(0)
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(event.key, activeIndex, tabs.length, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === null) return
    event.preventDefault()
    setActiveIndex(next)
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
            aria-selected={index === activeIndex}
            aria-controls={`${id}-panel`}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={() => setActiveIndex(index)}
          >
            {tab.icon ? <Icon name={tab.icon} /> : null}
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${activeIndex}`}>
        {tabs[activeIndex]?.panel}
      </div>
    </>
  )
}
