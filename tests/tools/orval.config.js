// Both kinds of clients that orval makes; they only have to compile.
const input = './generated/agency.json'

export default {
  fetch: { input, output: { target: './generated/orval/fetch.ts', client: 'fetch', mode: 'single' } },
  zod: { input, output: { target: './generated/orval/zod.ts', client: 'zod', mode: 'single' } },
}
