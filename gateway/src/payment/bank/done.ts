import type { DocumentAnswer } from '../../ports/documents.ts'
import { smallPage } from '../../respond/small-page.ts'

const CHECKOUT = '/checkout?step=payment'

/** In the frame it tells the shop's page to ask how the payment stands; as the whole tab it goes there itself. */
const TELL = `if (window === top) location.replace('${CHECKOUT}')
else parent.postMessage({ type: 'rota:payment-returned' }, location.origin)`

/**
 * What the visitor's frame holds after the bank: the same for everybody, without data, without a cookie. The message is
 * a hint only; forged ones make the checkout ask once more (E6).
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
