/** Letters of a script, in order, with their transliteration in passports or common use; `-` drops the letter. */
const TABLES: readonly (readonly [letters: string, latin: string])[] = [
  // Cyrillic, as in passports (ICAO 9303), including Ukrainian and Bulgarian letters.
  [
    'а б в г ґ д е ё є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ъ ы ь э ю я',
    'a b v g g d e e ie zh z i i i i k l m n o p r s t u f kh ts ch sh shch - y - e iu ia',
  ],
  // Greek, ELOT 743.
  ['α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ ς τ υ φ χ ψ ω', 'a v g d e z i th i k l m n x o p r s s t y f ch ps o'],
  // Arabic and Persian: short vowels are not written, so the result is only a first suggestion.
  [
    'ا أ إ آ ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ك ک گ ل م ن ه ة و ؤ ي ی ى ئ ء',
    'a a i a b p t th j ch h kh d dh r z zh s sh s d t z a gh f q k k g l m n h a u u i i a i -',
  ],
  // Hebrew, which is written without most vowels too.
  [
    'א ב ג ד ה ו ז ח ט י כ ך ל מ ם נ ן ס ע פ ף צ ץ ק ר ש ת',
    'a b g d h v z ch t y k k l m m n n s a p f ts ts k r sh t',
  ],
]

const LATIN = new Map(
  TABLES.flatMap(([letters, latin]) => {
    const written = latin.split(' ')
    return letters.split(' ').map((letter, at) => [letter, written[at]?.replace('-', '') ?? ''] as const)
  }),
)

/** Characters that a name may have besides letters: accents, spaces, hyphens, apostrophes and dots. */
const BETWEEN = /[\p{M}\p{Zs}\p{Pd}'’ʼ.]/u

/** Whether a name has only Latin letters, with or without diacritics, and characters that join its parts. */
export const isLatin = (name: string): boolean =>
  [...name.normalize('NFC')].every((letter) => isPlain(letter) || BETWEEN.test(letter))

/** Whether a character is a Latin letter of normal width and height, not a full-width or superscript form. */
const isPlain = (letter: string) => /\p{Script=Latin}/u.test(letter) && letter === letter.normalize('NFKC')

/**
 * A suggested Latin spelling of a name, with each word capitalised and without other characters; undefined when nothing
 * is left, or when a letter has no known transliteration, as in Chinese. The spelling in the passport is the valid one.
 */
export function latinSuggestion(name: string): string | undefined {
  const lower = name.normalize('NFKC').toLocaleLowerCase('und').replace(/ο[υύ]/g, 'ou')
  const written = [...lower].map(latinOf)
  if (written.includes(undefined)) return undefined
  const words = written
    .join('')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word))
  const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('und') + word.slice(1)
  return words.join(' ').replace(/\p{L}+/gu, capitalised) || undefined
}

/**
 * The Latin letters for a character. Marks and invisible characters give none, an accented letter gives that of its
 * base letter, and any other sign separates words.
 */
function latinOf(letter: string): string | undefined {
  const bare = letter.normalize('NFD').charAt(0)
  if (/[\p{M}\p{Cf}\u0640\u02be\u02bf]/u.test(letter)) return ''
  if (/\p{Pd}/u.test(letter)) return '-'
  if (isLatin(letter)) return letter
  if (!/\p{L}/u.test(letter)) return ' '
  return LATIN.get(letter) ?? LATIN.get(bare)
}
