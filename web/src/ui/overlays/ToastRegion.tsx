import { useSyncExternalStore } from 'react'
import { currentToasts, dismissToast, holdToasts, onToasts, releaseToasts, type Toast } from './toasts.ts'
import styles from './ToastRegion.module.css'

const NONE: readonly Toast[] = []
const none = () => NONE

/**
 * The region of `showToast` messages: once per page. They are announced politely and stay while the pointer or the
 * focus is on them.
 */
export function ToastRegion({ label }: { label: string }) {
  const toasts = useSyncExternalStore(onToasts, currentToasts, none)
  return (
    <section className={styles.region} aria-label={label} aria-live="polite">
      {toasts.map(({ id, text, action }) => (
        <div
          key={id}
          role="presentation"
          className={styles.toast}
          onPointerEnter={holdToasts}
          onPointerLeave={releaseToasts}
          onFocus={holdToasts}
          onBlur={releaseToasts}
        >
          <span>{text}</span>
          {action ? (
            <button
              type="button"
              onClick={() => {
                action.run()
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
