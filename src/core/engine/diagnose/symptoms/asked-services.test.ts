import { expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const found = (text: string) => matchSymptoms([{ file: 'sc.txt', text }], {}).map(({ id }) => id)

const answer = (name: string) => `
SERVICE_NAME: ${name}
        TYPE               : 20  WIN32_SHARE_PROCESS
        STATE              : 4  RUNNING
`
const missing = `[SC] OpenService FAILED 1060:

The specified service does not exist as an installed service.
`

test('a collector asks for services that no node has', () =>
  expect(found(`${['hns', 'BFE', 'vmcompute'].map(answer).join('')}${missing}${missing}`)).toEqual(
    [],
  ))

test('a service that somebody asked for by itself is missing', () => {
  expect(found(missing)).toEqual(['symptom-g-13'])
  expect(found(`PS C:\\> sc.exe query kubelet\n${missing}`)).toEqual(['symptom-g-13'])
})

test('a shown command tells which one of many is missing', () =>
  expect(
    found(
      `${['hns', 'BFE', 'vmcompute'].map(answer).join('')}PS C:\\> sc.exe qc kubelet\n${missing}`,
    ),
  ).toEqual(['symptom-g-13']))
