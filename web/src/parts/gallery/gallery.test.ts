import { expect, it } from 'vitest'
import { withAnswer, HOTEL, render } from '../../testing/rendered-page.ts'

const [picture] = HOTEL.pictures

async function dialogOf(count: number): Promise<string> {
  const pictures = Array.from({ length: count }, (_, at) => ({
    width: 1200,
    height: 900,
    ...picture,
    id: `photo-${at}`,
  }))
  const { html } = await withAnswer('hotelView', { record: { ...HOTEL, pictures } }, () =>
    render('/hotels/ardic-bay-hotel-12?photo=1'),
  )
  return /<dialog[^]*?<\/dialog>/.exec(html)?.[0] ?? ''
}

it('the only photo has no arrows, because there is no other', async () => {
  const dialog = await dialogOf(1)
  expect(dialog).toContain('photo-0')
  expect(dialog).not.toContain('Next photo')
  expect(dialog).not.toContain('Previous photo')
})

it('one photo of several has arrows, and says which it is', async () => {
  const dialog = await dialogOf(2)
  expect(dialog).toContain('Next photo')
  expect(dialog).toContain('Previous photo')
  expect(dialog).toContain('Photo 1 of 2')
})
