import type { ElementType } from 'react'
import type { LocalizedText } from '../domain/text/localized.ts'
import { useText } from '../i18n/use-locale.ts'

type PassageProps = {
  of: LocalizedText | undefined
  as?: ElementType
  id?: string | undefined
  className?: string | undefined
}

/** A text of the agency in the best available language, with `lang` and `dir`. */
export function Passage({ of, as: Element = 'span', ...rest }: PassageProps) {
  const { text, lang, dir } = useText()(of)
  return (
    <Element {...rest} lang={lang} dir={dir}>
      {text}
    </Element>
  )
}
