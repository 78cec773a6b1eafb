/** Id of the panel of the chosen vehicle, for links to it. */
export const RIDES_ID = 'rides'

/** Id of the button in that panel that adds to the basket. The focus returns to it when day and time are chosen. */
export const ADD_ID = 'rides-add'
