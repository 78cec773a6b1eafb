import type { Inline } from './block.ts'

/**
 * The run with its white space collapsed as a browser displays it: several blanks become one, and none stays at the
 * edges, after a line break, or alone in a mark.
 */
export function tidy(run: readonly Inline[]): Inline[] {
  const tidied = collapseBlanks(run, { afterBlank: true })
  trimEnd(tidied)
  return isBlank(tidied) ? [] : tidied
}

function collapseBlanks(run: readonly Inline[], position: { afterBlank: boolean }): Inline[] {
  const result: Inline[] = []
  for (const inline of run) {
    if (inline.kind === 'text') {
      appendText(result, collapseText(inline.text, position))
    } else if ('inside' in inline) {
      const inside = collapseBlanks(inline.inside, position)
      if (inside.length > 0) result.push({ ...inline, inside })
    } else {
      position.afterBlank = inline.kind === 'break'
      result.push(inline)
    }
  }
  return result
}

function collapseText(written: string, position: { afterBlank: boolean }): string {
  const single = written.replace(/[\t\n\f\r ]+/g, ' ')
  const text = position.afterBlank && single.startsWith(' ') ? single.slice(1) : single
  if (text !== '') position.afterBlank = text.endsWith(' ')
  return text
}

function appendText(result: Inline[], text: string): void {
  const last = result.at(-1)
  if (last?.kind === 'text') result[result.length - 1] = { kind: 'text', text: last.text + text }
  else if (text !== '') result.push({ kind: 'text', text })
}

/** Removes blanks and line breaks from the end, and marks that become empty. */
function trimEnd(run: Inline[]): void {
  for (let last = run.at(-1); last; last = run.at(-1)) {
    if (last.kind === 'image') return
    if (last.kind === 'text') {
      const text = last.text.endsWith(' ') ? last.text.slice(0, -1) : last.text
      if (text !== '') {
        run[run.length - 1] = { kind: 'text', text }
        return
      }
    } else if (last.kind !== 'break') {
      trimEnd(last.inside)
      if (last.inside.length > 0) return
    }
    run.pop()
  }
}

/** Whether a run shows nothing to a reader. */
const isBlank = (run: readonly Inline[]): boolean =>
  run.every((inline) =>
    inline.kind === 'text'
      ? /^[\s\u00a0\u200b]*$/.test(inline.text)
      : inline.kind === 'break' || ('inside' in inline && isBlank(inline.inside)),
  )

/** The paragraphs of a run in which an author has pressed Enter twice. */
export function paragraphsOf(run: readonly Inline[]): Inline[][] {
  const paragraphs: Inline[][] = [[]]
  tidy(run).forEach((inline, index, all) => {
    const [previous, next] = [all[index - 1], all[index + 1]]
    if (inline.kind === 'break' && previous?.kind === 'break') return
    if (inline.kind === 'break' && next?.kind === 'break') paragraphs.push([])
    else paragraphs.at(-1)?.push(inline)
  })
  return paragraphs.map(tidy).filter((paragraph) => paragraph.length > 0)
}
