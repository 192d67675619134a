import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const told = (text: string) => {
  const { observations } = diagnose([{ name: 'a.txt', text }])
  const of = (name: string) => observations.find((one) => one.name === name)?.value
  return [of('kubernetesRelease'), of('kubernetes.serverVersion'), of('kubeProxy.version')]
}

test.each([
  ['The pilot has kubelet and control plane v1.36.1.', ['1.36.1', '1.36.1', undefined]],
  ['Windows Server 2022, kubelet and API server 1.31.2', ['1.31.2', '1.31.2', undefined]],
  ['kubelet & kube-proxy: v1.31.2 on Windows', ['1.31.2', undefined, '1.31.2']],
  ['Control plane and Windows nodes are on v1.31.2.', ['1.31.2', '1.31.2', undefined]],
  [
    'Before we take kubelet and control plane to v1.36.1, the Windows kubelet is v1.33.1.',
    ['1.33.1', undefined, undefined],
  ],
])('a number that two parts share is that of both: %s', (text, expected) =>
  expect(told(text)).toEqual(expected),
)

test.each([
  'Do the kubelet and the API server run 1.30.4 in your tests?',
  'We plan kubelet and control plane on v1.33.1 for summer.',
  'kubelet and control plane were on 1.23.4 last year, now we have another one.',
])('nobody has it: %s', (text) => expect(told(text)).toEqual([undefined, undefined, undefined]))

test.each([
  ['Linux nodes run kubelet v1.31.1, the Windows nodes kubelet v1.29.3.', '1.29.3'],
  ['Windows Server 2022, binaries v1.20.4 (only for the Linux nodes)', undefined],
  ['Linux: kubelet v1.31.1. Windows: kubelet v1.29.3.', '1.29.3'],
  ['Our Linux control plane is 1.30.1, the kubelet 1.29.3 runs on Windows Server 2019.', '1.29.3'],
  ['The Linux workers have kubelet 1.31.1.', undefined],
  ['Linux master (Ubuntu 22.04) and kubelet v1.29.3 on Windows.', '1.29.3'],
])('the kubelet of Linux nodes is none of Windows: %s', (text, release) =>
  expect(told(text)[0]).toBe(release),
)
