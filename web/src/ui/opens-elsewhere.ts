type Press = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a press on a link opens another tab or window, or saves it: this page stays as it is. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
