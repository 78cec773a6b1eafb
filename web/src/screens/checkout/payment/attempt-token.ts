import { forget, recall, remember } from '../../../booking/tab-memory.ts'

const KEY = 'rota.payment'

/**
 * The token of the attempt under way, so that a reload or Back inside 3-D Secure finds it again (reliability H4). It
 * names a payment at the gateway and is good for reading its state; nothing of a card is ever kept. Where the browser
 * forbids its storage, only this page knows the attempt.
 */
export const readAttempt = (): string | undefined => recall(KEY)

export function keepAttempt(token: string): void {
  remember(KEY, token)
}

export const dropAttempt = (): void => forget(KEY)
