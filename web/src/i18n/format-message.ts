import { formatToParts, type PrimitiveType } from 'intl-messageformat'
import { createElement, Fragment, type ReactNode } from 'react'
import { numberTags } from '../domain/money/number-tags.ts'
import type { Catalogue } from './catalogues.ts'

/** Values of a message's arguments and tags that make a text. */
type TextValues = Record<string, PrimitiveType | ((parts: string[]) => string)>

/** Values of a message's arguments and tags. Elements stand where the message has the argument. */
export type Values = Record<string, PrimitiveType | ReactNode | ((parts: ReactNode[]) => ReactNode)>

/** Fills a message. The result is the message's id if the message is unknown or a value is missing. */
interface FormatMessage {
  (message: { id: string }, values?: TextValues): string
  (message: { id: string }, values?: Values): ReactNode
}

/** The messages of a language, ready to be filled. */
export interface Intl {
  /** BCP 47 tag. */
  locale: string
  formatMessage: FormatMessage
  /** "a, b and c" */
  formatList: (items: readonly string[]) => string
}

const { DateTimeFormat, NumberFormat, PluralRules } = globalThis.Intl

/** Keeps each formatter, because making one takes a hundred times as long as using it. */
function cached<A extends unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const formatters = new Map<string, F>()
  return (...args) => {
    const key = JSON.stringify(args)
    const formatter = formatters.get(key) ?? make(...args)
    formatters.set(key, formatter)
    return formatter
  }
}

const FORMATTERS = {
  getNumberFormat: cached(
    (...[tag, options]: ConstructorParameters<typeof NumberFormat>) =>
      new NumberFormat(numberTags(String(tag)), options),
  ),
  getDateTimeFormat: cached((...args: ConstructorParameters<typeof DateTimeFormat>) => new DateTimeFormat(...args)),
  getPluralRules: cached((...args: ConstructorParameters<typeof PluralRules>) => new PluralRules(...args)),
}
/**
 * Makes the formatters of plurals and numbers before messages need them. Each takes 30 ms on a slow phone, so each has
 * a task of its own: both in one task would block the page (decision 42.6).
 */
export async function makeFormatters(locale: string): Promise<void> {
  const makers = [
    () => FORMATTERS.getPluralRules(locale, { type: 'cardinal' }),
    () => FORMATTERS.getNumberFormat(locale),
  ]
  for (const make of makers) {
    await new Promise((resolve) => setTimeout(resolve))
    make()
  }
}

// `globalThis.Intl` is read at each call, because it may be completed after this module has loaded (decision 31.6).
const listFormat = cached((locale: string) => new globalThis.Intl.ListFormat(locale))

/** Named formats of messages; our messages name none. */
const FORMATS = { number: {}, date: {}, time: {} }

const isText = (node: ReactNode) => typeof node === 'string'

/** Gives the function of a tag all its elements as one fragment, because elements in an array would need keys. */
const withOneElement =
  (tag: (parts: ReactNode[]) => ReactNode): ((parts: ReactNode[]) => ReactNode) =>
  (parts) =>
    tag(parts.every(isText) ? parts : [createElement(Fragment, { key: 'all' }, ...parts)])

function withFragments(values: TextValues | Values) {
  const entries = Object.entries(values as Values)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'function' ? withOneElement(value) : value]),
  )
}

/** The engine of react-intl over compiled messages, without the parts of it that the storefront does not use. */
export function createIntl(locale: string, messages: Catalogue): Intl {
  function filled(id: string, values: TextValues | Values = {}): ReactNode {
    const message = messages[id]
    if (message === undefined) return id
    try {
      const parts = formatToParts<ReactNode>(message, locale, FORMATTERS, FORMATS, withFragments(values))
      const nodes = parts.map(({ value }) => value)
      return nodes.every(isText) ? nodes.join('') : createElement(Fragment, null, ...nodes)
    } catch {
      return id
    }
  }
  return {
    locale,
    formatMessage: (({ id }, values) => filled(id, values)) as FormatMessage,
    formatList: (items) => listFormat(locale).format(items),
  }
}
