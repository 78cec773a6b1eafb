import { decodeReferences } from './references.ts'
import { RAW } from './elements.ts'

export type Attributes = ReadonlyMap<string, string>

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Attributes; closed: boolean }
  | { kind: 'close'; name: string }

type Tag = { attributes: Attributes; closed: boolean; end: number }

/**
 * Splits HTML into tags and texts as browsers do, without comments, declarations and the contents of scripts. Like a
 * browser, it drops a tag that the document ends in. The work grows linearly with the length of any text.
 */
export function* tokens(html: string): Generator<Token> {
  let at = 0
  while (at < html.length) {
    const next = html.indexOf('<', at)
    if (next !== at) yield { kind: 'text', text: decodeReferences(html.slice(at, next === -1 ? undefined : next)) }
    if (next === -1) return
    const [, slash = '', written = ''] = sticky(/<(\/?)([a-z][^\t\n\f\r />]*)/iy, html, next) ?? []
    if (written === '') {
      const markup = sticky(/<(?:[!?]|\/[^a-z])/iy, html, next) !== undefined
      if (!markup) yield { kind: 'text', text: '<' }
      at = markup ? endOfComment(html, next) : next + 1
      continue
    }
    const tag = readTag(html, next + 1 + slash.length + written.length)
    if (!tag) return
    at = tag.end
    const name = written.toLowerCase()
    if (slash) yield { kind: 'close', name }
    else if (RAW.has(name)) at = endOfRaw(html, name, at)
    else yield { kind: 'open', name, attributes: tag.attributes, closed: tag.closed }
  }
}

function sticky(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at
  return pattern.exec(text) ?? undefined
}

/** The position after the next match; the end of the text when there is none. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : text.length
}

/** `<!-->` is a complete comment, so the search begins at its own dashes. A declaration ends at the first `>`. */
const endOfComment = (html: string, at: number) =>
  html.startsWith('<!--', at) ? after(/--!?>/g, html, at + 2) : after(/>/g, html, at)

function endOfRaw(html: string, name: string, at: number): number {
  if (name === 'plaintext') return html.length
  const end = after(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, at)
  return readTag(html, end)?.end ?? html.length
}

/**
 * The attributes of a tag up to its `>`; of two with the same name, the first counts. Undefined when the tag never
 * ends.
 */
function readTag(html: string, start: number): Tag | undefined {
  const attributes = new Map<string, string>()
  let at = start
  for (;;) {
    const [space = ''] = sticky(/[\t\n\f\r /]*/y, html, at) ?? []
    at += space.length
    if (at >= html.length) return undefined
    if (html[at] === '>') return { attributes, closed: space.endsWith('/'), end: at + 1 }
    const [named = '', name = ''] = sticky(/(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*)?/y, html, at) ?? []
    at += named.length
    const value = named.length > name.length ? readValue(html, at) : { text: '', end: at }
    if (!value) return undefined
    at = value.end
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, value.text)
  }
}

function readValue(html: string, at: number): { text: string; end: number } | undefined {
  const quote = html[at]
  if (quote !== '"' && quote !== "'") {
    const [text = ''] = sticky(/[^\t\n\f\r >]*/y, html, at) ?? []
    return { text: decodeReferences(text), end: at + text.length }
  }
  const end = html.indexOf(quote, at + 1)
  return end === -1 ? undefined : { text: decodeReferences(html.slice(at + 1, end)), end: end + 1 }
}
