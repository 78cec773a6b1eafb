/**
 * Keeps a draft after its form is closed, only for the lifetime of the page: names and phone numbers must not be in the
 * browser's storage (decision 40.8).
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
