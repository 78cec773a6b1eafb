import type { Epochs } from '../../ports/cache.ts'

/** Creates the epochs of sites for a platform with a single process. */
export function memoryEpochs(): Epochs {
  const epochs = new Map<string, number>()
  const epochOf = (host: string) => epochs.get(host) ?? 0
  return {
    current: (host) => `${epochOf(host)}`,
    async begin(host) {
      epochs.set(host, epochOf(host) + 1)
      return true
    },
  }
}
