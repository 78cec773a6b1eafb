import { expect, test } from 'vitest'
import { isLatin, latinSuggestion } from './latin-letters.ts'

test.each([
  ['Defne Aydın', true],
  ['Łukasz Müller-Şahin', true],
  ["O'Brien", true],
  ['', true],
  ['Иван', false],
  ['Ivan Иванов', false],
  ['مريم', false],
  ['李小龙', false],
  ['José M. D’Arc', true],
  ['José Mª', false],
  ['Bob 😀😀', false],
  ['👨‍👩‍👧 X', false],
  ['Ada 2', false],
  ['Ada & Can', false],
  ['Anne‐Marie', true],
  ['Zoe\u0308 OʼBrien', true],
  ['Ａｄａ', false],
  ['Henry Ⅳ', false],
  ['\u200fAda', false],
])('%s is written in Latin letters: %s', (name, expected) => {
  expect(isLatin(name)).toBe(expected)
})

test.each([
  ['Иван Щербаков', 'Ivan Shcherbakov'],
  ['Юлія Ґалаґан', 'Iuliia Galagan'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
  ['محمد', 'Mhmd'],
  ['مَريم', 'Mrim'],
  ['שרה כהן', 'Shrh Khn'],
  ['Ivan Иванов-Smith', 'Ivan Ivanov-Smith'],
  ['李小龙', undefined],
  ['Иван 李', undefined],
  ['Bob 😀😀', 'Bob'],
  ['محمد Li 😀', 'Mhmd Li'],
  ['😀😀', undefined],
  ['Ada & Can 2', 'Ada Can'],
  ['Ada&Can,Su', 'Ada Can Su'],
  ['Иван‑Петр', 'Ivan-Petr'],
  ['בן־דוד', 'Bn-Dvd'],
  ['محمد،علی', 'Mhmd Ali'],
  ['Марʼяна', 'Marʼiana'],
  ['ʿAlī', 'Alī'],
  ['Ａｄａ', 'Ada'],
  ['José Mª', 'José Ma'],
  ['Henry Ⅳ', 'Henry Iv'],
  ['\u200fAda', 'Ada'],
  ['👨‍👩‍👧', undefined],
  ['👨‍👩‍👧 Иван', 'Ivan'],
  ['John 3-4', 'John'],
])('the suggested Latin spelling of %s is %s', (name, expected) => {
  expect(latinSuggestion(name)).toBe(expected)
})
