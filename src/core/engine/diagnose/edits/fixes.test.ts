import { describe, expect, test } from 'vitest'
import { customerCases } from '../../../testing/cases/customer-cases.ts'
import { azureFiles } from '../../../testing/samples/azure-files.ts'
import { runtimeAndChartFiles } from '../../../testing/samples/chart-files.ts'
import { manifestFiles } from '../../../testing/samples/manifest-files.ts'
import { microsoftFiles } from '../../../testing/samples/microsoft-files.ts'
import { otherFiles } from '../../../testing/samples/other-files.ts'
import { runtimeFiles } from '../../../testing/samples/runtime-files.ts'
import { diagnose } from '../diagnose.ts'
import type { Finding } from '../../../model/finding.ts'
import type { SentFile } from '../reading/read.ts'
import { withEdits } from './apply.ts'

const fixesOf = (files: readonly SentFile[]) =>
  diagnose(files).findings.flatMap((finding) => {
    const { edits } = finding
    return edits ? [{ finding, edits, mended: withEdits(files, edits) }] : []
  })

/** What is wrong with the fixes of these files: one changes nothing, keeps its finding or brings an error. */
function faultsIn(files: readonly SentFile[]): readonly string[] {
  const before = diagnose(files).findings
  const errors = new Set(before.filter(isError).map(said))
  return fixesOf(files).flatMap(({ finding, mended }) => {
    const after = diagnose(mended).findings
    const count = (all: readonly Finding[]) =>
      all.filter((one) => said(one) === said(finding)).length
    return [
      ...(mended.some(({ text }, i) => text !== files[i]?.text) ? [] : ['nothing changes']),
      ...(count(after) < count(before) ? [] : ['it stays']),
      ...after.filter((one) => isError(one) && !errors.has(said(one))).map(said),
    ].map((fault) => `${said(finding)} ${fault}`)
  })
}

const said = ({ id, message }: Finding) => `${id}: ${message}`
const isError = ({ severity }: Finding) => severity === 'error'

describe.each(customerCases.map((one) => [one.id, one.files] as const))('%s', (_, files) => {
  test('each fix changes the text, removes its finding and adds no error', () =>
    expect(faultsIn(files)).toEqual([]))
})

test('and of the samples too', () => {
  const samples = [...azureFiles, ...microsoftFiles, ...otherFiles, ...manifestFiles]
  const all = [...samples, ...runtimeFiles, ...runtimeAndChartFiles]
  expect(all.flatMap(({ name, text }) => faultsIn([{ name, text }]))).toEqual([])
})

const kubelet = (flags: string) => `C:\\k\\kubelet.exe --node-ip=10.0.0.4 ${flags}`
const of = (version: string, text: string): readonly SentFile[] => [
  { name: 'a.txt', text },
  { name: 'version.json', text: JSON.stringify({ kubernetesVersion: version }) },
]

test.each<readonly [name: string, version: string, text: string, mended: string]>([
  [
    'a removed flag in a line',
    '1.24',
    kubelet('--network-plugin=cni --cgroups-per-qos=false --enforce-node-allocatable= --v=4'),
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable= --v=4'),
  ],
  [
    'the last flag of a line that goes on',
    '1.28',
    'C:\\k\\kubelet.exe `\n  --cgroups-per-qos=false `\n  --enforce-node-allocatable="" `\n  --container-runtime=remote\nStart-Sleep 5\n',
    'C:\\k\\kubelet.exe `\n  --cgroups-per-qos=false `\n  --enforce-node-allocatable=""\nStart-Sleep 5\n',
  ],
  [
    'a flag on a line of its own',
    '1.28',
    'C:\\k\\kubelet.exe ^\n  --container-runtime=remote ^\n  --cgroups-per-qos=false ^\n  --enforce-node-allocatable=\n',
    'C:\\k\\kubelet.exe ^\n  --cgroups-per-qos=false ^\n  --enforce-node-allocatable=\n',
  ],
  [
    'the last item of a list',
    '1.28',
    '$kubeletArgs = @(\n  "--cgroups-per-qos=false",\n  "--enforce-node-allocatable=",\n  "--container-runtime=remote"\n)\nC:\\k\\kubelet.exe $kubeletArgs\n',
    '$kubeletArgs = @(\n  "--cgroups-per-qos=false",\n  "--enforce-node-allocatable="\n)\nC:\\k\\kubelet.exe $kubeletArgs\n',
  ],
  [
    'an item of a list on one line',
    '1.28',
    "$kubeletArgs = @('--v=4', '--container-runtime=remote', '--cgroups-per-qos=false', '--enforce-node-allocatable=')\nC:\\k\\kubelet.exe $kubeletArgs\n",
    "$kubeletArgs = @('--v=4', '--cgroups-per-qos=false', '--enforce-node-allocatable=')\nC:\\k\\kubelet.exe $kubeletArgs\n",
  ],
  [
    'an argument of a manifest',
    '1.30',
    'apiVersion: v1\nkind: Pod\nmetadata: {name: kube-proxy}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n    - name: kube-proxy\n      image: a/kube-proxy:1\n      command: [kube-proxy.exe]\n      args:\n        - --proxy-mode=kernelspace\n        - --log-dir=C:\\k\n        - --v=4\n',
    'apiVersion: v1\nkind: Pod\nmetadata: {name: kube-proxy}\nspec:\n  nodeSelector: {kubernetes.io/os: windows}\n  containers:\n    - name: kube-proxy\n      image: a/kube-proxy:1\n      command: [kube-proxy.exe]\n      args:\n        - --proxy-mode=kernelspace\n        - --v=4\n',
  ],
  [
    'an item of RKE2, which has no dashes',
    '1.28',
    '# C:/etc/rancher/rke2/config.yaml\nserver: https://10.0.0.1:9345\ntoken: a\nkubelet-arg:\n- "network-plugin=cni"\n- max-pods=50\n',
    '# C:/etc/rancher/rke2/config.yaml\nserver: https://10.0.0.1:9345\ntoken: a\nkubelet-arg:\n- max-pods=50\n',
  ],
  [
    'an item of kubeadm with a name and a value',
    '1.31',
    'apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration:\n  kubeletExtraArgs:\n  - name: network-plugin\n    value: cni\n  - name: max-pods\n    value: "50"\n  criSocket: npipe:////./pipe/containerd-containerd\ndiscovery:\n  bootstrapToken:\n    apiServerEndpoint: 10.0.0.1:6443\n    token: abcdef.0123456789abcdef\n    unsafeSkipCAVerification: true\n',
    'apiVersion: kubeadm.k8s.io/v1beta4\nkind: JoinConfiguration\nnodeRegistration:\n  kubeletExtraArgs:\n  - name: max-pods\n    value: "50"\n  criSocket: npipe:////./pipe/containerd-containerd\ndiscovery:\n  bootstrapToken:\n    apiServerEndpoint: 10.0.0.1:6443\n    token: abcdef.0123456789abcdef\n    unsafeSkipCAVerification: true\n',
  ],
  [
    'a misspelt flag',
    '1.30',
    kubelet('--hostname-overide=a --cgroups-per-qos=false --enforce-node-allocatable='),
    kubelet('--hostname-override=a --cgroups-per-qos=false --enforce-node-allocatable='),
  ],
  [
    'dashes that are no hyphens',
    '1.31',
    kubelet('——hostname—override=a --v=4'),
    kubelet('--hostname-override=a --v=4'),
  ],
  [
    'a value that Windows refuses',
    '1.24',
    kubelet('--cgroups-per-qos=true --enforce-node-allocatable='),
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable='),
  ],
  [
    'a switch without a value',
    '1.24',
    kubelet('--cgroups-per-qos --enforce-node-allocatable='),
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable='),
  ],
  [
    'a value in quotes',
    '1.24',
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable="pods"'),
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable=""'),
  ],
  [
    'a flag that is missing',
    '1.24',
    kubelet('--cgroups-per-qos=false'),
    kubelet('--cgroups-per-qos=false --enforce-node-allocatable='),
  ],
  [
    'a gate that is gone',
    '1.31',
    kubelet('--feature-gates=WindowsHostProcessContainers=true,WinDSR=true'),
    kubelet('--feature-gates=WinDSR=true'),
  ],
  [
    'the only gate, which is gone',
    '1.31',
    kubelet('--feature-gates=WindowsHostProcessContainers=true --v=4'),
    kubelet('--v=4'),
  ],
  [
    'a gate that is misspelt',
    '1.31',
    kubelet('--feature-gates=WinDRS=true'),
    kubelet('--feature-gates=WinDSR=true'),
  ],
  [
    'two flags in one',
    '1.31',
    'kube-proxy.exe --proxy-mode=kernelspace --hostname-override=a--kubeconfig=c:\\k\\config',
    'kube-proxy.exe --proxy-mode=kernelspace --hostname-override=a --kubeconfig=c:\\k\\config',
  ],
  [
    'a mode of Linux',
    '1.29',
    'kube-proxy.exe --proxy-mode=ipvs --v=4',
    'kube-proxy.exe --proxy-mode=kernelspace --v=4',
  ],
  [
    'a class cut short',
    '1.31',
    kubelet('--windows-priorityclass=HIGH'),
    kubelet('--windows-priorityclass=HIGH_PRIORITY_CLASS'),
  ],
  [
    'a resolver of Linux',
    '1.31',
    kubelet('--resolv-conf=/etc/resolv.conf'),
    kubelet('--resolv-conf='),
  ],
  [
    'a pipe without its scheme',
    '1.31',
    kubelet('--container-runtime-endpoint=//./pipe/containerd-containerd'),
    kubelet('--container-runtime-endpoint=npipe:////./pipe/containerd-containerd'),
  ],
])('%s is mended in the text', (_, version, text, mended) => {
  const files = of(version, text)
  const fixed = fixesOf(files).map((one) => one.mended[0]?.text)
  expect(fixed).toContain(mended)
  expect(faultsIn(files)).toEqual([])
})

test.each([
  [
    'what a log prints',
    '1.28',
    'I0312 10:11:12.1 1 flags.go:59] FLAG: --container-runtime="remote"\n',
  ],
  ['a flag that nobody meant', '1.31', kubelet('--xyzzy-plugh=1')],
  ['a secret', '1.31', kubelet('--bootstrap-tokens=abcdef.0123456789abcdef')],
] as const)('of %s nothing is changed', (_, version, text) => {
  for (const { edits } of fixesOf(of(version, text)))
    expect(edits.map(({ from }) => from).join()).not.toMatch(/plugin|remote|xyzzy|abcdef/)
})

test('what a machine has is not mended in the output that tells it', () => {
  const nodes = `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   4h    v1.20.1   172.31.9.22   <none>        Windows Server 2022 Datacenter   10.0.20348.2461   docker://20.10.9
`
  expect(fixesOf([{ name: 'nodes.txt', text: nodes }])).toEqual([])
})

test('what somebody only says is not to be written otherwise', () => {
  const text =
    'We run Kubernetes 1.29 on AKS with Windows Server 2019 nodes, flannel, and two pools.\n'
  expect(diagnose([{ name: 'mail.txt', text }]).findings).toContainEqual(
    expect.objectContaining({ id: 'aks-azure-cni', severity: 'warning' }),
  )
  expect(fixesOf([{ name: 'mail.txt', text }])).toEqual([])
})
