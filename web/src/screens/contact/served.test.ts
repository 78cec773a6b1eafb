import { expect, test } from 'vitest'
import { render, VIEW } from '../../testing/rendered-page.ts'

const site = {
  ...VIEW.site,
  callcenter: {
    ...VIEW.site.callcenter,
    email: 'info@shop.example',
    hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
  },
  timeZone: 'Europe/Athens',
  elements: { tursab: { text: 'TÜRSAB A-00000', link: 'javascript:alert(1)' } },
  legal: { name: 'Yelkovan Ltd.', address: 'Liman Sokak 3, Kaş', register: '00000' },
  partnerSite: { status: true, takesNotifications: true, takesContact: true },
}

test('the contact page is made from the record of the site', async () => {
  const { status, html } = await render('/contact', undefined, { data: { ...VIEW, site } })
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(status).toBe(200)
  expect(html).toContain('<title>Contact · Yelkovan</title>')
  for (const said of [
    'Monday – Friday',
    '09:00',
    'Athens',
    'Yelkovan Ltd.',
    'Liman Sokak 3',
    'leave your number',
    'Call me',
    'Corporate',
  ])
    expect(page).toContain(said)
  expect(page).toContain('https://www.openstreetmap.org/search?query=Liman%20Sokak%203%2C%20Ka%C5%9F')
  expect(page).not.toContain('javascript:')
  expect(page).not.toContain('MERSİS')
})

test('what the record lacks is left out', async () => {
  const { status, html } = await render('/contact')
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(status).toBe(200)
  for (const unsaid of ['Opening hours', '<address', 'WhatsApp', 'Call me', 'leave your number'])
    expect(page).not.toContain(unsaid)
})

test('while forms are switched off, the page promises no call back (decision 49.6)', async () => {
  const partnerSite = { status: true, takesNotifications: false, takesContact: false, formsOff: true }
  const { html } = await render('/contact', undefined, { data: { ...VIEW, site: { ...site, partnerSite } } })
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  expect(page).toContain('Our contact forms are not available right now.')
  expect(page).not.toContain('leave your number')
})
