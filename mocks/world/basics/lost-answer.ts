/** The upstream has done its work, but the response never arrives: it hangs, or the connection breaks (`isCut`). */
export class LostAnswer extends Error {
  override name = 'LostAnswer'
  readonly isCut: boolean

  constructor(message = '', { isCut = false } = {}) {
    super(message)
    this.isCut = isCut
  }
}
