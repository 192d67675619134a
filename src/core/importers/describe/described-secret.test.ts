import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const described = (data: string) =>
  readFiles([
    {
      name: 'a.txt',
      text: `Name:         smb\nNamespace:    erp\nLabels:       <none>\nAnnotations:  <none>\n\nType:  Opaque\n\n${data}`,
    },
  ]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).flatMap((one) =>
      one.kind === 'manifest'
        ? [{ value: one.value.value, line: one.placeOf(['data', 'username']).line }]
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
        data: { password: '', username: '' },
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

test('annotations are read, by which one for an account names it', () => {
  const [only] = readFiles([
    {
      name: 'a.txt',
      text: 'Name:         a\nNamespace:    web\nLabels:       <none>\nAnnotations:  kubernetes.io/service-account.name: default\n              kubernetes.io/service-account.uid: 1b2c\n\nType:  kubernetes.io/service-account-token\n\nData\n====\nca.crt:     1099 bytes\n',
    },
  ]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).flatMap((one) => (one.kind === 'manifest' ? [one.value.value] : [])),
  )
  expect(only).toMatchObject({
    metadata: {
      annotations: {
        'kubernetes.io/service-account.name': 'default',
        'kubernetes.io/service-account.uid': '1b2c',
      },
    },
  })
})
