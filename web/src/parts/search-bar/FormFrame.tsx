import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { Panel } from '../../ui/surfaces/Panel.tsx'
// The server renders the form, so the style sheets of its fields come with the page, before its code.
import '../../ui/overlays/Popover.module.css'
import '../../ui/search/Combobox.module.css'
import '../../ui/search/SearchBar.module.css'
import '../../ui/search/SearchField.module.css'

type FormFrameProps = {
  children: ReactNode
  /** Class that reserves the size of the form. */
  room: string | undefined
  /** False inside a panel of the parent. */
  floating?: boolean | undefined
  /** Shown until the code has loaded; by default an empty panel of the same size. */
  fallback?: ReactNode
}

/**
 * The panel around a search form whose code is loaded later. `lazyPart` finds the server's HTML by the attribute
 * `data-search-form`.
 */
export function FormFrame({ children, room, floating = true, fallback }: FormFrameProps) {
  const Frame = floating ? Floating : Within
  const empty = (
    <Frame>
      <div className={room} />
    </Frame>
  )
  return (
    <Suspense fallback={fallback ?? empty}>
      <Frame data-search-form="">{children}</Frame>
    </Suspense>
  )
}

const Floating = (props: ComponentProps<'div'>) => <Panel flush {...props} />

/** The frame of a form inside a panel of the parent, which shapes the upper corners. */
const Within = (props: ComponentProps<'div'>) => <div data-within="" {...props} />
