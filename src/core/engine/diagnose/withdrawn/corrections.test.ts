import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const read = (text: string) => diagnose([{ name: 'a.txt', text }])
const minorsIn = (text: string) => [
  ...new Set(
    read(text).observations.flatMap(({ decision, value }) =>
      decision === 'kubernetesVersion' ? [value] : [],
    ),
  ),
]

const older = String.raw`
On Mon, 2 May 2022 at 17:40, Olga <olga@example.com> wrote:
> Kubernetes is 1.23.6 on our Windows node.
> C:\k\kubelet.exe --network-plugin=cni --kubeconfig=C:\k\config
`.replaceAll('\\\\', '\\')

test.each([
  'This one runs 1.24.1, not 1.23.6.',
  'Sorry, it is not 1.23.6 but 1.24.1.',
  'It is not 1.23.6, it is 1.24.1. The rest is right.',
])('a mail that corrects the one below: %s', (words) => {
  expect(minorsIn(`${words}\n${older}`)).toEqual(['1.24'])
  expect(read(`${words}\n${older}`).findings.map(({ id }) => id)).toContain('flag-known')
})

test('words that take back what stands above', () =>
  expect(
    minorsIn(
      'Kubernetes 1.23.6, Windows Server 2019.\n\nSorry, typo above: it is 1.24.1, not 1.23.6.\n',
    ),
  ).toEqual(['1.24']))

test.each([
  'You need 1.24.1, not 1.23.6, for that.',
  'Please try 1.24.1, not 1.23.6.',
  'We plan 1.24.1, not 1.22.4.',
  'The docs are for 1.24.1, not 1.23.6.',
])('advice and plans correct nothing: %s', (words) =>
  expect(minorsIn(`${words}\n${older}`)).toEqual(['1.23']),
)
