/** What a contract's placeholders stand for, by name. */
export type Facts = Record<string, string>

/** The text with every {{name}} replaced, once: a value that looks like a placeholder is a value. Unknown ones are a dash. */
export function fill(text: string, facts: Facts): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => facts[name] ?? '—')
}

/** Paragraphs of a text are parted by blank lines; lines within one are kept. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
