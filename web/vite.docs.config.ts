import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/**
 * The style sheet of the API documentation, whose pages the gateway renders, with the tokens and type of the
 * storefront. It is built separately, so that the storefront's pages carry nothing of it.
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
