const HEROES = ['split', 'full', 'search', 'mosaic', 'text', 'poster'] as const

/** A composition of the top of the home page (decision 44.1). */
export type HeroName = (typeof HEROES)[number]

/** The composition of a name in a site's record; an unknown or missing name gets the split. */
export const heroOf = (name: string | undefined): HeroName => HEROES.find((known) => known === name) ?? 'split'
