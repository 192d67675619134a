import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const operator = `apiVersion: operator.openshift.io/v1
kind: Network
metadata:
  name: cluster
spec:
  clusterNetwork:
    - cidr: 10.128.0.0/14
      hostPrefix: 23
  serviceNetwork:
    - 172.30.0.0/16
  defaultNetwork:
    type: OVNKubernetes
    ovnKubernetesConfig:
      hybridOverlayConfig:
        hybridClusterNetwork:
          - cidr: 10.132.0.0/14
            hostPrefix: 23
`
const proxyOf = (range: string) => `apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
clusterCIDR: ${range}
mode: kernelspace
`
const found = (files: Readonly<Record<string, string>>) => {
  const { findings, observations } = diagnose(
    Object.entries(files).map(([name, text]) => ({ name, text })),
  )
  return {
    disagree: findings.filter(({ id }) => id === 'values-disagree').length,
    ranges: observations.flatMap((one) => (one.decision === 'clusterCIDR' ? [one.value] : [])),
  }
}

test('the range of one node lies in the hybrid one of OpenShift', () => {
  expect(found({ 'network.yaml': operator, 'kube-proxy.yaml': proxyOf('10.132.2.0/23') })).toEqual({
    disagree: 0,
    ranges: ['10.132.0.0/14'],
  })
})

test('the network of the hybrid overlay tells it too', () => {
  const proxy = `${proxyOf('10.132.2.0/23')}winkernel:\n  networkName: OVNKubernetesHybridOverlayNetwork\n`
  const pods = 'The pods are in 10.132.0.0/14, and the Services in 172.30.0.0/16.\n'
  expect(found({ 'mail.txt': pods, 'kube-proxy.yaml': proxy })).toEqual({
    disagree: 0,
    ranges: ['10.132.0.0/14'],
  })
  expect(found({ 'kube-proxy.yaml': proxy }).ranges).toEqual(['10.132.2.0/23'])
})

test('a range beside it disagrees', () => {
  expect(found({ 'network.yaml': operator, 'kube-proxy.yaml': proxyOf('10.244.0.0/16') })).toEqual({
    disagree: 1,
    ranges: ['10.132.0.0/14', '10.244.0.0/16'],
  })
})

test('elsewhere kube-proxy has the range of all pods', () => {
  const cluster = `apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
networking:
  podSubnet: 10.244.0.0/16
  serviceSubnet: 10.96.0.0/12
`
  expect(found({ 'kubeadm.yaml': cluster, 'kube-proxy.yaml': proxyOf('10.244.2.0/24') })).toEqual({
    disagree: 1,
    ranges: ['10.244.0.0/16', '10.244.2.0/24'],
  })
})
