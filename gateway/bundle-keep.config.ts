import { resolve } from 'node:path'
import server from './bundle.config.ts'

/**
 * Vite configuration that bundles the store commands (`keep.ts`: backup, restore, ledger) for machines without the
 * source. It is separate from the gateway's bundle, because code shared by two entries is moved to a file of its own,
 * and a start of the gateway should load a single file (decision 14.3).
 */
export default {
  ...server,
  build: {
    ...server.build,
    emptyOutDir: false,
    license: { fileName: 'licenses-keep.md' },
    rolldownOptions: {
      input: { keep: resolve(import.meta.dirname, 'src/platform/keep.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
}
