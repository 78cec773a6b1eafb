import type { Caller } from '../ports/platform.ts'
import { hasWords } from './words.ts'

/**
 * The language of a reader whom no page of the storefront serves: that of the path, the one they have kept (decision
 * 32.8), the best of their browser's, else English.
 */
export function readerLanguage(caller: Pick<Caller, 'header' | 'target'>): string {
  const [, inPath] = /^\/([a-z]{2})(?=[/?]|$)/.exec(caller.target) ?? []
  const [, kept] = /(?:^|;\s*)i18n_redirected=([a-z]{2})(?:;|$)/.exec(caller.header('cookie') ?? '') ?? []
  return [inPath, kept, ...languagesIn(caller.header('accept-language') ?? '')].find(hasWords) ?? 'en'
}

/** The language parts of `Accept-Language`, best first. */
function languagesIn(header: string): string[] {
  const tags = header.split(',').map((part) => {
    const [, tag = '', weight] = /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+)\s*)?$/i.exec(part) ?? []
    return { tag: tag.toLowerCase(), weight: weight === undefined ? 1 : Number(weight) }
  })
  return tags
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
