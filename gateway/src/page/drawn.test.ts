import { expect, test } from 'vitest'
import { CallError } from '../ports/platform.ts'
import { fakeGateway, problemName } from '../testing/gateway.ts'
import { createDrawn } from './drawn.ts'
import type { DrawingJob, Look } from './port.ts'
import { testBuild } from './testing/build.ts'

const COLOURS = { plate: '#ffffff', ground: '#102030' }
const LOOK: Look = { picture: 'hero.svg', mark: 'favicon.svg', colours: COLOURS }

/** An agency whose pictures ending in `.svg` are drawings with their name, and a pen that notes what it has to draw. */
function world(look = LOOK) {
  const gateway = fakeGateway()
  const { context } = gateway
  const jobs: DrawingJob[] = []
  const { platform } = context
  const call = platform.call.bind(platform)
  platform.call = async (wire) => {
    if (!wire.url.includes('/web/site1001/')) return call(wire)
    const id = /site1001\/(.*)\.png$/.exec(wire.url)?.[1] ?? ''
    if (id.startsWith('lost')) return { status: 404, headers: {}, bytes: new Uint8Array() }
    const type = id.endsWith('.svg') && !id.startsWith('photo') ? 'image/svg+xml' : 'image/webp'
    return { status: 200, headers: { 'content-type': type }, bytes: new TextEncoder().encode(id) }
  }
  const draw = async (job: DrawingJob) => {
    jobs.push(job)
    return Uint8Array.of(1, 2, 3)
  }
  context.pages = createDrawn(context, { ...testBuild().crawled, lookOf: () => look }, draw)
  return { gateway, jobs }
}

test('draws the card of a picture with the mark of the site, once for all visitors', async () => {
  const { gateway, jobs } = world()
  const { status, headers } = await gateway.call('/drawn/card/hotel-12-1.png')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  await gateway.call('/drawn/card/hotel-12-1.png')
  expect(jobs).toEqual([{ kind: 'card', picture: 'hotel-12-1.svg', mark: 'favicon.svg', colours: COLOURS }])
})

test.each<[string, Look, { picture: string | undefined; mark: string | undefined }]>([
  ['its picture and mark', LOOK, { picture: 'hero.svg', mark: 'favicon.svg' }],
  ['its mark', { mark: 'favicon.svg', colours: COLOURS }, { picture: undefined, mark: 'favicon.svg' }],
  ['its colours', { colours: COLOURS }, { picture: undefined, mark: undefined }],
])('the card of the site from %s', async (_name, look, drawn) => {
  const { gateway, jobs } = world(look)
  expect((await gateway.call('/drawn/card.png')).status).toBe(200)
  expect(jobs).toEqual([{ kind: 'card', ...drawn, colours: COLOURS }])
})

test('returns a picture that is not an SVG unchanged as the card', async () => {
  const { gateway, jobs } = world()
  const { status, headers, text } = await gateway.call('/drawn/card/photo-1.png')
  expect([status, headers.get('content-type'), text]).toEqual([200, 'image/webp', 'photo-1.svg'])
  expect(jobs).toEqual([])
})

test('draws icons in the sizes of the manifest', async () => {
  const { gateway, jobs } = world()
  for (const name of ['icon-192', 'icon-512', 'maskable-512']) await gateway.call(`/drawn/${name}.png`)
  const icon = { kind: 'icon', mark: 'favicon.svg', colours: COLOURS }
  expect(jobs).toEqual([
    { ...icon, size: 192, isMaskable: false },
    { ...icon, size: 512, isMaskable: false },
    { ...icon, size: 512, isMaskable: true },
  ])
  const raster = world({ colours: COLOURS })
  expect((await raster.gateway.call('/drawn/icon-192.png')).status).toBe(404)
})

test.each([
  '/drawn/icon-100.png',
  '/drawn/icon-51200.png',
  '/drawn/card/a~b.png',
  '/drawn/card/.hidden.png',
  '/drawn/card/lost-1.png',
  '/drawn/card.svg',
  '/drawn/card/a/b.png',
])('404 %s', async (path) => {
  const { gateway, jobs } = world()
  expect((await gateway.call(path)).status).toBe(404)
  expect(jobs).toEqual([])
})

test('returns a problem while the agency is down, and draws the card later', async () => {
  const { gateway } = world()
  const { platform } = gateway.context
  const call = platform.call.bind(platform)
  platform.call = async () => {
    throw new CallError('unavailable', false)
  }
  expect(problemName(await gateway.call('/drawn/card.png'))).toMatch(/^upstream-/)
  platform.call = call
  expect((await gateway.call('/drawn/card.png')).status).toBe(200)
})
