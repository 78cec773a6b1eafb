import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { idle, touched } from '../later.ts'
import { Panel } from '../../ui/surfaces/Panel.tsx'
import { keepPresses } from './early-presses.ts'
import type { SearchFormProps } from './SearchForm.tsx'
// The server-rendered form needs its styles before its code loads, so they are bundled with this file
// (`vite.config.ts`).
import styles from './SearchForm.module.css'

const load = () => import('./SearchForm.tsx').then(({ SearchForm }) => ({ default: SearchForm }))

/** Early presses in the server-rendered form; undefined when the browser rendered the page. */
let presses: ReturnType<typeof keepPresses> | undefined

/**
 * The server renders the form as part of the page. In the browser its code loads when the page is idle or at the
 * visitor's first interaction. Until then the server's HTML stays: text can be typed, and a press waits for the code.
 * If the code cannot be loaded, the form is submitted natively.
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

/** Runs when the form is interactive. Presses are replayed after the commit, because they open panels at once. */
function begin() {
  const kept = presses
  presses = undefined
  if (kept) queueMicrotask(kept.replay)
}

const Form = import.meta.env.SSR ? (await load()).default : lazy(loadLater)

type LaterSearchFormProps = SearchFormProps & {
  /** False inside a panel of the parent. */
  floating?: boolean
  /** Shown until the code has loaded; by default an empty panel of the same size. */
  fallback?: ReactNode
}

/** The `SearchForm`, in a floating panel unless the parent has one, without its code in the first load. */
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

/** The parent defines the upper corners. */
const Within = (props: ComponentProps<'div'>) => <div data-within="" {...props} />

/** Prefetches the code when the pointer or the focus comes near. */
export const prepareSearchForm = () => void load().catch(() => undefined)
