import { expect, test } from 'vitest'
import { render, VIEW } from '../../testing/rendered-page.ts'

const nav = [{ key: 'events', title: [{ lang: 'en', value: 'Events' }], path: '/services?type=charter' }]

/** The search form of a home page that sells events. */
async function formOf(hero: string, path = '/') {
  const { html } = await render(path, undefined, { data: { ...VIEW, nav, site: { ...VIEW.site, brand: { hero } } } })
  return /<form.*?<\/form>/s.exec(html)?.[0].replaceAll('<!-- -->', '') ?? ''
}

test('the search below a line of text is a sentence, in a form that needs no script (decision 44.1)', async () => {
  const form = await formOf('text')
  expect(form).toMatch(/^<form [^>]*action="\/services"><input type="hidden" name="type" value="charter"\/>/)
  const words = form.replaceAll(/<option value="[^"]+">[^<]*<\/option>/g, '').replaceAll(/<[^>]*>/g, '')
  expect(words).toMatch(/^What is on\? Everything, anywhere\./)
  expect(form.match(/<select name="\w+" aria-label="[^"]+">/g)).toHaveLength(2)
  expect(await formOf('text', '/ar')).toMatch(/ماذا يُعرض؟ <wbr\/><select.+<\/select>، <wbr\/><select/)
})

test('other heroes have the fields of the search card', async () => {
  expect(await formOf('search')).not.toContain('What is on?')
})
