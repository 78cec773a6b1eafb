import { expect, test } from 'vitest'
import { startGatewayProcess } from '../testing/gateway-process.ts'
import { WITHOUT_PAUSE } from '../testing/stopped-time.ts'

/** Prints what a process has loaded, when it ends. */
const PRINTING = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
  process.on('exit', () => console.log(['loaded', ...loaded, ...process.moduleLoadList].join(' ')))`

test('a start loads neither Node’s own fetch nor what only documents, metrics and traces need', async () => {
  const gateway = await startGatewayProcess('http://127.0.0.1:9', {
    flags: ['--import', `data:text/javascript,${encodeURIComponent(PRINTING)}`],
  })
  try {
    expect((await fetch(`http://127.0.0.1:${gateway.port}/healthz`)).status).toBe(200)
    gateway.signal('SIGTERM')
    expect(await gateway.exited).toBe(0)
    const loaded = () => gateway.lines.find((line) => line.startsWith('loaded '))
    await expect.poll(loaded, WITHOUT_PAUSE).toContain('/gateway/src/app.ts')
    const unneeded = [
      'zod-openapi',
      '/src/docs/portal.ts',
      '/node_modules/pg/',
      'ioredis',
      'prom-client',
      'opentelemetry',
    ]
    for (const name of ['deps/undici/undici', ...unneeded]) expect(loaded()).not.toContain(name)
  } finally {
    await gateway.end()
  }
})
