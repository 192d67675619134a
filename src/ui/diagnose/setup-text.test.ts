import { expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { setupText } from './setup-text.ts'

const textOf = (text: string) => setupText(diagnose([{ name: 'a.txt', text }]))
const list = (...rows: readonly string[]) =>
  [
    'NAME    STATUS   ROLES           AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME',
    ...rows,
    '',
  ].join('\n')
const node = (name: string) =>
  `${name}   Ready    <none>          4h    v1.30.1   10.0.0.4      <none>        Windows Server 2022 Datacenter   10.0.20348.2461   containerd://1.7.16`
const server =
  'cp-1    Ready    control-plane   5h    v1.30.1   10.0.0.1      <none>        Ubuntu 22.04.4 LTS               6.5.0-1020        containerd://1.7.11'

test('one node has its name, and of several it is said how many there are', () => {
  expect(textOf(list(server, node('win-1')))).toBe(
    'win-1 · Kubernetes 1.30.1 · Windows Server 2022 · containerd',
  )
  expect(textOf(list(node('win-1'), node('win-2'), node('win-3'), server))).toMatch(
    /^win-1 and 2 other nodes · /,
  )
})

test('two names of which one is wrong are no two nodes', () =>
  expect(
    textOf(
      'C:\\k\\kubelet.exe --hostname-override=win-1 --v=2\nC:\\k\\kube-proxy.exe --hostname-override=win-2 --v=2\n',
    ),
  ).not.toContain('other'))

test('where nobody told anything it is empty', () => expect(textOf('hello')).toBe(''))
