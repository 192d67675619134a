import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const valuesOf = (name: string, text: string) => [
  ...new Set(
    diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.flatMap((one) =>
      (one.decision ?? one.name) === name ? [one.value] : [],
    ),
  ),
]

test.each([
  ['Docker 20.10 -> containerd 1.7.11 was done in May. We plan nothing else.', '1.7.11'],
  ['We planned it for long. Then: Docker 20.10 -> containerd 1.7.11.', '1.7.11'],
])('what a change has brought is there: %s', (text, value) =>
  expect(valuesOf('runtimeVersion', text)).toEqual([value]),
)

test.each([
  ['We plan: Docker 20.10 -> containerd 1.7.11. Windows nodes.', 'runtimeVersion', ['20.10']],
  ['Geplant: Flannel 0.22 -> Calico 3.28. Windows Server 2022.', 'cni', ['flannel']],
  ['Plan for May: Kubernetes 1.29.9 -> 1.30.5. Windows nodes.', 'kubernetesVersion', ['1.29']],
])('what a change is to bring is not there: %s', (text, name, values) =>
  expect(valuesOf(name, text)).toEqual(values),
)
