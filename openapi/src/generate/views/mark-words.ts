import type { SchemaObject } from '../document/document.ts'

interface Sum {
  of: string[]
  minimum: number
  maximum: number
}

/** Describes the marks of a schema in one sentence each, for readers of the served documents, who do not know our marks. */
export function markWords(schema: SchemaObject): string[] {
  const { multipleOf, 'x-after': after, 'x-at-least': least, 'x-not-past': past, 'x-sum': sum } = schema
  return [
    ...(isFraction(multipleOf) ? [`At most ${decimalsOf(multipleOf)} decimals.`] : []),
    ...(typeof after === 'string' ? [`Greater than \`${after}\`.`] : []),
    ...(typeof least === 'string' ? [`Not less than \`${least}\`.`] : []),
    ...(past === true ? ["Not before today in the site's time zone."] : []),
    ...(past === 'day' ? ['Not more than a day before now.'] : []),
    ...(sum === undefined ? [] : [sumWords(sum as Sum)]),
  ]
}

/**
 * Whether a step is fractional. Such steps are described in words, because validators that divide would refuse 19.99 as a
 * multiple of 0.01.
 */
export const isFraction = (step: unknown): step is number => typeof step === 'number' && !Number.isInteger(step)

const decimalsOf = (step: number) => NUMBERS[(String(step).split('.')[1] ?? '').length] ?? 'some'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

const sumWords = ({ of, minimum, maximum }: Sum) =>
  `${of.map((name) => `\`${name}\``).join(', ')} together: ${minimum} to ${maximum}; an absent one counts as 0.`
