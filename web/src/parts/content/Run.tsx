import type { ReactNode } from 'react'
import type { Inline } from '../../domain/content/block.ts'
import { usePaths } from '../../i18n/use-locale.ts'
import { splitLocale } from '../../paths.ts'

/** A run of text with its marks, links and pictures. */
export const Run = ({ of: run }: { of: readonly Inline[] }) =>
  run.map((inline, index) => <InlineElement key={index} inline={inline} />)

function InlineElement({ inline }: { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'break':
      return <br />
    case 'image': {
      const { src, alt, width, height } = inline
      return <img src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    }
    case 'mark': {
      const Mark = inline.as
      return (
        <Mark lang={inline.lang} dir={inline.dir}>
          <Run of={inline.inside} />
        </Mark>
      )
    }
    case 'span':
      return (
        <span lang={inline.lang} dir={inline.dir}>
          <Run of={inline.inside} />
        </span>
      )
    case 'link':
      return <ContentLink {...inline} />
  }
}

/** A page of the shop opens in the language of the page unless the link names one. */
function ContentLink({ href, foreign, inside, lang, dir }: Extract<Inline, { kind: 'link' }>) {
  const { entry } = usePaths()
  const isUnprefixed = href.startsWith('/') && splitLocale(href).path === href && !FILES.test(href)
  return (
    <a href={isUnprefixed ? entry(href) : href} rel={foreign ? 'noopener noreferrer' : undefined} lang={lang} dir={dir}>
      <Run of={inside} />
    </a>
  )
}

/** Paths of files and APIs, which have no language, and `/en`, which a link may name although English has no prefix. */
const FILES = /^\/(api|images|docs|assets|en)(\/|$)|\.\w+$/
