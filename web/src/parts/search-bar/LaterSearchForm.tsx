import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { idle, touched } from '../later.ts'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { keepPresses } from './early-presses.ts'
import type { SearchFormProps } from './SearchForm.tsx'
// The form that the server renders needs its look before its code: it is one file with this (`vite.config.ts`).
import styles from './SearchForm.module.css'

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => ({ default: SearchForm }))

/** What was pressed in the server's form; there is none where the browser has made the page. */
let presses: ReturnType<typeof keepPresses> | undefined

/**
 * On the server the form is part of the page. In the browser its code comes when the page has nothing else to do, or with
 * the visitor's first touch. What the server has rendered stands until then: a text may be typed, a press waits for the
 * code, and when that cannot be had the form is sent as forms are.
 */
async function loadLater(): ReturnType<typeof load> {
  const served = document.querySelector('[data-search-form]')
  if (!served) return load()
  presses = keepPresses(served)
  await Promise.race([idle(), touched()])
  return insist()
}

function insist(): ReturnType<typeof load> {
  return load().catch(async () => {
    presses?.sendAnyway()
    await touched()
    return insist()
  })
}

/** The form is there for its visitor. Presses wait for the end of the commit: they open panels at once. */
function begin() {
  const kept = presses
  presses = undefined
  if (kept) queueMicrotask(kept.replay)
}

const Form = import.meta.env.SSR ? (await load()).default : lazy(loadLater)

type LaterSearchFormProps = SearchFormProps & {
  /** False inside a panel of its owner. */
  floating?: boolean
  /** Stands in until the code is there; without it, an empty panel of the same size. */
  fallback?: ReactNode
}

/** The `SearchForm`, in a floating panel unless it stands in one, with its code left out of the first load. */
export function LaterSearchForm({ floating = true, fallback, ...form }: LaterSearchFormProps) {
  const Frame = floating ? Floating : Within
  const room = (
    <Frame>
      <div className={styles.room} />
    </Frame>
  )
  return (
    <Suspense fallback={fallback ?? room}>
      <Frame ref={begin} data-search-form="">
        <Form {...form} />
      </Frame>
    </Suspense>
  )
}

const Floating = (props: ComponentProps<'div'>) => <Panel flush {...props} />

/** The corners above it are those of its owner. */
const Within = (props: ComponentProps<'div'>) => <div data-within="" {...props} />

/** Fetches the code before it is needed, as soon as a pointer or the focus comes near. */
export const prepareSearchForm = () => void load().catch(() => undefined)
