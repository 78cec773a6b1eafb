import * as fc from 'fast-check'

const codeUnits = fc.oneof(fc.nat(0x7f), fc.nat(0xff_ff)).map((code) => String.fromCharCode(code))

/** Any text, with control characters and lone surrogates. fast-check's unit `binary` takes 8 s to prepare. */
export const anyText = fc.string({ unit: codeUnits })
