import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const faultsOf = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.flatMap(({ id, severity }) =>
    severity === 'error' ? [id] : [],
  )

const list = (versions: readonly string[]) =>
  `$ kubectl get nodes\nNAME    STATUS   ROLES           AGE    VERSION\ncp-0    Ready    control-plane   80d    v1.31.3\n${versions.map((one, i) => `win-${i}   Ready    <none>          80d    ${one}`).join('\n')}\n`

test('a release that a mail tells is not that of the one node with another minor', () =>
  expect(
    faultsOf(
      `Two of them run kubelet v1.31.3, the third has v1.32.0.\n\n${list(['v1.31.3', 'v1.31.3', 'v1.32.0'])}`,
    ),
  ).toEqual([]))

test('nor that of all nodes where they have another one', () =>
  expect(faultsOf(`Kubernetes 1.31.3\n\n${list(['v1.30.7'])}`)).toEqual([]))

test('a release that Kubernetes does not have is told as before', () =>
  expect(faultsOf('Kubernetes 1.31.99, a Windows Server 2022 worker.\n')).toEqual(
    faultsOf(`Kubernetes 1.31.99, a Windows Server 2022 worker.\n\n${list(['v1.31.3'])}`),
  ))

test('nor does the setup that is rebuilt have it', () =>
  expect(
    diagnose([{ name: 'a.txt', text: `Kubernetes 1.31.3\n\n${list(['v1.32.0'])}` }]).scenario,
  ).not.toHaveProperty('kubernetesRelease'))
