import { markup, type Markup } from './markup.ts'

type Cell = string | Markup

/**
 * A table whose rows become entries where there is no room for columns; there each cell says what it is, which the heads
 * say elsewhere. The first cell of a row names it.
 */
export function table(heads: readonly string[], rows: readonly { id?: string; cells: readonly Cell[] }[]): Markup {
  return markup`<table class="table"><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, cells }) =>
      markup`<tr${id !== undefined && markup` id="${id}"`}>${cells.map((cell, i) => markup`<td data-head="${heads[i] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody></table>`
}
