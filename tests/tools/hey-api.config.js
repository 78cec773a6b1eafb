// The client that book-a-hotel.ts uses: every answer is checked by zod schemas of the same document.
export default {
  input: './generated/agency.json',
  output: { path: './generated/hey-api', importFileExtension: '.js' },
  plugins: [
    '@hey-api/client-fetch',
    { name: '@hey-api/typescript', enums: 'javascript' },
    // Moments have the offset of their place.
    { name: 'zod', dates: { offset: true } },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
  ],
}
