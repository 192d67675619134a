import { describe, expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const read = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.map(
    ({ name, value }) => `${name}=${String(value)}`,
  )

test.each([
  [
    'Server version 1.24.17, agents 1.24.17, os image Windows Server 2022 Standard.',
    'windowsRelease=ltsc2022',
  ],
  ['Pods fail on Windows Server 2019 and 2022. Kubernetes 1.24.', 'windowsRelease=ltsc2022'],
  ['Windows Server 2019/2022 workers, containerd 1.6.4.', 'windowsRelease=ltsc2022'],
  ['The nodes are Windows Server 2022, the old 2019 ones are gone.', 'windowsRelease=ltsc2022'],
  ['kubectl logs kube-flannel-ds-windows-amd64-9p9pv shows nothing.', 'cni=flannel'],
  ['The pod calico-node-windows-x7k2p restarts on the Windows node.', 'cni=calico'],
  ['Tried antrea with containerd 1.6.8 on Windows Server 2019.', 'cni=antrea'],
  ['Windows Server 2022 nodes, flannel in host-gw mode (0.22.3).', 'flannel.version=0.22.3'],
  ['An HPC daemonset on Windows Server 2019 nodes, k8s 1.25.', 'isolation=hostprocess'],
  ['calico cni: 3.21, vxlan mode, two Windows nodes.', 'cniRelease=3.21'],
  ['The Windows node never joins. 1.29', 'kubernetesVersion=1.29'],
  ['Two Windows worker nodes on k3s 1.29 never join.', 'node.windowsWanted=true'],
  ['Our Windows node has kubelet 1.31.1 and max pods 200.', 'maxPods=200'],
])('%s tells %s', (text, told) => expect(read(text)).toContain(told))

test.each([
  ['We build Windows Server 2019 and 2022 images on Windows Server 2022 nodes.', 'ltsc2019'],
  ['Linux nodes have flannel VNI 1 in the other cluster. Windows Server 2022 here.', 'vni='],
  ['We moved from Windows Server 2016 workers to Windows Server 2022 in May.', 'ltsc2016'],
  ['A cluster for HPC pods with GPUs, Kubernetes 1.27.', 'isolation='],
  ['Does it work on Windows Server 2019 and 2022?', 'ltsc2022'],
  ['The Windows Server 2019 node, the last of its kind, is gone.', 'windowsRelease'],
  ['Our Linux worker has kubelet 1.31.1 and max pods 200. Windows has kubelet 1.31.1.', 'maxPods'],
  ['A v1.19 cluster with Windows nodes. Upgrade the cluster to 1.20 fails.', '1.20'],
  ['We tried flannel with containerd and calico with containerd on Windows.', 'cni=flannel'],
  ['Windows Server 2022. Auparavant nous avions le VNI 1, c’est résolu depuis.', 'vni='],
  ['Windows Server 2022. Früher hatten wir VNI 1, das ist behoben.', 'vni='],
  ['We use no kube-flannel-ds-windows on our Windows nodes.', 'cni='],
])('%s does not tell %s', (text, told) => expect(read(text).join(' ')).not.toContain(told))

describe('what somebody told as the cause and mended', () => {
  test.each([
    'Windows pods were stuck because net-conf.json had VNI 1.\n\nSolved: I changed the backend. All pods run.',
    'The flannel backend had VNI 1. We raised it and all Windows pods run now.',
    'The nodes were NotReady because flannel had VNI 1. We changed it and they are Ready now.',
  ])('is no more: %s', (text) => expect(read(text)).not.toContain('vni=1'))
  test.each([
    'Windows pods are stuck, net-conf.json has VNI 1.',
    'The flannel backend had VNI 1. We raised it, but the Windows pods still do not run.',
    'Windows pods had VNI 1. We changed nothing since then.',
    'Windows Server 2022 mit Flannel. Wir haben die VNI noch auf 1.',
    'Windows Server 2022. Auparavant nous avions le VNI 1, nous l’avons toujours.',
    'Windows 节点。以前正常，升级后 flannel 的 VNI: 1。',
  ])('is there: %s', (text) => expect(read(text)).toContain('vni=1'))
  test('a flag as well', () => {
    const mended = (rest: string) =>
      diagnose([
        {
          name: 'a.txt',
          text: `Kubernetes 1.28. The Windows nodes were NotReady because the kubelet had --cgroups-per-qos=true. ${rest}`,
        },
      ]).findings.filter(({ severity }) => severity === 'error')
    expect(mended('We removed the flag and now they are Ready.')).toEqual([])
    expect(mended('We removed other flags, same result.')).toHaveLength(1)
  })
  test('what somebody read of a flag is not there', () => {
    const flags = (text: string) =>
      read(text).filter((one) => one.startsWith('kubelet.flag.cgroups-per-qos'))
    expect(
      flags(
        'We read that --cgroups-per-qos=true is refused on Windows, the kubelet has it at false.',
      ),
    ).toEqual([])
    expect(flags('The kubelet on Windows has --cgroups-per-qos=true.')).toHaveLength(1)
  })
  test('a field that pods used before a move', () => {
    const found = (rest: string) =>
      diagnose([
        { name: 'a.txt', text: `Our Windows pods used privileged: true; ${rest}` },
      ]).findings.map(({ id }) => id)
    expect(found('since we moved to HostProcess pods on 1.27 everything works.')).toEqual([])
    expect(found('since we moved to 1.27 they do not start.')).toContain('pod-field-told')
  })
  test('the parts of a setup stay', () =>
    expect(
      read(
        'Pods failed because Kubernetes 1.26 had VNI 1. We changed it and it works now. Windows.',
      ),
    ).toContain('kubernetesVersion=1.26'))
})
