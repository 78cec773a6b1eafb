import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { browserMocks } from './browser.ts'
import { LINE } from './testing/harness.ts'
import type { Schema } from './world/basics/schemas.ts'

const origin = 'https://demo.example'

async function page(saved: string | null = null, shownAs = 'localhost') {
  const kept: string[] = []
  let dropped = 0
  const mocks = await browserMocks({
    origin,
    shownAs,
    saved,
    save: (text) => {
      kept.push(text)
    },
    dropCaches: () => {
      dropped += 1
    },
  })
  return { mocks, kept, dropped: () => dropped }
}
const far = { ...LINE, checkIn: 20990601, checkOut: 20990606 }

describe('the mocks inside a page', () => {
  it('answer agency, provider and images to the gateway of the page', async () => {
    const { mocks } = await page()
    const status = async (path: string) => (await mocks.agency(new Request(`http://mocks.demo${path}`))).status
    expect(await status('/agency/hotels/12')).toBe(200)
    expect(await status('/images-host/web/site1001/logo.svg.png')).toBe(200)
    expect(await status('/elsewhere')).toBe(501)
    const login = new Request('http://mocks.demo/provider/api/authenticationservice/login', {
      method: 'POST',
      body: '{}',
    })
    expect((await mocks.agency(login)).status).toBe(200)
  })

  it('show the site of the chosen host, whatever host the files are on', async () => {
    const shown = async (host: string) => {
      const { mocks } = await page(null, host)
      const answer = await mocks.agency(new Request('http://mocks.demo/agency/web/site?referer=files.example'))
      const { site }: Schema<'SiteView'> = await answer.json()
      return { name: site.name, theme: site.theme }
    }
    const { mocks } = await page()
    expect(mocks.sites.map(({ host, name }) => `${host}: ${name}`)).toEqual([
      'localhost: Yelkovan',
      'imbat.localhost: İmbat',
      'lodos.localhost: Lodos',
      'kirlangic.localhost: Kırlangıç',
      'nar.localhost: Nar',
      'gise.localhost: Gişe',
      'bakim.localhost: Poyraz',
    ])
    expect(await shown('localhost')).toEqual({ name: 'Yelkovan', theme: 'ocean' })
    expect(await shown('imbat.localhost')).toEqual({ name: 'İmbat', theme: 'tangerine' })
  })

  it('answer bank and control at their paths of the page, and no page of the storefront', async () => {
    const { mocks } = await page()
    const handlers = [...mocks.bank, ...mocks.control]
    const status = async (path: string) => (await getResponse(handlers, new Request(origin + path)))?.status
    expect(await status('/bank/3ds?transaction=none')).toBe(404)
    expect(await status('/mock/control/scenario')).toBe(200)
    expect(await status('/hotels/12')).toBeUndefined()
    expect(await status('/3ds')).toBeUndefined()
  })

  it('save the world after every change and restore it after a reload', async () => {
    const { mocks, kept } = await page()
    const answer = await mocks.agency(new Request('http://mocks.demo/agency/reservation/start'))
    const { booking }: { booking: Schema<'Booking'> } = await answer.json()
    const { _id: id } = booking
    const body = JSON.stringify({ key: 'products', value: [far] })
    const url = `http://mocks.demo/agency/reservation?sessionId=${id}`
    await mocks.agency(new Request(url, { method: 'PATCH', body }))
    expect(kept).toHaveLength(2)
    const again = await page(kept.at(-1))
    expect(again.mocks.world.snapshot()).toEqual(mocks.world.snapshot())
    expect(again.mocks.world.bookings.find(id)?.booking.products).toHaveLength(1)
  })

  it.each(['{"broken', '{}', '{"bookings":[{"id":"x","booking":{}}]}'])(
    'start empty when %s was saved',
    async (saved) => {
      const { mocks } = await page(saved)
      expect(mocks.world.bookings.all()).toEqual([])
      expect(mocks.world.scenario().name).toBe('normal')
    },
  )

  it('tell the gateway when the scenario changes', async () => {
    const { mocks, dropped } = await page()
    const request = new Request(`${origin}/mock/control/scenario`, { method: 'PUT', body: '{"name":"sold-out"}' })
    const response = await getResponse(mocks.control, request)
    expect(await response?.json()).toEqual({ scenario: 'sold-out' })
    expect(dropped()).toBe(1)
  })
})
