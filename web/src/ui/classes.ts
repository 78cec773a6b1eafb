/** Joins the class names that are there, for a `className`. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
