import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The style sheet of the API documentation, which the gateway writes: the same tokens and type. Built apart from the
 * storefront, so that no page of it carries more for it.
 */
export default defineConfig({
  build: {
    target: 'es2024',
    outDir: 'dist/docs',
    manifest: true,
    copyPublicDir: false,
    rolldownOptions: { input: fileURLToPath(new URL('src/docs/docs.css', import.meta.url)) },
  },
})
