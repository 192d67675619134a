import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const found = (...texts: readonly string[]) => {
  const { findings, observations } = diagnose(
    texts.map((text, i) => ({ name: `${i}.txt`, text: `${text}\n` })),
  )
  return {
    errors: findings.filter(({ severity }) => severity === 'error').map(({ id }) => id),
    plugins: observations.flatMap(({ decision, name, value }) =>
      decision === 'cni' || name === 'network.cni' ? [`${decision ?? name} ${String(value)}`] : [],
    ),
  }
}
const node = (runtime: string) =>
  [
    'NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME',
    `win-1   Ready    <none>   5d    v1.21.4   10.60.12.19   <none>        Windows Server 2019 Datacenter   10.0.17763.2966   ${runtime}`,
  ].join('\n')

test.each([
  [['EKS 1.21, Windows nodes with docker 20.10.9 and the VPC CNI']],
  [['We use EKS with the Amazon VPC-CNI.', node('docker://20.10.9')]],
])('a plugin that cannot serve Docker is not told by the name of its family: %j', (texts) => {
  const { errors, plugins } = found(...texts)
  expect(errors).toEqual([])
  expect(plugins).toEqual([expect.stringMatching(/^network\.cni .*VPC[ -]CNI$/)])
})

test('nor by a setting of its family', () => {
  const { errors, plugins } = found(
    'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: amazon-vpc-cni, namespace: kube-system}\ndata:\n  enable-windows-ipam: "true"',
    node('docker://20.10.9'),
  )
  expect(errors).toEqual([])
  expect(plugins).toEqual(['network.cni amazon-vpc-cni'])
})

test.each([
  [['EKS 1.28, Windows nodes with containerd 1.7.2 and the VPC CNI']],
  [['We use EKS with the VPC CNI.']],
])('elsewhere the name tells it: %j', (texts) => {
  expect(found(...texts).plugins).toEqual(['cni vpc-bridge'])
})

test('a plugin of that name itself is told, whatever the runtime', () => {
  const { errors, plugins } = found(
    'EKS 1.21, Windows nodes with docker 20.10.9, CNI plugin: vpc-bridge',
  )
  expect(plugins).toEqual(['cni vpc-bridge'])
  expect(errors).toEqual(['cni-runtime'])
})
