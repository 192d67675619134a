import { expect, test } from 'vitest'
import { codes } from '../../../catalog/symptoms/index.ts'
import { diagnose } from '../diagnose.ts'
import { findCodes } from './codes.ts'

const idsIn = (text: string) => findCodes(text).map(({ code }) => code.id)

test.each(codes)('$id in hexadecimal, decimal and signed', ({ id }) => {
  const hex = id.slice(2)
  const value = Number.parseInt(hex, 16)
  for (const printed of [`0x${hex}`, `0x${hex.toLowerCase()}`, `${value}`, `${value - 2 ** 32}`]) {
    expect(idsIn(`failed (${printed}) {"ErrorCode":${printed}}`)).toEqual([id, id])
  }
})

test('HCS codes with their other first digit', () => {
  expect(idsIn('0xc0370106')).toEqual(['H-80370106'])
  expect(idsIn('"Error":-1070137082')).toEqual(['H-80370106'])
})

test('Win32 codes cut short count in brackets only', () => {
  expect(idsIn('The parameter is incorrect. (0x57)')).toEqual(['H-80070057'])
  expect(idsIn('at 0x57 bytes')).toEqual([])
})

test('codes by their names', () => {
  expect(idsIn('hcs: HCS_E_IMAGE_MISMATCH, HCS_E_OF_NOBODY, MY_HCS_E_IMAGE_MISMATCH')).toEqual([
    'H-80370101',
  ])
  const [named] = diagnose([
    { name: 'a.txt', text: 'Failed to create pod sandbox: HCS_E_IMAGE_MISMATCH\n' },
  ]).findings
  expect(named?.id).toBe('symptom-m-hcs-02')
  const [alone] = diagnose([{ name: 'a.txt', text: 'error: HCN_E_MANAGER_STOPPED\n' }]).findings
  expect(alone?.message).toMatch(/“HCN_E_MANAGER_STOPPED” is 0x803B0020, /i)
})

test('numbers of other things are no codes', () => {
  expect(idsIn('0x80370106ab 12151350291 v2151350291 10.244.0.0/16 1700000000')).toEqual([])
})

test('a code of Windows stands for a row beside a component of its name alone', () => {
  const timeout =
    'hcnOpenNetwork failed in Win32: This operation returned because the timeout period expired. (0x5b4) on the node'
  expect(diagnose([{ name: 'a.txt', text: timeout }]).findings.map(({ id }) => id)).not.toContain(
    'symptom-m-dns-01',
  )
})
