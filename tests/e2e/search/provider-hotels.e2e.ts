import { chooseDates, choosePlace, openGuests, searchForm } from '../search.ts'
import { inDays } from '../days.ts'
import { mode } from '../ports.ts'
import { english as words } from '../words.ts'
import { visit } from '../visit.ts'
import { expect, test } from '../world.ts'

/** In start mode each site has its own host; the demo selects one. */
if (mode === 'start') {
  test('the provider’s hotels: two rooms, a nationality and the label of the site, from search to basket', async ({
    page,
    baseURL,
  }) => {
    const shop = (baseURL ?? '').replace('localhost', 'provider.localhost')
    const [checkIn, checkOut] = [inDays(40), inDays(47)]
    await visit(page, shop)

    await test.step('the search box asks the provider, and says how everybody is spread over the rooms', async () => {
      const form = searchForm(page)
      await choosePlace(form, 'antal', 'Antalya')
      await chooseDates(form, checkIn, checkOut)
      const guests = await openGuests(form)
      await guests.getByRole('button', { name: words('party.adults.more') }).click()
      await guests.getByRole('button', { name: words('party.adults.more') }).click()
      await guests.getByRole('button', { name: words('party.rooms.more') }).click()
      await expect(guests.getByText(/^2 rooms: .?2\+0, 2\+0/)).toBeVisible()
      const first = guests.getByRole('group', { name: 'Room 1' })
      await first.getByRole('button', { name: words('party.children.more') }).click()
      await first.getByRole('combobox', { name: 'Child 1, age' }).selectOption('5')
      await expect(guests.getByText(/^2 rooms: .?2\+1, 2\+0/)).toBeVisible()
      await guests.getByRole('combobox', { name: words('party.nationality') }).selectOption('DE')
      await guests.getByRole('button', { name: words('done') }).click()
      await form.getByRole('button', { name: words('search.submit') }).click()
    })

    await test.step('the list is the address, and the heading is the provider’s name of the place', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antalya')
      await expect(page).toHaveURL(/[?&]place=2-23494&.*rooms=2\.5,2&nationality=DE$/)
      await visit(page, page.url().replace('label=Antalya', 'label=CALL+US+NOW'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Antalya')
      expect(await page.title()).not.toContain('CALL')
    })

    await test.step('the hotel page has rates for both rooms, under the label of the site’s record', async () => {
      await page.getByRole('link', { name: 'Ardıç Bay Hotel', exact: true }).click()
      await expect(page).toHaveURL(/\/hotels\/ardic-bay-hotel-p2-30211\?.*rooms=2\.5,2/)
      await expect(page.getByText('Rooms supplied by Meltem Rooms')).toBeVisible()
      const room = page.getByRole('article', { name: 'Garden double' })
      await room
        .getByRole('button', { name: words('hotel.choose') })
        .first()
        .click()
      await expect(page.getByText(words('cart.added'))).toBeVisible()
    })

    await test.step('the basket has one line for both rooms', async () => {
      await expect(
        page.getByRole('main').getByRole('complementary').getByText('2 rooms', { exact: true }),
      ).toBeVisible()
    })
  })
}
