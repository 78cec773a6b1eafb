import { escapeHtml } from '../respond/small-page.ts'

/** HTML that is safe to insert: made by `markup` or read from our own build. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = Markup | string | number | undefined | false | readonly Value[]

/**
 * HTML from a template. Markup values are inserted as they are, all others are escaped, and `undefined` is omitted.
 */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((text, part, i) => text + textOf(values[i - 1]) + part))
}

function textOf(value: Value): string {
  if (value instanceof Markup) return value.text
  if (value === undefined || value === false) return ''
  return typeof value === 'object' ? value.map(textOf).join('') : escapeHtml(`${value}`)
}

/** Renders a line of text with Markdown `code` and **strong** only. */
export function prose(text: string): Markup {
  // `split` with one capturing group puts the matches at the odd indices.
  const pieces = text.trim().split(/(`[^`]+`|\*\*[^*]+\*\*)/)
  return new Markup(pieces.map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : markedHtml(piece))).join(''))
}

function markedHtml(piece: string): string {
  if (piece.startsWith('`')) return `<code>${escapeHtml(piece.slice(1, -1))}</code>`
  return `<strong>${escapeHtml(piece.slice(2, -2))}</strong>`
}

/** Renders paragraphs and dash lists, as in the contract's descriptions. */
export function passage(text: string): Markup {
  const blocks = text.trim().split(/\n\s*\n/)
  return markup`${blocks.map((block) => (block.startsWith('- ') ? list(block) : markup`<p>${prose(inOneLine(block))}</p>`))}`
}

const list = (block: string) =>
  markup`<ul class="bullets">${block
    .slice(2)
    .split(/\n- /)
    .map((item) => markup`<li>${prose(inOneLine(item))}</li>`)}</ul>`

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
