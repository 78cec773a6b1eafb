/** Id of the panel of the chosen vehicle, for links to it. */
export const RIDES_ID = 'rides'
