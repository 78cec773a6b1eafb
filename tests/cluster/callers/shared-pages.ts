/** What is the same for everybody, so that gateways have it in their caches once somebody has asked. */
const PAGES = ['/', '/hotels', '/api/hotels/12']

/** The statuses of all of them when all is well. A busy gateway may shed a page once, so poll. */
export const WELL = PAGES.map(() => 200)

/** Asks for all of them. */
export const statusesAt = (url: string): Promise<number[]> =>
  Promise.all(
    PAGES.map(async (path) => {
      const answer = await fetch(url + path, { headers: { 'sec-fetch-site': 'same-origin' } })
      await answer.arrayBuffer()
      return answer.status
    }),
  )
