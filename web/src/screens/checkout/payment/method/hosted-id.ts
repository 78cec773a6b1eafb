/** Id of the frame with the bank's card page, for the error summary. */
export const HOSTED_ID = 'card-page'
