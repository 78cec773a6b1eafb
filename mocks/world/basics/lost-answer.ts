/** An upstream has done its work, and the answer never arrives: nobody waits longer, or it breaks off. */
export class LostAnswer extends Error {
  override name = 'LostAnswer'
  readonly isCut: boolean

  constructor(message = '', { isCut = false } = {}) {
    super(message)
    this.isCut = isCut
  }
}
