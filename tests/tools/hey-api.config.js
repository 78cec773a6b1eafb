// The client for book-a-hotel.ts; it validates every response with zod schemas of the same document.
export default {
  input: './generated/agency.json',
  output: { path: './generated/hey-api', importFileExtension: '.js' },
  plugins: [
    '@hey-api/client-fetch',
    { name: '@hey-api/typescript', enums: 'javascript' },
    // Instants have the offset of their place.
    { name: 'zod', dates: { offset: true } },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
  ],
}
