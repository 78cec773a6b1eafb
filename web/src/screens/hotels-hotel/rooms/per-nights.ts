/** The id of the message below a total. It does not promise "all taxes" where the hotel takes a tax itself. */
export const perNights = (isTaxedThere: boolean) => (isTaxedThere ? 'stay.nights' : 'hotel.rate.per')
