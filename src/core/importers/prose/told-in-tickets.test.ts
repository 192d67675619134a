import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.map(
    ({ name, value }) => `${name} ${String(value)}`,
  )

test.each([
  ['Flannel on our Windows nodes: the VNI has the value 300 in the ConfigMap.', 'vni 300'],
  [
    'The team put the service on top of servercore 1903. Windows nodes, Kubernetes 1.24.',
    'imageRelease 1903',
  ],
  [
    'The Windows boxes got version 1.29.2 of the kubelet, the control plane is 1.27.',
    'kubernetesRelease 1.29.2',
  ],
  ['Our Windows pods use hostNetwork for the agent.', 'workload.hostNetwork true'],
  [
    'kube-proxy on Windows was put into nftables mode, set to nftables mode that is.',
    'kubeProxy.toldMode nftables',
  ],
  ['In AKS the Windows pool with the name winpool17 is refused.', 'pool.name winpool17'],
  ['We updated AKS from 1.31 to 1.32, and the Windows pool is gone.', 'platform aks'],
  ['Windows Server 2022 with calico IPIP in Kubernetes 1.28', 'cni calico'],
  [
    'We configured the kubelet on Windows to use --max-pods=40 and it ends.',
    'kubelet.flag.max-pods 40',
  ],
])('%s', (text, expected) => expect(read(text)).toContain(expected))

test.each([
  ['Flannel has VNI 4096 on Windows. In the Linux only cluster it has VNI 1.', /^vni 1$/],
  ['Two nanoserver 2019 nodes and Windows pods', /imageRelease/],
  ['Version 1.29 of the kubelet removed it. Windows nodes run 1.27.', /1\.29/],
  ['Our Windows pods should not use hostNetwork.', /hostNetwork/],
  ['We will upgrade AKS to 1.33, the Windows pool stays.', /kubernetesVersion 1\.33/],
  ['You have to set the kubelet on Windows to use --max-pods=40.', /flag\.max-pods/],
  ['kube-proxy on Windows cannot be set to ipvs mode.', /toldMode/],
])('not of the setup: %s', (text, unwanted) =>
  expect(read(text).filter((one) => unwanted.test(one))).toEqual([]),
)
