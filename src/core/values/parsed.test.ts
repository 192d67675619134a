import { expect, test } from 'vitest'
import { parseAddress, parseAddressList } from './address.ts'
import { createReader, createSpeller, readEach, spellList, textsOf, valuesOf } from './parsed.ts'

const read = createReader(parseAddress)

test('what can be read is written without blanks around it', () =>
  expect(read(' 10.0.0.1\n')).toEqual({ text: '10.0.0.1', value: parseAddress('10.0.0.1') }))

test('what cannot be read stays as it was given', () =>
  expect(read(' 10.0.0 ')).toEqual({ text: ' 10.0.0 ', value: undefined }))

test('a list is written without blanks around its commas', () =>
  expect(createReader(parseAddressList, spellList)(' 10.0.0.1 , fd00::1 ').text).toBe(
    '10.0.0.1,fd00::1',
  ))

test('one text gives one object', () => expect(read('10.0.0.1')).toBe(read('10.0.0.1')))

test('every item of a list is read by itself', () => {
  const items = readEach(read)(['10.0.0.1', 'x'])
  expect(textsOf(items)).toEqual(['10.0.0.1', 'x'])
  expect(valuesOf(items).map(({ text }) => text)).toEqual(['10.0.0.1'])
})

test('text with its form loses the blanks around it, other text stays as it was given', () => {
  const spell = createSpeller((text) => text === 'a')
  expect(spell(' a ')).toBe('a')
  expect(spell(' b ')).toBe(' b ')
})
