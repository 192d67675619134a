import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'

const found = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id, line }) => `${id} ${line}`)

const list = (range: string, vni = '4096') => `env of calico-node-windows:
        - name: KUBERNETES_SERVICE_CIDRS
          value: ${range}
        - name: CALICO_NETWORKING_BACKEND
          value: vxlan
        - name: VXLAN_VNI
          value: "${vni}"
`
const server = '\nkube-apiserver --service-cluster-ip-range=10.43.0.0/16\n'

test('a part of the environment of the agent tells the range of Services and the numbers of VXLAN', () => {
  expect(found(list('10.96.0.0/12') + server)).toEqual(['values-disagree 9'])
  expect(found(list('10.43.0.0/16', '100') + server)).toEqual(['vxlan-vni 7'])
})

test.each([
  list('10.43.0.0/16') + server,
  list('10.96.0.10') + server,
  list('$(SERVICE_RANGE)') + server,
  'env of calico-node:\n        - name: CALICO_NETWORKING_BACKEND\n          value: bird\n',
])('a right one, and one that is not filled in: %j', (text) => expect(found(text)).toEqual([]))

const daemonSet = (range: string) => `apiVersion: apps/v1
kind: DaemonSet
metadata: {name: calico-node-windows, namespace: calico-system}
spec:
  selector: {matchLabels: {k8s-app: calico-node-windows}}
  template:
    metadata: {labels: {k8s-app: calico-node-windows}}
    spec:
      nodeSelector: {kubernetes.io/os: windows}
      hostNetwork: true
      securityContext: {windowsOptions: {hostProcess: true, runAsUserName: 'NT AUTHORITY\\system'}}
      containers:
      - name: node
        image: calico/node-windows:v3.27.0
        env:
        - name: KUBERNETES_SERVICE_CIDRS
          value: ${range}
---
apiVersion: kubeadm.k8s.io/v1beta3
kind: ClusterConfiguration
kubernetesVersion: v1.28.4
networking: {serviceSubnet: 10.43.0.0/16, podSubnet: 10.42.0.0/16}
`

test('the range of Services of the agent against that of the cluster', () => {
  expect(found(daemonSet('10.96.0.0/12'))).toEqual(['values-disagree 17'])
  expect(found(daemonSet('10.43.0.0/16'))).toEqual([])
})
