export const LARGE = { width: 1280, height: 900 }
export const SMALL = { width: 360, height: 740 }
/** A large screen at 400 %. */
export const ZOOMED = { width: 320, height: 256 }
