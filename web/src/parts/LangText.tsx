import type { ElementType } from 'react'
import type { LocalizedText } from '../domain/text/localized.ts'
import { useText } from '../i18n/use-locale.ts'

type LangTextProps = {
  of: LocalizedText | undefined
  as?: ElementType
  id?: string | undefined
  className?: string | undefined
}

/** A text of the agency in the best available language, with `lang` and `dir`. */
export function LangText({ of, as: Element = 'span', ...rest }: LangTextProps) {
  const { text, lang, dir } = useText()(of)
  return (
    <Element {...rest} lang={lang} dir={dir}>
      {text}
    </Element>
  )
}
