/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select cannot stand under a text box: ARIA 1.2 combobox pattern */
/* oxlint-disable jsx-a11y/click-events-have-key-events -- in that pattern all keys belong to the text box */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../icons/Icon.tsx'
import type { IconName } from '../icons/icons.ts'
import { matchIn } from './match.ts'
import styles from './Combobox.module.css'

type Label = { text: string; lang?: string; dir?: 'ltr' | 'rtl' }
export type ComboboxOption = {
  id: string
  /** The language is given where it may be another than that of the page. */
  label: Label
  icon?: IconName
  /** The second line: "Area, Çeşme, İzmir". */
  detail?: ReactNode
  /** At the end of the line: the number of stays. */
  aside?: string
}
export type ComboboxGroup = { id: string; label: string; options: readonly ComboboxOption[] }

type ComboboxListProps = {
  id: string
  label: string
  groups: readonly ComboboxGroup[]
  /** The typed text, highlighted in the labels. */
  text: string
  /** Index over all groups, -1 for none. */
  active: number
  onPick: (option: ComboboxOption) => void
}

/** Id of the option at an index over all groups, for `aria-activedescendant`. */
export const optionId = (id: string, index: number) => `${id}-option-${index}`

/** The grouped listbox of a `Combobox`. A press keeps the focus in the text box. */
export function ComboboxList({ id, label, groups, text, active, onPick }: ComboboxListProps) {
  const starts = groups.map((_, groupIndex) =>
    groups.slice(0, groupIndex).reduce((sum, group) => sum + group.options.length, 0),
  )
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, groupIndex) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <div id={`${id}-${group.id}`} className={styles.group}>
            {group.label}
          </div>
          {group.options.map((option, index) => {
            const optionIndex = (starts[groupIndex] ?? 0) + index
            return (
              <div
                key={option.id}
                id={optionId(id, optionIndex)}
                role="option"
                tabIndex={-1}
                aria-selected={optionIndex === active}
                className={classes(styles.option, optionIndex === active && styles.active)}
                onClick={() => onPick(option)}
              >
                {option.icon ? <Icon name={option.icon} /> : null}
                <span className={styles.words}>
                  <HighlightedLabel {...option.label} query={text} />
                  {option.detail ? <span className={styles.detail}>{option.detail}</span> : null}
                </span>
                {option.aside ? <span className={styles.detail}>{option.aside}</span> : null}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function HighlightedLabel({ text, query, ...language }: Label & { query: string }) {
  const [before, match, after] = matchIn(text, query) ?? [text]
  return (
    <b {...language}>
      {before}
      {match ? <mark>{match}</mark> : null}
      {after}
    </b>
  )
}
