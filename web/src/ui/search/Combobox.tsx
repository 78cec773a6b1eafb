import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { classes } from '../classes.ts'
import { pressKey, type ListState } from './combobox-keys.ts'
import { ComboboxList, optionId, type ComboboxGroup, type ComboboxOption } from './ComboboxList.tsx'
import { Icon } from '../icons/Icon.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import type { IconName } from '../icons/icons.ts'
import { isMobile } from '../overlays/is-mobile.ts'
import { positionList } from '../overlays/position.ts'
import styles from './Combobox.module.css'
import field from './SearchField.module.css'

type ComboboxProps = {
  icon: IconName
  label: string
  hint?: string | undefined
  placeholder?: string
  /** Error message in the empty box when something must be chosen first. */
  missing?: string | undefined
  /** The text in the box; the parent keeps it and provides `groups` for it. */
  text: string
  onText: (text: string) => void
  /** Called when the list opens, to load its initial options. */
  onOpen?: () => void
  groups: readonly ComboboxGroup[]
  onPick: (option: ComboboxOption) => void
  /** The number of results, "4 suggestions"; announced, and shown when there are no options. */
  status: string
  /** Label of the sheet's close button below 768 px. */
  close: string
  id?: string
  /** Name of the input for a native submit without scripts. */
  name?: string
}

const CLOSED: ListState = { open: false, active: -1 }

/** A search box with grouped suggestions below it; a full-screen sheet below 768 px. */
export function Combobox(props: ComboboxProps) {
  const generatedId = useId()
  const {
    icon,
    label,
    hint,
    placeholder,
    missing,
    text,
    onText,
    onOpen,
    groups,
    onPick,
    status,
    close,
    id = generatedId,
  } = props
  const [state, setState] = useState(CLOSED)
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const options = groups.flatMap((group) => group.options)

  const change = (next: ListState) => {
    if (next.open && !state.open) {
      input.current?.removeAttribute('inputmode')
      showList(box.current, panel.current)
      onOpen?.()
    }
    if (!next.open && state.open) hideList(box.current, panel.current)
    setState(next)
  }
  const pick = (option: ComboboxOption | undefined) => {
    if (!option) return
    onPick(option)
    change(CLOSED)
    // The box keeps the focus, but without the on-screen keyboard, which would cover the next field.
    if (isMobile()) input.current?.setAttribute('inputmode', 'none')
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = pressKey(state, event.key, options.length)
    // Enter also submits the form, whose messages the open list would cover.
    if (!next) return event.key === 'Enter' && change(CLOSED)
    event.preventDefault()
    if (next.picked) return pick(options[next.active])
    change({ open: next.open, active: next.active })
    document.getElementById(optionId(id, next.active))?.scrollIntoView({ block: 'nearest' })
  }
  const handleTyping = (value: string) => {
    onText(value)
    change({ open: true, active: -1 })
  }
  const adoptServerText = useEffectEvent(() => {
    // The text is read before the microtask, because a render in between would restore React's own text.
    const typedText = input.current?.value ?? text
    if (typedText !== text) queueMicrotask(() => handleTyping(typedText))
  })
  // Text may have been typed into the server-rendered box before hydration. It is handled as if it was typed now.
  useLayoutEffect(() => adoptServerText(), [])
  const handleBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) change(CLOSED)
  }
  return (
    <div className={styles.slot}>
      <div
        ref={box}
        popover="auto"
        className={classes(field.field, styles.box)}
        onBlur={handleBlur}
        onToggle={(event) => event.newState === 'closed' && setState(CLOSED)}
      >
        <label htmlFor={id} className={field.label}>
          <Icon name={icon} size="s" />
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className={classes(field.value, styles.input)}
          name={props.name}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-expanded={state.open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={state.active < 0 ? undefined : optionId(id, state.active)}
          aria-invalid={missing ? true : undefined}
          aria-describedby={hint ? `${id}-hint` : undefined}
          placeholder={missing ?? placeholder}
          value={text}
          onChange={(event) => handleTyping(event.currentTarget.value)}
          onClick={() => change({ ...state, open: true })}
          onKeyDown={keyDown}
        />
        {hint ? (
          <span id={`${id}-hint`} className={field.hint}>
            {hint}
          </span>
        ) : null}
        <IconButton icon="close" label={close} className={styles.close} onClick={() => change(CLOSED)} />
        <div ref={panel} popover="manual" className={styles.panel}>
          <ComboboxList {...{ id, label, groups, text }} active={state.active} onPick={pick} />
          {options.length === 0 ? (
            <p className={styles.status} aria-hidden="true">
              {status}
            </p>
          ) : null}
        </div>
        <span className="sr" aria-live="polite">
          {state.open ? status : null}
        </span>
      </div>
    </div>
  )
}

function showList(box: HTMLElement | null, panel: HTMLElement | null) {
  if (isMobile()) return box?.showPopover()
  panel?.showPopover()
  if (box && panel) positionList(panel, box)
}

function hideList(box: HTMLElement | null, panel: HTMLElement | null) {
  if (panel?.matches(':popover-open')) panel.hidePopover()
  if (box?.matches(':popover-open')) box.hidePopover()
}
