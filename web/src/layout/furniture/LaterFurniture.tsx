import { useEffect, useState, type ComponentType } from 'react'
import { loadMessages } from '../../i18n/catalogues.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { idle } from '../../parts/later.ts'
import type { FurnitureProps } from './Furniture.tsx'

/** What stands over the page, loaded once the browser is idle. The server renders nothing for it. */
export function LaterFurniture(props: FurnitureProps) {
  const locale = useLocale()
  const [Loaded, setLoaded] = useState<{ default: ComponentType<FurnitureProps> }>()
  useEffect(() => {
    const load = async () => {
      await idle()
      await loadMessages(locale, ['furniture'])
      setLoaded(await import('./Furniture.tsx'))
    }
    // Without it the page still works; the next page tries again.
    load().catch(() => undefined)
  }, [locale])
  return Loaded ? <Loaded.default {...props} /> : null
}
