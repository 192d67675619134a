import { expect, test } from 'vitest'
import { toDocument } from '../../model/document.ts'
import { diagnose } from '../../diagnose.ts'
import { linesOf } from '../../text/lines.ts'
import { respelt } from './misspelt.ts'

const doc = (text: string) => toDocument('a.txt', { lines: linesOf(text), isFenced: false })

test.each([
  ['kubernets 1.29 on windos', 'kubernetes 1.29 on windows'],
  [
    'Kubernates verison is 1.29, contianerd and flanel',
    'kubernetes version is 1.29, containerd and flannel',
  ],
  ['callico on winodws', 'calico on windows'],
])('%s', (text, expected) => expect(respelt(doc(text)).doc.text).toBe(expected))

test.each([
  'Containers of both versions have a window',
  'a container is contained in C:\\windws\\x and flanel-ds, at kubernets.example.com',
  'The channel and the funnel of Kubernetes versions',
])('other words stay: %s', (text) => expect(respelt(doc(text)).doc.text).toBe(text))

test('what is read stands where it was sent, in the words of it', () => {
  const { observations } = diagnose([
    {
      name: 'a.txt',
      text: 'Our kubernets verison is 1.29.3.\nThe nodes are Windows Server 2022, the CNI is flanell.',
    },
  ])
  const read = observations.map(({ name, value, raw, line, column }) => [
    name,
    value,
    raw,
    line,
    column,
  ])
  expect(read).toContainEqual(['kubernetesRelease', '1.29.3', '1.29.3', 1, 26])
  expect(read).toContainEqual(['cni', 'flannel', 'flanell', 2, 47])
})
