import { markup, type Markup } from './markup.ts'

type Cell = string | Markup

/**
 * A table whose rows become stacked entries on narrow screens, where each cell shows its column's title. The first cell
 * is the row header.
 */
export function table(heads: readonly string[], rows: readonly { id?: string; cells: readonly Cell[] }[]): Markup {
  return markup`<table class="table"><thead><tr>${heads.map((head) => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    ({ id, cells }) =>
      markup`<tr${id !== undefined && markup` id="${id}"`}>${cells.map((cell, i) => markup`<td data-head="${heads[i] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody></table>`
}
