import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const valuesIn = (text: string) =>
  diagnose([{ name: 'mail.txt', text: `${text}\n` }]).observations.map(
    ({ decision, name, value }) => `${decision ?? name} ${String(value)}`,
  )

test.each([
  ['cluster is 1.27', 'kubernetesVersion 1.27'],
  ['node: Windows Server 2025, containerd://1.6.20, v1.31.3', 'kubernetesRelease 1.31.3'],
  ['Our node: win22-01 v1.27.3 Windows Server 2022 Datacenter', 'kubernetesRelease 1.27.3'],
  ['nodes: win-1 Ready v1.27.2 Windows Server 2019 Datacenter', 'kubernetesRelease 1.27.2'],
  ['on all our 1.23 nodes pods fail, docker 20.10 there', 'kubernetesVersion 1.23'],
  ['we have 1.29, containerd 1.7.11, WS2022 on the Windows side', 'kubernetesVersion 1.29'],
  ['1.30, WS2022, containerd 1.7.15. Windows pods hang.', 'kubernetesVersion 1.30'],
  ['Antrea 1.15.1 on 1.29, no kube-proxy on the Windows node.', 'kubernetesVersion 1.29'],
  ['Calico 3.27.3 on 1.28.9 with Windows nodes', 'kubernetesRelease 1.28.9'],
  ['1.29 kubeadm cluster, WS2022', 'kubernetesVersion 1.29'],
  ['our dual stack cluster on Azure (Server 2022, 1.31)', 'kubernetesVersion 1.31'],
  ['we joined a node to the kubeadm cluster (v1.29.4, flannel)', 'cni flannel'],
  ['The nodes are fine (kubelet 1.30.1, containerd 1.7.2, calico).', 'cni calico'],
  ['our two ltsc2022 nodes hang', 'windowsRelease ltsc2022'],
  ['On Windows Server 2019 the pod would not start.', 'windowsRelease ltsc2019'],
  ['host-gw, ltsc 2019 workers', 'windowsRelease ltsc2019'],
  ['containerd on the box is 1.5.13 (never touched it)', 'runtimeVersion 1.5.13'],
  ['It hangs on a 17763 node.', 'windowsRelease ltsc2019'],
  ['our first server (26100) joined', 'windowsRelease ltsc2025'],
  ['our first 2025 server joined', 'windowsRelease ltsc2025'],
  ['The workers have dockerd 20.10', 'containerRuntime docker'],
  ['the pod spec has hostNetwork: true and hostProcess: true', 'isolation hostprocess'],
  ['the nodes are 2022 LTSC', 'windowsRelease ltsc2022'],
  [
    'our Dockerfile starts with FROM mcr.microsoft.com/windows/servercore:ltsc2019',
    'imageRelease ltsc2019',
  ],
  [
    'FROM mcr.microsoft.com/windows/servercore:ltsc2019\n...\nand it does not start',
    'image.base mcr.microsoft.com/windows/servercore:ltsc2019',
  ],
])('values that are told in short: %s', (text, expected) =>
  expect(valuesIn(text)).toContain(expected),
)

test.each([
  ['Our Linux workers: Ubuntu, containerd 1.7.2, 1.30.4', /kubernetesVersion/],
  ['containerd 1.7.2, 1.7.3 and 1.7.4 all fail', /kubernetesVersion/],
  ['We had Server 2019, containerd 1.5.9, 1.22.4 before.', /kubernetesVersion/],
  ['if your cluster is 1.24, docker works', /kubernetesVersion/],
  ['none of our 1.23 nodes are left', /kubernetesVersion/],
  ['Calico 3.27 on 1.28 is not supported with Windows', /kubernetesVersion/],
  ['We had Antrea 1.15.1 on 1.29 before.', /kubernetesVersion/],
  ['Flannel 0.25.1 on 1.28, as their README says, with Windows nodes', /kubernetesVersion/],
  ['Calico 3.27.3 on 1.28 with Windows is documented.', /kubernetesVersion/],
  ['microk8s 1.28 is not supported for Windows.', /kubernetesVersion/],
  ['The docs of Calico 3.27.3 on 1.28 say that Windows needs it.', /kubernetesVersion/],
  ['the other cluster (v1.29.4, calico) works fine', /kubernetesVersion|cni/],
  ['we tried several (1.29.4, calico), (1.29.4, flannel)', /cni/],
  ['which of them (flannel, calico)?', /cni/],
  ['On Server 2019 the custom port would not work, therefore 2022.', /windowsRelease/],
  ['With 1.24 docker would be gone, so we stay.', /kubernetesVersion/],
  ['no ltsc2019 nodes any more', /windowsRelease/],
  ['2019 and 2022 nodes', /windowsRelease/],
  ['containerd on the masters is 1.5.13', /runtimeVersion/],
  ['containerd on the old nodes was 1.5.13', /runtimeVersion/],
  ['the docs say 2022 nodes can run it as well', /windowsRelease/],
  ['In our test cluster we have 2025 nodes', /windowsRelease/],
  ['We do not set hostProcess: true anywhere', /isolation/],
  ['The docs mention pods with hostProcess: true', /isolation/],
  ['Later we plan to use pods with hostProcess: true', /isolation/],
  ['A database with SQL 2019 servers', /windowsRelease/],
  ['since 2022 servers have 64 GB here', /windowsRelease/],
  ['FROM mcr.microsoft.com/windows/servercore:ltsc2019\nused to be here', /image\.base/],
  [
    'FROM mcr.microsoft.com/windows/servercore:ltsc2019\nor\nFROM mcr.microsoft.com/windows/servercore:ltsc2022',
    /image\.base/,
  ],
])('what is no value of this setup: %s', (text, unexpected) =>
  expect(valuesIn(text)).not.toContainEqual(expect.stringMatching(unexpected)),
)
