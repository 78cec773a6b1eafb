/** Joins class names for a `className`, leaving out falsy ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
