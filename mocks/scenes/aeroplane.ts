/** Parts of an airliner in flight, nose to the right, as path data around its middle; it is 1000 long. */
export const AEROPLANE = {
  fuselage:
    'M-500 -58C-300 -84 220 -84 360 -72C440 -62 500 -28 508 -8C500 22 420 40 330 42' +
    'C160 44 -260 34 -380 6C-430 -8 -480 -36 -500 -58z',
  fin: 'M-470 -60L-560 -216H-486L-356 -66z',
  nearWing: 'M60 16L-260 190H-190L190 26z',
} as const
