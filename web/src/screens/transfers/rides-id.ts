/** Id of the panel of the chosen vehicle, for links to it. */
export const RIDES_ID = 'rides'

/** Id of its button for the basket, to which days and times lead back. */
export const ADD_ID = 'rides-add'
