import type { SchemaObject } from '../document/document.ts'

interface Sum {
  of: string[]
  minimum: number
  maximum: number
}

/**
 * What the marks of a schema ask of a value, one sentence each: tools of others know no mark of ours, and people who read
 * their output have to be told as well.
 */
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

/** Whether a step is no whole number: validators divide, and by that 19.99 is no multiple of 0.01. */
export const isFraction = (step: unknown): step is number => typeof step === 'number' && !Number.isInteger(step)

const decimalsOf = (step: number) => NUMBERS[(String(step).split('.')[1] ?? '').length] ?? 'some'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

const sumWords = ({ of, minimum, maximum }: Sum) =>
  `${of.map((name) => `\`${name}\``).join(', ')} together: ${minimum} to ${maximum}; one that is not sent counts nothing.`
