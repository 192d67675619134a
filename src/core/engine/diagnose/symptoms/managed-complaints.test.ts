import { describe, expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const gravesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text }])
    .findings.filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ id }) => id)

describe('complaints that a platform explains', () => {
  test.each([
    [
      'm-prx-17',
      'On EKS our Windows pods have no DNS. The group eks:kube-proxy-windows is missing in aws-auth.',
    ],
    ['m-prx-17', 'EKS: names are not resolved in Windows pods.'],
    ['m-prx-17', 'EKS: unlike those on Linux the pods get no DNS; on Windows it never works.'],
    [
      'gke-x-fs',
      'GKE, Windows Server 2022: a StatefulSet with the default storage class never mounts its volume in Windows pods.',
    ],
    [
      'm-prx-17',
      'EKS 1.29, Windows Server 2019. In the Windows pods nslookup kubernetes.default times out.',
    ],
    [
      'gke-x-fs',
      'GKE 1.31, pool of Windows Server 2022.\nWarning  FailedMount  MountVolume.MountDevice failed for volume "a": format failed with fstype ("ext4")',
    ],
    [
      'eks-x-webhook',
      'EKS: the Windows pods do not get the limit vpc.amazonaws.com/PrivateIPv4Address.',
    ],
    ['oth-x-wmco-worker', 'OpenShift 4.15: the Windows Machine does not become a worker node.'],
    ['eks-x-eksctl-2025', 'Error: Windows Server 2025 Core requires EKS version 1.35 and above'],
    [
      'tf-x-windows-value',
      'Error: expected ami_type to be one of ["AL2_x86_64" "CUSTOM"], got WINDOWS_CORE_2025_x86_64',
    ],
    [
      'tf-x-windows-value',
      'Error: expected os_sku to be one of ["Ubuntu" "Windows2019" "Windows2022"], got Windows2025',
    ],
    [
      'm-svc-01',
      'Kubernetes 1.25: pods cannot reach a Service, and hnsdiag lists many stale load balancers.',
    ],
    [
      'aks-x-timeout',
      'We use AKS. Connections between our Windows containers are closed after four minutes.',
    ],
    ['aks-x-timeout', 'AKS: the connections of our pods time out after 240 seconds.'],
    [
      'aks-x-ports',
      'AKS 1.28. Connections to Services drop since we have 500 Services of type LoadBalancer.',
    ],
    [
      'oth-x-rke2-team',
      'RKE2 with Calico VXLAN. A Windows node with teamed adapters: no traffic to the pods of that node.',
    ],
    [
      'oth-x-wmco-2019',
      'OpenShift 4.12, Windows Server 2019. The nodes never become Ready. We have a custom VXLAN port.',
    ],
    ['s-19', 'Since the last reboot the Windows node is NotReady.'],
    ['s-25', 'The operator of Calico is degraded and calico-node-windows pods are missing.'],
    ['eks-x-capacity', 'EKS: the Windows node shows no vpc.amazonaws.com/PrivateIPv4Address.'],
    ['eks-x-webhook', 'On EKS somebody deleted the vpc-resource-mutating-webhook.'],
    [
      'm-net-57',
      'The Windows nodes are VMs on Hyper-V, with flannel in host-gw mode. Pods have no network at all, the host has.',
    ],
  ])('%s: %s', (id, text) => expect(gravesIn(text)).toContain(`symptom-${id}`))
})

test.each([
  'We use AKS. The connection to the endpoint works, and the pod is Ready after 4 minutes.',
  'AKS. The connection was lost during the reboot, the node was Ready again after four minutes.',
  'AKS: an idle connection has to send something after 4 minutes.',
  'EKS. The group eks:kube-proxy-windows was missing in aws-auth; we added it and DNS works now.',
  'Kubernetes 1.30: pods cannot reach a Service? No. Is there something known about stale load balancers?',
  'After a reboot the Windows node becomes Ready within two minutes.',
  'The Windows node was NotReady after a reboot until containerd was started; it is Ready now.',
  'Our pods have no network policy. Windows VMs on Hyper-V, flannel l2bridge.',
  'calico-node-windows runs on all nodes; no calico-node-windows pod restarts.',
  'EKS: the pods on Linux get no DNS; on Windows nslookup works.',
  'EKS 1.31, Windows pods. DNS of one name fails since its zone was deleted.',
  'EKS 1.31 with two Windows pods. DNS fails in one of them.',
])('nothing: %s', (text) => expect(gravesIn(text)).toEqual([]))

const platformOf = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.find(
    ({ decision }) => decision === 'platform',
  )?.value

test.each([
  ['On EKS the Windows pods have no DNS.', 'eks'],
  ['In AKS our Windows pods have no DNS.', 'aks'],
  ['GKE: pods fail.', 'gke'],
  ['We use AKS. There is no DNS in Windows pods.', 'aks'],
  ['Windows workers are VMs on Hyper-V.', 'hyper-v'],
  ['Unlike on AKS, the pods have no DNS.', undefined],
  ['We do not use EKS.', undefined],
  ['On AKS it works, on EKS it fails.', undefined],
  ['On AKS we have no such problem.', undefined],
  ['In EKS the node group works; our own kubeadm cluster fails.', undefined],
])('a text that names one managed platform is of it: %s', (text, platform) =>
  expect(platformOf(text)).toBe(platform),
)
