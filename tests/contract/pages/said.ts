import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HOME = join(import.meta.dirname, '../../../web/src/i18n/messages')

/** All messages of a language by id. */
export function messagesOf(language: string): Record<string, string> {
  const folder = join(HOME, language)
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
  return Object.assign({}, ...readdirSync(folder).map(read)) as Record<string, string>
}

export const LANGUAGES = readdirSync(HOME)

const ENGLISH = messagesOf('en')

/** English messages without arguments that this language says in other words. */
function englishOnly(language: string): Set<string> {
  const own = messagesOf(language)
  const words = new Set(Object.values(own))
  const said = Object.entries(ENGLISH).filter(([id, text]) => own[id] !== text && !words.has(text))
  return new Set(said.flatMap(([, text]) => (/[{<]/.test(text) ? [] : [text])))
}

/** The texts of a page in a language that stand there in English, or with digits that are not Latin (decision 32.7). */
export function untranslated(html: string, language: string, path: string): string[] {
  const english = englishOnly(language)
  const wrong = passagesOf(html).filter(
    ({ lang, text }) => (lang === language && english.has(text)) || /[\u0660-\u0669\u06f0-\u06f9]/.test(text),
  )
  return wrong.map(({ text }) => `${path}: ${text}`)
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const UNSEEN = /^(?:script|style|svg|title)$/
const SPOKEN = /\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g

/** A text of a page, and the language that its elements declare. */
export interface Passage {
  lang: string
  text: string
}

/** The texts of a page, accessible names included, each with its language. */
export function passagesOf(html: string): Passage[] {
  const open: { name: string; lang: string }[] = []
  const found: Passage[] = []
  const body = html.slice(html.indexOf('<html')).replace(/<!--.*?-->/gs, '')
  for (const [, closing, name = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>([^<]*)/g,
  )) {
    if (closing) open.splice(open.findLastIndex((each) => each.name === name))
    const outer = open.at(-1)?.lang ?? ''
    const lang = closing ? outer : (/\slang="([^"]*)"/.exec(attributes)?.[1] ?? outer)
    if (!closing && !VOID.test(name) && !attributes.endsWith('/')) open.push({ name, lang })
    const spoken = closing ? [] : Array.from(attributes.matchAll(SPOKEN), ([, words = '']) => words)
    const own = open.some((each) => UNSEEN.test(each.name)) ? '' : text
    for (const each of [...spoken, own]) if (each.trim() !== '') found.push({ lang, text: plain(each) })
  }
  return found
}

const plain = (text: string) =>
  text
    .trim()
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
