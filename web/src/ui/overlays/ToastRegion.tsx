import { useRef, useSyncExternalStore } from 'react'
import { holdToasts, releaseToasts, showToasts } from './toast-times.ts'
import { currentToasts, dismissToast } from './toasts.ts'
import styles from './ToastRegion.module.css'

/**
 * The region of `showToast` messages: once per page. They are announced politely and stay while the pointer or the
 * focus is on them.
 */
export function ToastRegion({ label }: { label: string }) {
  const toasts = useSyncExternalStore(showToasts, currentToasts, currentToasts)
  /**
   * The element that had the focus before a button in the region; it gets the focus back when that button disappears.
   */
  const focusedBefore = useRef<HTMLElement>(null)
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map(({ id, text, action }) => (
        <div
          key={id}
          role="presentation"
          className={styles.toast}
          onPointerEnter={holdToasts}
          onPointerLeave={releaseToasts}
          onFocus={({ relatedTarget, currentTarget }) => {
            holdToasts()
            if (relatedTarget instanceof HTMLElement && !currentTarget.parentElement?.contains(relatedTarget))
              focusedBefore.current = relatedTarget
          }}
          onBlur={releaseToasts}
        >
          <span>{text}</span>
          {action ? (
            <button
              type="button"
              onClick={() => {
                action.run()
                focusedBefore.current?.focus({ preventScroll: true })
                dismissToast(id)
              }}
            >
              {action.label}
            </button>
          ) : null}
        </div>
      ))}
    </section>
  )
}
