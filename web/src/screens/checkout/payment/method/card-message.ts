/** A card entered on the bank's page: the bank's reference for it, and its first eight digits. */
export type HostedCard = { cardRef: string; bin: string }

type Message = Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>

/** Parses the card from a message of the bank's page. Any other origin, window or shape is ignored (E6). */
export function parseCardMessage(
  { origin, source, data }: Message,
  frame: { bank: string; source: unknown },
): HostedCard | undefined {
  if (origin !== frame.bank || source !== frame.source || typeof data !== 'object' || data === null) return undefined
  if (!('type' in data && 'cardRef' in data && 'bin' in data) || data.type !== 'card-entered') return undefined
  const { cardRef, bin } = data
  const isReference = typeof cardRef === 'string' && /^[A-Za-z0-9_-]{16,200}$/.test(cardRef)
  return isReference && typeof bin === 'string' && /^\d{8}$/.test(bin) ? { cardRef, bin } : undefined
}
