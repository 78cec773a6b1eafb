import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: { include: ['src/**/*.test.{ts,tsx}'], css: { modules: { classNameStrategy: 'non-scoped' as const } } },
  }),
)
