import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import vite from './vite.config.ts'

export default defineConfig((env) =>
  mergeConfig(vite(env), {
    test: {
      name: 'web',
      include: ['{src,build}/**/*.test.{ts,tsx}'],
      isolate: false,
      maxWorkers: 3,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
    },
  }),
)
