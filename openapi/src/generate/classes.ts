/** How a call can be treated; what each class gets is the gateway's table (reliability 3). */
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
