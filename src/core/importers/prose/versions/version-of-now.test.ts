import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const kubelet = 'C:\\k\\kubelet.exe --kubeconfig=C:\\k\\config --v=4'
const read = (text: string) => [
  ...new Set(
    diagnose([{ name: 'a.txt', text: `${text}\n` }]).observations.flatMap(({ decision, value }) =>
      decision === 'kubernetesVersion' ? [value] : [],
    ),
  ),
]

test.each([
  'containerd 1.7.11 / v1.29.4 / Server 2022',
  'Node (v1.29.4/Windows Server 2022) does not start pods',
  'The pods will not start. Windows Server 2022, v1.29.4, containerd 1.7.2',
  'Everything runs on Windows Server 2022, v1.29.4, containerd 1.7.22.',
  'kubelet, kubectl and the masters: v1.29.4, Windows Server 2019',
  'Tested on stage (v1.29.4, Windows Server 2022 20348.3453): pods start.',
  'We want Windows pods with GPU. v1.29.4, Windows Server 2022, containerd 1.7',
  'Win2022 (1.29.4), the kubelet says:',
  'Services time out on Windows.\nv1.29.4',
])('%j tells the version of now, in words and beside a command', (text) => {
  expect(read(text)).toEqual(['1.29'])
  expect(read(`${text}\n${kubelet}`)).toEqual(['1.29'])
})

test.each([
  'Our old nodes: Windows Server 2019, v1.21.5, docker 20.10',
  'We have v1.29.4 kubectl, Windows Server 2022 nodes.',
  'Windows Server 2022 nodes, v1.29.4 kubectl, containerd 1.7.',
  'Windows Server 2022 nodes, 1.29.4 crictl, containerd 1.7.',
  'Windows Server 2022 nodes, v1.29.4 helm chart, containerd 1.7.',
  'Windows Server 2022 nodes, v1.29.4 client, containerd 1.7.',
  'Tools: v1.29.4 kubeadm, Windows Server 2022.',
  'Control plane: v1.29.4, Windows Server 2022 nodes with containerd 1.7.22.',
  'Is it enough for Windows pods: v1.29.4 kubeadm or newer?',
  'We will build new nodes: Windows Server 2025, v1.33.1, containerd 2.0.4',
  'A colleague has Windows Server 2022, v1.28.3, containerd 1.7.2 and it works there.',
  'The other cluster: Windows Server 2022, v1.31.1, containerd 1.7.22',
  'Lab: Windows Server 2022, v1.31.1, containerd 1.7.22',
  'The docs use Windows Server 2022, v1.30.0, containerd 1.7.11 as an example',
  'prometheus (v1.31.0) on Windows nodes',
  'keda (v1.15.1, Windows nodes)',
  'azure-cloud-node-manager (v1.29.3, Windows nodes)',
  'We have cluster-autoscaler, v1.29.3, Windows nodes',
  'node-problem-detector (v1.34.0) on Windows',
  'Jenkins runs on Windows Server 2022, 1.22.3',
  'Back then: v1.25.0 on Windows Server 2019.',
  'Goal: v1.33.0 on Windows Server 2025',
  'Target: Windows Server 2025, v1.33.0',
  'Next month: Windows Server 2025, v1.33.0, containerd 2.0.4',
  '# Example: v1.29.0 on Windows Server 2022',
  'Use your version, e.g. 1.22.3 on Windows',
  'Windows Server 2022, v1.29.4 planned, containerd 1.7.11',
  'Windows Server 2022, v1.29.4 (another team), containerd 1.7',
  'v1.29.9, which has that fix for Windows, is out since Monday.',
  '“v1.27.0 on Windows Server 2022” is what the blog used.',
  'rancher-wins (v1.29.4)\nThe Windows node fails.',
  'We reverted to docker from containerd 1.6, v1.22.0',
  'Ubuntu 22.04 masters, v1.30.2, containerd 1.7',
  'Minimum: v1.27.0, Windows Server 2019',
  '$ go version\nv1.24.3',
])('%j tells none of now', (text) => {
  expect(read(text)).toEqual([])
  expect(read(`${text}\n${kubelet}`)).toEqual([])
})

test.each([
  'Plant 3: v1.29.4 kubeadm, containerd 1.7.22 on Windows Server 2022.',
  'Site B: v1.29.4 (kubeadm), Windows Server 2022',
])('%j tells it behind the name of a place', (text) => expect(read(text)).toEqual(['1.29']))
