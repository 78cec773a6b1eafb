import type { DocumentAnswer } from '../../ports/documents.ts'
import { smallPage } from '../../respond/small-page.ts'

const CHECKOUT = '/checkout?step=payment'

/** In a frame, tells the shop's page to ask for the payment's state. As a whole tab, goes to the checkout. */
const TELL = `if (window === top) location.replace('${CHECKOUT}')
else parent.postMessage({ type: 'rota:payment-returned' }, location.origin)`

/**
 * The page in the visitor's frame after the bank. It is the same for everybody and has neither data nor cookies. Its
 * message is only a hint: a forged one merely makes the checkout ask once more (E6).
 */
export function paymentDone(): Promise<DocumentAnswer> {
  return smallPage({
    lang: 'en',
    title: 'Payment',
    body: `<main aria-busy="true" aria-label="Payment"></main><noscript><a href="${CHECKOUT}" target="_top" aria-label="Payment">→</a></noscript>`,
    script: TELL,
    policy: { 'frame-ancestors': "'self'" },
  })
}
