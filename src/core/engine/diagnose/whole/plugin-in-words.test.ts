import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const subnetEnv = {
  name: 'subnet.env',
  text: 'FLANNEL_NETWORK=10.244.0.0/16\nFLANNEL_SUBNET=10.244.1.1/24\nFLANNEL_MTU=1450\nFLANNEL_IPMASQ=true\n',
}
const disagreeing = (words: string) =>
  diagnose([{ name: 'message.txt', text: words }, subnetEnv])
    .findings.filter(({ id }) => id === 'values-disagree')
    .map(({ file, also = [] }) => [file, ...also.map((place) => place.file)])

test('a plugin in words and a file of another plugin disagree', () => {
  expect(disagreeing('We run Calico on Kubernetes 1.30.\n')).toEqual([
    ['message.txt', 'subnet.env'],
  ])
})

test('a plugin in words agrees with its own file', () => {
  expect(disagreeing('We run Flannel on Kubernetes 1.30.\n')).toEqual([])
})
