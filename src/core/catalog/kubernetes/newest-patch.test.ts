import { expect, test } from 'vitest'
import { kubernetes } from './index.ts'

/** The last patch release of each minor at the end of August 2026, copied by hand. */
const newestPatches = {
  '1.14': '1.14.10',
  '1.15': '1.15.12',
  '1.16': '1.16.15',
  '1.17': '1.17.17',
  '1.18': '1.18.20',
  '1.19': '1.19.16',
  '1.20': '1.20.15',
  '1.21': '1.21.14',
  '1.22': '1.22.17',
  '1.23': '1.23.17',
  '1.24': '1.24.17',
  '1.25': '1.25.16',
  '1.26': '1.26.15',
  '1.27': '1.27.16',
  '1.28': '1.28.15',
  '1.29': '1.29.15',
  '1.30': '1.30.14',
  '1.31': '1.31.14',
  '1.32': '1.32.13',
  '1.33': '1.33.13',
  '1.34': '1.34.11',
  '1.35': '1.35.8',
  '1.36': '1.36.4',
}

test('the newest patch release of each minor is the one that was released', () => {
  const known = Object.values(kubernetes).flatMap(({ id, newestPatch }) =>
    newestPatch.value === null ? [] : [[id, newestPatch.value] as const],
  )
  expect(Object.fromEntries(known)).toEqual(newestPatches)
})
