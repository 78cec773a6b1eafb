import { Suspense } from 'react'
import { loadMessages } from '../../i18n/catalogues.ts'
import { idle, lazyPart } from '../../parts/lazy-part.ts'
import { splitLocale } from '../../paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { FloatingElementsProps } from './FloatingElements.tsx'

const FloatingElements = lazyPart<FloatingElementsProps>(async () => {
  await idle()
  const { locale } = splitLocale(location.pathname)
  await loadMessages(locale, ['furniture'])
  return (await import('./FloatingElements.tsx')).default
})

/**
 * The `FloatingElements`, loaded once the browser is idle; a failed load is retried. The server renders nothing for it.
 */
export const LazyFloatingElements = (props: FloatingElementsProps) =>
  useHydrated() ? (
    <Suspense>
      <FloatingElements {...props} />
    </Suspense>
  ) : null
