/** An upstream has done its work, and the answer never arrives. */
export class LostAnswer extends Error {
  override name = 'LostAnswer'
}
