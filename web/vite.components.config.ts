import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The component page, apart from the storefront: `npm run components` shows it, and the browser tests build it. */
export default defineConfig({
  root: fileURLToPath(new URL('src/ui/testing', import.meta.url)),
  publicDir: fileURLToPath(new URL('public', import.meta.url)),
  base: '/components/',
  plugins: [react()],
  build: {
    target: 'es2024',
    outDir: fileURLToPath(new URL('dist/components', import.meta.url)),
    emptyOutDir: true,
    copyPublicDir: false,
  },
})
