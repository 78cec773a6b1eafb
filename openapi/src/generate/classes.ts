/** The values of `x-class`. The gateway's table in `policy/classes.ts` says how it treats each class (decision 3.1). */
export const OPERATION_CLASSES = [
  'boot',
  'catalogue',
  'search',
  'start',
  'cart',
  'begin',
  'update',
  'commit',
  'pay',
  'payment-check',
  'promo',
  'form',
] as const

/** The values of `x-limit`. The gateway's table in `policy/limits.ts` has the numbers (decision 13.2). */
export const OPERATION_LIMITS = [
  'start',
  'begin',
  'promo',
  'form',
  'search',
  'suggest',
  'quote',
  'pay',
  'find-booking',
] as const

/** The key scope that each class requires. `x-scope: partner` requires that scope instead. */
export const SCOPE_OF_CLASS = {
  boot: 'read',
  catalogue: 'read',
  search: 'read',
  promo: 'read',
  'payment-check': 'read',
  start: 'book',
  cart: 'book',
  begin: 'book',
  update: 'book',
  commit: 'book',
  pay: 'book',
  form: 'book',
} as const satisfies Record<(typeof OPERATION_CLASSES)[number], 'read' | 'book'>
