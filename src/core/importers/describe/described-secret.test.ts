import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/read.ts'

const described = (data: string) =>
  readFiles([
    {
      name: 'a.txt',
      text: `Name:         smb\nNamespace:    erp\nLabels:       <none>\nAnnotations:  <none>\n\nType:  Opaque\n\n${data}`,
    },
  ]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).flatMap((one) =>
      one.kind === 'manifest'
        ? [{ value: one.value.value, line: one.placeOf(['stringData', 'username']).line }]
        : [],
    ),
  )

test('a described Secret is read with its keys, each at its line', () => {
  expect(described('Data\n====\npassword:  12 bytes\nusername:  5 bytes\n')).toEqual([
    {
      value: {
        apiVersion: 'v1',
        kind: 'Secret',
        metadata: { name: 'smb', namespace: 'erp' },
        type: 'Opaque',
        stringData: { password: '', username: '' },
      },
      line: 11,
    },
  ])
})

test('without keys none is read', () => {
  expect(described('Data\n====\n')).toEqual([])
  expect(described('Data\n====\nusername:\n----\nadmin\n')).not.toMatchObject([
    { value: { kind: 'Secret' } },
  ])
})
