import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'
import { toDocument } from '../../model/document.ts'
import { linesOf } from '../../text/lines.ts'
import { callsIn } from './script-calls.ts'

const read = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).map(({ name, value, line }) => [name, value, line]),
  )

test.each([
  [
    'below words',
    'I run the script as follows:\n.\\start.ps1 -ManagementIP 10.1.2.3 -NetworkMode overlay -KubeDnsServiceIP 10.96.0.10\n',
    [
      ['nodeIP', '10.1.2.3', 2],
      ['networkMode', 'overlay', 2],
      ['clusterDNS', '10.96.0.10', 2],
    ],
  ],
  [
    'in a comment, and below it',
    '#.\\PrepareNode.ps1 -KubernetesVersion v1.23.4 -ContainerRuntime Docker\n.\\PrepareNode.ps1 -ContainerRuntime containerd\n',
    [['containerRuntime', 'containerd', 2]],
  ],
  [
    'beside one that is commented out',
    '#.\\PrepareNode.ps1 -KubernetesVersion v1.23.4 -ContainerRuntime Docker\n.\\PrepareNode.ps1 -KubernetesVersion v1.24.0 -ContainerRuntime containerD\n',
    [
      ['kubernetesRelease', '1.24.0', 2],
      ['containerRuntime', 'containerd', 2],
    ],
  ],
  [
    'behind a prompt',
    'PS C:\\k> .\\PrepareNode.ps1 -KubernetesVersion v1.29.0 -ContainerRuntime containerD\n',
    [
      ['kubernetesRelease', '1.29.0', 1],
      ['containerRuntime', 'containerd', 1],
    ],
  ],
  [
    'in a sentence, whose marks are no part of a value',
    'We use them unchanged: PrepareNode.ps1 -KubernetesVersion v1.31.0, (start.ps1 -NetworkMode overlay). Then .\\start.ps1 -KubeDnsServiceIP 10.96.0.10.\n',
    [
      ['kubernetesRelease', '1.31.0', 1],
      ['networkMode', 'overlay', 1],
      ['clusterDNS', '10.96.0.10', 1],
    ],
  ],
  [
    'by its variable, as EKS has it',
    '<powershell>\n& $EKSBootstrapScriptFile -EKSClusterName prod -DNSClusterIP "172.20.0.10" -ServiceCIDR 172.20.0.0/16\n</powershell>\n.ps1',
    [
      ['clusterDNS', '172.20.0.10', 2],
      ['serviceCIDR', '172.20.0.0/16', 2],
    ],
  ],
  [
    'folded into the YAML of a node class',
    "  userData: >-\n    $EKSBootstrapScriptFile = 'Start-EKSBootstrap.ps1'\n    & $EKSBootstrapScriptFile -EKSClusterName 'a'\n    -KubeletExtraArgs\n    '--max-pods=110' -DNSClusterIP '172.20.0.10'\n",
    [['clusterDNS', '172.20.0.10', 5]],
  ],
  [
    'over several lines',
    'PS C:\\k> .\\start.ps1 -ManagementIP 10.1.2.3 `\n',
    [['nodeIP', '10.1.2.3', 1]],
  ],
  [
    'over several lines, without a prompt',
    '.\\start.ps1 `\n  -ManagementIP 10.1.2.3 `\n  -ClusterCIDR 10.244.0.0/16\n',
    [
      ['nodeIP', '10.1.2.3', 2],
      ['clusterCIDR', '10.244.0.0/16', 3],
    ],
  ],
  [
    'in quotes, of Calico',
    'C:\\install-calico-windows.ps1 -KubeVersion 1.26.3 -CalicoBackend "vxlan"\n',
    [
      ['kubernetesRelease', '1.26.3', 1],
      ['cni', 'calico', 1],
      ['networkMode', 'overlay', 1],
    ],
  ],
  [
    'in quotes, with blanks',
    '$ .\\start.ps1 -ManagementIP 10.1.2.3 -InterfaceName "Ethernet 2"  -LogDir c:\\k\n',
    [
      ['networkAdapter', 'Ethernet 2', 1],
      ['logDirectory', 'c:\\k', 1],
    ],
  ],
  [
    'of Calico without its mode',
    'c:\\install-calico-windows.ps1 -KubeVersion "1.19.1" -Datastore "etcdv3"\n',
    [
      ['kubernetesRelease', '1.19.1', 1],
      ['cni', 'calico', 1],
    ],
  ],
])('reads what a script was given, %s', (_, text, expected) => {
  for (const one of expected) expect(read(text)).toContainEqual(one)
})

const calls = (text: string) =>
  callsIn(toDocument('a.cmd', { lines: linesOf(text), isFenced: false }))

test.each(['#', '# ', 'rem powershell ', ':: '])('reads no call behind %s', (comment) => {
  const call = '.\\PrepareNode.ps1 -KubernetesVersion v1.23.4 -ContainerRuntime Docker\n'
  expect(calls(`${comment}${call}`)).toEqual([])
  expect(calls(call)).not.toEqual([])
})

test('reads no place that a guide keeps for a value, whatever stands behind it', () => {
  const call =
    'C:\\k\\register-svc.ps1 -NetworkMode <Network mode> -ManagementIP <Windows Node IP> -ClusterCIDR <Cluster subnet> -KubeDnsServiceIP <Kube-dns Service IP> -LogDir C:\\k\n'
  expect(read(call).map(([name]) => name)).toEqual(['node.os', 'logDirectory'])
})

test('reads no mode of Calico that is none', () => {
  const names = (backend: string) =>
    read('install-calico.ps1 -CalicoBackend ' + backend + '\n').map(([name]) => name)
  expect(names('windows-bgp')).toContain('networkMode')
  expect(names('backend')).toEqual(['cni'])
})

test('reads no variables, and no examples of a help', () => {
  expect(read('.\\start.ps1 -ManagementIP $ip -NetworkMode\n')).toEqual([])
  const help =
    '<#\n.PARAMETER KubernetesVersion\n.EXAMPLE\nPS> .\\a.ps1 -KubernetesVersion v1.25.3\n#>\n'
  expect(read(`${help}Param(\n  [string] $KubernetesVersion\n)\n$a = 1\n`)).toEqual([])
})
