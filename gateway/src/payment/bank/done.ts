import type { DocumentAnswer } from '../../ports/documents.ts'
import { smallPage } from '../../respond/small-page.ts'

const CHECKOUT = '/checkout?step=payment'

/** In a frame, tells the shop's page to request the payment's state. In a tab of its own, goes to the checkout. */
const NOTIFY_SHOP = `if (window === top) location.replace('${CHECKOUT}')
else parent.postMessage({ type: 'rota:payment-returned' }, location.origin)`

/**
 * Returns the page to which the bank's return redirects the visitor's frame. The page is the same for everybody and has
 * neither data nor cookies. Its message is only a hint: a forged message merely makes the checkout request the
 * payment's state once more (E6).
 */
export function paymentDone(): Promise<DocumentAnswer> {
  return smallPage({
    lang: 'en',
    title: 'Payment',
    body: `<main aria-busy="true" aria-label="Payment"></main><noscript><a href="${CHECKOUT}" target="_top" aria-label="Payment">→</a></noscript>`,
    script: NOTIFY_SHOP,
    policy: { 'frame-ancestors': "'self'" },
  })
}
