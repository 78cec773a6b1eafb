import { operations } from '@rota/openapi/agency/operations'
import { describe, expect, test } from 'vitest'

describe('calls that are bound for the provider', () => {
  const rows = Object.values(operations)
  const isBound = (path: string) => path.startsWith('/paximum/') || path === '/flight/autocomplete'

  test('say that a partner makes them, and no others do (decision 15.3)', () => {
    const flagged = rows.filter(({ partner }) => partner).map(({ path }) => path)
    expect(flagged.toSorted()).toEqual(
      rows
        .map(({ path }) => path)
        .filter(isBound)
        .toSorted(),
    )
    expect(flagged.length).toBeGreaterThanOrEqual(15)
  })

  test('have the class of what they do, never of their verb (decision 3.1)', () => {
    const classes = new Map(rows.filter(({ path }) => isBound(path)).map((row) => [row.operationId, row.class]))
    expect(Object.fromEntries(classes)).toEqual({
      flightPlaceList: 'catalogue',
      flightPrice: 'search',
      providerHotelPrice: 'search',
      providerProduct: 'search',
      providerArrivalList: 'search',
      offerList: 'search',
      offerDetail: 'search',
      transactionBegin: 'begin',
      serviceAdd: 'begin',
      transactionUpdate: 'update',
      serviceRemove: 'update',
      transactionCommit: 'commit',
      reservationCancel: 'commit',
      reservationList: 'payment-check',
      reservationDetail: 'payment-check',
    })
  })
})
