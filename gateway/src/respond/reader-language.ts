import type { Caller } from '../ports/platform.ts'
import { hasWords } from './words.ts'

/**
 * The language of a page that the gateway writes without the storefront: that of the path, the one the reader has
 * chosen before (the `i18n_redirected` cookie, decision 32.8), the best of the browser's, or else English.
 */
export function readerLanguage(caller: Pick<Caller, 'header' | 'target'>): string {
  const [, inPath] = /^\/([a-z]{2})(?=[/?]|$)/.exec(caller.target) ?? []
  const [, chosen] = /(?:^|;\s*)i18n_redirected=([a-z]{2})(?:;|$)/.exec(caller.header('cookie') ?? '') ?? []
  return [inPath, chosen, ...languagesIn(caller.header('accept-language') ?? '')].find(hasWords) ?? 'en'
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
