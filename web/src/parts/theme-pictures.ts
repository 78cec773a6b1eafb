const FILES = import.meta.glob<string>('../pictures/themes/*.svg', { eager: true, query: '?url', import: 'default' })

/** The drawing of a theme, for `Picture`; it belongs to the shop, like the themes themselves. */
export const themePicture = (key: string) => ({
  src: FILES[`../pictures/themes/${key}.svg`] ?? '',
  width: 1600,
  height: 1200,
})
