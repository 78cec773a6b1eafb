import type { ElementType } from 'react'
import type { LocalizedText } from '../domain/localized.ts'
import { useText } from '../i18n/use-locale.ts'

/** A text of the agency in the language that is there, marked as such. */
export function Passage({
  of,
  as: Element = 'span',
  className,
}: {
  of: LocalizedText | undefined
  as?: ElementType
  className?: string | undefined
}) {
  const { text, lang, dir } = useText()(of)
  return (
    <Element lang={lang} dir={dir} className={className}>
      {text}
    </Element>
  )
}
