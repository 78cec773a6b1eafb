import type { ReactNode } from 'react'
import type { Block, Cell, Entry, Item, Row } from '../../domain/content/block.ts'
import styles from './Content.module.css'
import { Run } from './Run.tsx'

/**
 * Content of the agency or a provider, as `domain/content` reads it. React builds every element, so that no HTML from
 * outside reaches the page. Put it into an element with the language and direction of the text.
 */
export function Content({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.content}>
      <Blocks of={blocks} />
    </div>
  )
}

/** Blocks have no identity of their own and never change their order, so their position is the key. */
const Blocks = ({ of: blocks }: { of: readonly Block[] }) =>
  blocks.map((block, index) => <ContentBlock key={index} block={block} />)

function ContentBlock({ block }: { block: Block }): ReactNode {
  const languageProps = languagePropsOf(block)
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const
      return (
        <Heading id={block.id} {...languageProps}>
          <Run of={block.inside} />
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p {...languageProps}>
          <Run of={block.inside} />
        </p>
      )
    case 'list': {
      const items = block.items.map((item, index) => <ListItem key={index} item={item} />)
      if (!block.ordered) return <ul {...languageProps}>{items}</ul>
      return (
        <ol {...languageProps} start={block.start} type={block.letters}>
          {items}
        </ol>
      )
    }
    case 'terms':
      return (
        <dl {...languageProps}>
          {block.entries.map((entry, index) => (
            <TermsEntry key={index} entry={entry} />
          ))}
        </dl>
      )
    case 'table':
      return <Table {...block} />
    case 'quote':
      return (
        <blockquote {...languageProps}>
          <Blocks of={block.blocks} />
        </blockquote>
      )
    case 'code':
      return <pre {...languageProps}>{block.text}</pre>
    case 'rule':
      return <hr />
  }
}

const ListItem = ({ item }: { item: Item }) => (
  <li {...languagePropsOf(item)}>
    <InnerBlocks blocks={item.blocks} />
  </li>
)

function TermsEntry({ entry }: { entry: Entry }) {
  if (entry.kind === 'description') {
    return (
      <dd {...languagePropsOf(entry)}>
        <InnerBlocks blocks={entry.blocks} />
      </dd>
    )
  }
  return (
    <dt {...languagePropsOf(entry)}>
      <Run of={entry.inside} />
    </dt>
  )
}

/** A wide table scrolls inside its own box. */
function Table({ caption, head, body, ...languageProps }: Extract<Block, { kind: 'table' }>) {
  return (
    <div className={styles.table}>
      <table {...languagePropsOf(languageProps)}>
        {caption.length > 0 ? (
          <caption>
            <Run of={caption} />
          </caption>
        ) : null}
        {head.length > 0 ? <thead>{head.map(row)}</thead> : null}
        {body.length > 0 ? <tbody>{body.map(row)}</tbody> : null}
      </table>
    </div>
  )
}

const row = ({ cells }: Row, index: number) => (
  <tr key={index}>
    {cells.map((cell, at) => (
      <TableCell key={at} cell={cell} />
    ))}
  </tr>
)

function TableCell({ cell }: { cell: Cell }) {
  const { heads, columns, rows, blocks } = cell
  const span = { colSpan: columns, rowSpan: rows, ...languagePropsOf(cell) }
  if (!heads) {
    return (
      <td {...span}>
        <InnerBlocks blocks={blocks} />
      </td>
    )
  }
  return (
    <th {...span} scope={heads === 'row' ? 'row' : 'col'}>
      <InnerBlocks blocks={blocks} />
    </th>
  )
}

/** A single paragraph in an item or a cell needs no element of its own. */
function InnerBlocks({ blocks }: { blocks: readonly Block[] }) {
  const [first, ...rest] = blocks
  if (first?.kind !== 'paragraph' || first.lang || first.dir) return <Blocks of={blocks} />
  return (
    <>
      <Run of={first.inside} />
      <Blocks of={rest} />
    </>
  )
}

const languagePropsOf = ({ lang, dir }: { lang?: string; dir?: 'ltr' | 'rtl' | 'auto' }) => ({ lang, dir })
