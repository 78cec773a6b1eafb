import type { Epochs } from '../../ports/cache.ts'

/** The epochs of sites in this process, for a platform that shares them with no other. */
export function memoryEpochs(): Epochs {
  const epochs = new Map<string, number>()
  const of = (host: string) => epochs.get(host) ?? 0
  return {
    of: (host) => `${of(host)}`,
    async begin(host) {
      epochs.set(host, of(host) + 1)
      return true
    },
  }
}
