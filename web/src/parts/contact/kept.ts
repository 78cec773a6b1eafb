/**
 * What was typed into a form survives closing it, in this page only: names and phone numbers are nothing for the browser's
 * storage (decision 40.8).
 */
export function keptDraft<Draft>(): { read: () => Draft | undefined; keep: (draft: Draft | undefined) => void } {
  let kept: Draft | undefined
  return {
    read: () => kept,
    keep: (draft) => {
      kept = draft
    },
  }
}
