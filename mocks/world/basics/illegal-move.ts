/** A state machine was asked for a transition that it does not allow (decision 25.5). */
export class IllegalMove extends Error {
  override name = 'IllegalMove'

  constructor(what: string, from: string | number, to: string | number) {
    super(`${what} cannot go from ${from} to ${to}`)
  }
}
