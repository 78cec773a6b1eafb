import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HOME = join(import.meta.dirname, '../../../web/src/i18n/messages')

export const LANGUAGES = readdirSync(HOME)

const MESSAGES = new Map(LANGUAGES.map((language) => [language, readMessages(join(HOME, language))]))

function readMessages(folder: string): Record<string, string> {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>
  return Object.assign({}, ...readdirSync(folder).map(read)) as Record<string, string>
}

/** All messages of a language by id. */
export const messagesOf = (language: string): Record<string, string> => MESSAGES.get(language) ?? {}

const ENGLISH = messagesOf('en')

/** The letters of languages that are not written in Latin ones. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
}

/** A letter of a language. */
export const lettersOf = (language: string): RegExp => LETTERS[language] ?? /\p{Script=Latin}/u

/** English messages without arguments that a language says in other words, by language. */
const ENGLISH_ONLY = new Map(LANGUAGES.map((language) => [language, englishOnly(language)]))

function englishOnly(language: string): Set<string> {
  const own = messagesOf(language)
  const words = new Set(Object.values(own))
  const said = Object.entries(ENGLISH).filter(([id, text]) => own[id] !== text && !words.has(text))
  return new Set(said.flatMap(([, text]) => (/[{<]/.test(text) ? [] : [text])))
}

/** The texts of a page in a language that are in English, or have digits that are not Latin (decision 32.7). */
export function untranslated(html: string, language: string, path: string): string[] {
  const english = ENGLISH_ONLY.get(language)
  const wrong = passagesOf(html).filter(
    ({ lang, text }) => (lang === language && english?.has(text)) || /[\u0660-\u0669\u06f0-\u06f9]/.test(text),
  )
  return wrong.map(({ text }) => `${path}: ${text}`)
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const UNSEEN = /^(?:script|style|svg)$/
const SPOKEN = /\s(?:aria-label|placeholder|title|alt)="([^"]*)"/g

/** A text of a page, and the language that its elements declare. */
export interface Passage {
  lang: string
  text: string
}

/** The page that was read last: what looks for English and what looks for amounts read the same one after the other. */
let last: { html: string; passages: readonly Passage[] } = { html: '', passages: [] }

/** The texts of a page, accessible names, title and description included, each with its language. */
export function passagesOf(html: string): readonly Passage[] {
  if (html !== last.html) last = { html, passages: readPassages(html) }
  return last.passages
}

function readPassages(html: string): Passage[] {
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
    if (attributes.includes(' name="description"')) spoken.push(/ content="([^"]*)"/.exec(attributes)?.[1] ?? '')
    const isUnseen = open.some((each) => UNSEEN.test(each.name))
    // A title ends with the name of the site.
    const own = isUnseen ? '' : name === 'title' ? text.replace(/ · .*/, '') : text
    for (const each of [...spoken, own]) if (each.trim() !== '') found.push({ lang, text: plain(each) })
  }
  return found
}

/** A text of an element or an attribute as readers see it. */
export const plain = (text: string) =>
  text
    .trim()
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
