/** The photo `steps` further on, wrapping around at the ends. */
export const photoBeside = (photo: number, steps: number, count: number): number =>
  ((photo - 1 + steps + count) % count) + 1
