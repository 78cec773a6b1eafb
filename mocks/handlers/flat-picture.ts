/**
 * A plain area of the shape of an illustration: a PNG of four by three pixels. A browser makes a document for each SVG in a
 * page, even for an empty one, which takes a sixth of a page's processor time.
 */
export const FLAT = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADAQMAAACOOjyFAAAAA1BMVEWcxc/uJYBkAAAAC0lEQVR42mNgAAEAAAYAAW0oEC8AAAAASUVORK5CYII=',
    'base64',
  ),
)
