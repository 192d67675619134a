import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value, line }) =>
      name === 'gmsa.listedSpec' ? [[value, line]] : [],
    ),
  )

test.each([
  [
    '$ kubectl get gmsacredentialspecs\nNAME       AGE\nwebapp01   3d\nsql        41d\n',
    [
      ['webapp01', 3],
      ['sql', 4],
    ],
  ],
  ['kubectl get gmsacredentialspec\nNAME       AGE\nwebapp01   3d2h\n', [['webapp01', 3]]],
  ['$ kubectl get gmsacredentialspecs -l app=a\nNAME       AGE\nwebapp01   3d\n', []],
  ['$ kubectl get gmsacredentialspec webapp01\nNAME       AGE\nwebapp01   3d\n', []],
  ['$ kubectl get secrets\nNAME       AGE\nwebapp01   3d\n', []],
])('%j', (text, expected) => expect(read(text)).toEqual(expected))

test('a cluster without one', () => {
  const { documents } = readFiles([
    { name: 'a.txt', text: '$ kubectl get gmsacredentialspecs\nNo resources found\n' },
  ])
  expect(documents.flatMap(({ reading }) => reading.observations ?? [])).toMatchObject([
    { name: 'gmsa.noSpecs', value: true, line: 2 },
  ])
})
