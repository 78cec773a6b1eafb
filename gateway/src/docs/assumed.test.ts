import { expect, test } from 'vitest'
import { noteAssumed } from './assumed.ts'

const NOTE = 'Assumed shape: not yet confirmed by an agency (x-assumed).'

test('the note beside a $ref keeps the description of what it refers to', () => {
  const document = {
    components: {
      schemas: {
        Line: {
          properties: {
            direction: { 'x-assumed': true, $ref: '#/components/schemas/Direction', description: undefined },
            board: { 'x-assumed': true, $ref: '#/components/schemas/Board' },
            own: { 'x-assumed': true, $ref: '#/components/schemas/Board', description: 'What is eaten.' },
            bags: { 'x-assumed': true, type: 'integer' },
          },
        },
        Board: { 'x-assumed': true, description: 'The board type.' },
        Direction: { description: 'Forward or back.' },
      },
    },
  }
  noteAssumed(document)
  const { properties } = document.components.schemas.Line
  expect(Object.values(properties).map((property) => 'description' in property && property.description)).toEqual([
    `Forward or back.\n\n${NOTE}`,
    `The board type.\n\n${NOTE}`,
    `What is eaten.\n\n${NOTE}`,
    NOTE,
  ])
  expect(document.components.schemas.Board.description).toBe(`The board type.\n\n${NOTE}`)
})
