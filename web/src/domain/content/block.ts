/**
 * Content of the agency or of a provider as a small tree: nothing that a browser could run fits into it. `Content` of
 * `parts/content` shows it.
 */

/** The language and direction of an element, where its author has marked them. */
export type Marked = { lang?: string; dir?: Direction }

type Direction = 'ltr' | 'rtl' | 'auto'

export type Block = Marked &
  (
    | Heading
    | { kind: 'paragraph'; inside: Inline[] }
    | { kind: 'list'; ordered: boolean; start?: number; letters?: Letters; items: Item[] }
    | { kind: 'terms'; entries: Entry[] }
    | { kind: 'table'; caption: Inline[]; head: Row[]; body: Row[] }
    | { kind: 'quote'; blocks: Block[] }
    | { kind: 'code'; text: string }
    | { kind: 'rule' }
  )

/** A heading stands only at the top level. The first one has level 2, and no level is skipped. */
export type Heading = { kind: 'heading'; level: Level; id: string; inside: Inline[] }

export type Level = 2 | 3 | 4 | 5 | 6

/** The numbering of a list by letters or Roman numerals, which contracts use. */
export type Letters = 'a' | 'A' | 'i' | 'I'

export type Item = Marked & { blocks: Block[] }

/** An entry of a list of terms and their descriptions. */
export type Entry = Marked & ({ kind: 'term'; inside: Inline[] } | { kind: 'description'; blocks: Block[] })

export type Row = { cells: Cell[] }

export type Cell = Marked & { heads?: 'row' | 'column'; columns?: number; rows?: number; blocks: Block[] }

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | (Marked & { kind: 'mark'; as: Mark; inside: Inline[] })
  | (Marked & { kind: 'span'; inside: Inline[] })
  | (Marked & { kind: 'link'; href: string; foreign: boolean; inside: Inline[] })
  | { kind: 'image'; src: string; alt: string; width?: number; height?: number }

export type Mark = 'strong' | 'em' | 's' | 'small' | 'sub' | 'sup' | 'code' | 'q' | 'mark'
