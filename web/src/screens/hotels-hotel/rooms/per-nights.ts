/** Message id of what a total is for: it does not promise "all taxes" where the hotel takes one itself. */
export const perNights = (isTaxedThere: boolean) => (isTaxedThere ? 'stay.nights' : 'hotel.rate.per')
