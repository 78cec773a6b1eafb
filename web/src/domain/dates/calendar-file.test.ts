import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const file = (entry: object) =>
  calendarFile([{ id: 'a', title: 'T', from: 20270101, until: 20270101, ...entry }], 'Yelkovan', '2026-11-22T09:00:00Z')

test('an entry without a time covers whole days including the last', () => {
  expect(file({ title: 'Ardıç Bay; sea, sun', until: 20270108, place: 'Kaş' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yelkovan//booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a',
    'DTSTAMP:20261122T090000Z',
    'DTSTART;VALUE=DATE:20270101',
    'DTEND;VALUE=DATE:20270109',
    'SUMMARY:Ardıç Bay\\; sea\\, sun',
    'LOCATION:Kaş',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an entry with a time uses the local time of the place', () => {
  expect(file({ time: '14:30', note: 'one\ntwo' })).toContain(
    'DTSTART:20270101T143000\r\nSUMMARY:T\r\nDESCRIPTION:one\\ntwo',
  )
})

test('folds lines between characters at 75 octets', () => {
  const lines = file({ title: 'ş'.repeat(100) }).split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file({ title: 'ş'.repeat(100) }).replaceAll('\r\n ', '')).toContain('ş'.repeat(100))
})
