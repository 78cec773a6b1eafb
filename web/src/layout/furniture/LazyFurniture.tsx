import { Suspense } from 'react'
import { loadMessages } from '../../i18n/catalogues.ts'
import { idle, lazyPart } from '../../parts/lazy-part.ts'
import { splitLocale } from '../../paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { FurnitureProps } from './Furniture.tsx'

const Furniture = lazyPart<FurnitureProps>(async () => {
  await idle()
  const { locale } = splitLocale(location.pathname)
  await loadMessages(locale, ['furniture'])
  return (await import('./Furniture.tsx')).default
})

/** The `Furniture`, loaded once the browser is idle; a failed load is retried. The server renders nothing for it. */
export const LazyFurniture = (props: FurnitureProps) =>
  useHydrated() ? (
    <Suspense>
      <Furniture {...props} />
    </Suspense>
  ) : null
