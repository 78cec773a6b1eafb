/** How a call can be treated; what each class gets is the gateway's table (decision 3.1). */
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

/** How often a call may be made, by name; the figures are the gateway's table (decision 13.2). */
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

/** Which scope of a site's key opens the calls of a class; `x-scope: partner` asks for that one instead. */
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
