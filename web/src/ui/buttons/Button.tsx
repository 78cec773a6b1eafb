import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'

type ButtonLook = {
  /** One `filled` per decision; `soft` in lists of equal offers; `paper` on a dark ground. */
  kind?: 'filled' | 'soft' | 'quiet' | 'paper'
  size?: 's' | 'm' | 'l'
  /** As wide as what it stands in. */
  full?: boolean
  /** Shows a turning ring, keeps width and focus, and ignores presses. */
  loading?: boolean | undefined
  /** Told of a press that was ignored. */
  onEarlyPress?: () => void
}
type ButtonProps = ButtonLook & (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string }))

const ignore = (tell?: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
  tell?.()
}

/** A button, or with `href` a link that looks like one. Say why beside it when it is disabled. */
export function Button({
  kind = 'filled',
  size = 'm',
  full,
  loading,
  onEarlyPress,
  className,
  children,
  ...rest
}: ButtonProps) {
  const look = classes(styles.button, styles[kind], styles[size], full && styles.full)
  const state = loading ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore(onEarlyPress) } : {}
  const own = { ...state, className: classes(look, className) }
  if ('href' in rest) {
    return (
      <a {...rest} {...own}>
        {children}
      </a>
    )
  }
  const button = rest as ComponentProps<'button'>
  return (
    <button type="button" {...button} {...own}>
      {children}
    </button>
  )
}
