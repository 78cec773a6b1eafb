import type { ComponentProps, MouseEvent } from 'react'
import { classes } from '../classes.ts'
import styles from './Button.module.css'

type ButtonLook = {
  /** One `filled` per decision; `soft` in lists of equal options; `paper` on a dark background. */
  kind?: 'filled' | 'soft' | 'quiet' | 'paper'
  size?: 's' | 'm' | 'l'
  /** As wide as its container. */
  full?: boolean
  /** Shows a spinner, keeps width and focus, and ignores presses. */
  loading?: boolean | undefined
  /** Called for a press that was ignored while loading. */
  onEarlyPress?: () => void
}
type ButtonProps = ButtonLook & (ComponentProps<'button'> | (ComponentProps<'a'> & { href: string }))

const ignore = (onIgnored?: () => void) => (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
  onIgnored?.()
}

/** A button, or with `href` a link that looks like one. When it is disabled, say why beside it. */
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
  const buttonProps = { ...state, className: classes(look, className) }
  if ('href' in rest) {
    return (
      <a {...rest} {...buttonProps}>
        {children}
      </a>
    )
  }
  const button = rest as ComponentProps<'button'>
  return (
    <button type="button" {...button} {...buttonProps}>
      {children}
    </button>
  )
}
