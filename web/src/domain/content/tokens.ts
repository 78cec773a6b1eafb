import { decodeReferences } from './references.ts'
import { RAW_TEXT } from './elements.ts'

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
  let position = 0
  while (position < html.length) {
    const tagStart = html.indexOf('<', position)
    if (tagStart !== position)
      yield { kind: 'text', text: decodeReferences(html.slice(position, tagStart === -1 ? undefined : tagStart)) }
    if (tagStart === -1) return
    const [, slash = '', tagName = ''] = matchAt(/<(\/?)([a-z][^\t\n\f\r />]*)/iy, html, tagStart) ?? []
    if (tagName === '') {
      const isMarkup = matchAt(/<(?:[!?]|\/[^a-z])/iy, html, tagStart) !== undefined
      if (!isMarkup) yield { kind: 'text', text: '<' }
      position = isMarkup ? endOfComment(html, tagStart) : tagStart + 1
      continue
    }
    const tag = readTag(html, tagStart + 1 + slash.length + tagName.length)
    if (!tag) return
    position = tag.end
    const name = tagName.toLowerCase()
    if (slash) yield { kind: 'close', name }
    else if (RAW_TEXT.has(name)) position = endOfRaw(html, name, position)
    else yield { kind: 'open', name, attributes: tag.attributes, closed: tag.closed }
  }
}

/** The match of a sticky pattern exactly at a position. */
function matchAt(pattern: RegExp, text: string, position: number): RegExpExecArray | undefined {
  pattern.lastIndex = position
  return pattern.exec(text) ?? undefined
}

/** The position after the next match; the end of the text when there is none. */
function endOfMatch(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position
  return pattern.test(text) ? pattern.lastIndex : text.length
}

/** `<!-->` is a complete comment, so the search begins at its own dashes. A declaration ends at the first `>`. */
const endOfComment = (html: string, position: number) =>
  html.startsWith('<!--', position) ? endOfMatch(/--!?>/g, html, position + 2) : endOfMatch(/>/g, html, position)

/** The position after the end tag of an element whose content is raw text, such as a script. */
function endOfRaw(html: string, name: string, position: number): number {
  if (name === 'plaintext') return html.length
  const end = endOfMatch(new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'), html, position)
  return readTag(html, end)?.end ?? html.length
}

/**
 * The attributes of a tag up to its `>`; of two with the same name, the first counts. Undefined when the tag never
 * ends.
 */
function readTag(html: string, start: number): Tag | undefined {
  const attributes = new Map<string, string>()
  let position = start
  for (;;) {
    const [space = ''] = matchAt(/[\t\n\f\r /]*/y, html, position) ?? []
    position += space.length
    if (position >= html.length) return undefined
    if (html[position] === '>') return { attributes, closed: space.endsWith('/'), end: position + 1 }
    const [wholeAttribute = '', name = ''] =
      matchAt(/(=?[^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*)?/y, html, position) ?? []
    position += wholeAttribute.length
    const value = wholeAttribute.length > name.length ? readValue(html, position) : { text: '', end: position }
    if (!value) return undefined
    position = value.end
    const key = name.toLowerCase()
    if (!attributes.has(key)) attributes.set(key, value.text)
  }
}

/** The value of an attribute, quoted or not, and the position after it; undefined when its quote never ends. */
function readValue(html: string, position: number): { text: string; end: number } | undefined {
  const quote = html[position]
  if (quote !== '"' && quote !== "'") {
    const [text = ''] = matchAt(/[^\t\n\f\r >]*/y, html, position) ?? []
    return { text: decodeReferences(text), end: position + text.length }
  }
  const end = html.indexOf(quote, position + 1)
  return end === -1 ? undefined : { text: decodeReferences(html.slice(position + 1, end)), end: end + 1 }
}
