type Click = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; altKey: boolean }

/** Whether a click on a link has a modifier key: it opens another tab or window, or saves it, and this page stays. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  metaKey || ctrlKey || shiftKey || altKey
