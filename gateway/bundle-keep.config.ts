import { resolve } from 'node:path'
import server from './bundle.config.ts'

/**
 * What a person does to keep the store, beside the gateway's own bundle and for machines without its source. It is a
 * bundle by itself, because what it shared with the gateway would leave the one file that a start loads (decision
 * 14.3).
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
