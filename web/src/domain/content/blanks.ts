import type { Inline } from './block.ts'

/** Runs of blanks become one blank; none stays at the edges, after a line break, or alone in a mark. */
export function tidy(run: readonly Inline[]): Inline[] {
  const tidied = collapsed(run, { afterBlank: true })
  trimEnd(tidied)
  return isBlank(tidied) ? [] : tidied
}

function collapsed(run: readonly Inline[], state: { afterBlank: boolean }): Inline[] {
  const kept: Inline[] = []
  for (const inline of run) {
    if (inline.kind === 'text') {
      addText(kept, textAfter(inline.text, state))
    } else if ('inside' in inline) {
      const inside = collapsed(inline.inside, state)
      if (inside.length > 0) kept.push({ ...inline, inside })
    } else {
      state.afterBlank = inline.kind === 'break'
      kept.push(inline)
    }
  }
  return kept
}

function textAfter(written: string, state: { afterBlank: boolean }): string {
  const single = written.replace(/[\t\n\f\r ]+/g, ' ')
  const text = state.afterBlank && single.startsWith(' ') ? single.slice(1) : single
  if (text !== '') state.afterBlank = text.endsWith(' ')
  return text
}

function addText(kept: Inline[], text: string): void {
  const last = kept.at(-1)
  if (last?.kind === 'text') kept[kept.length - 1] = { kind: 'text', text: last.text + text }
  else if (text !== '') kept.push({ kind: 'text', text })
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
