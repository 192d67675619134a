import { describe, expect, test } from 'vitest'
import { resolveSource } from '../../../catalog/sources/index.ts'
import { diagnose } from '../diagnose.ts'

const node = (version: string, runtime = 'containerd://1.7.16') =>
  `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   4h    ${version}   172.31.9.22   <none>        Windows Server 2022 Datacenter   10.0.20348.2461   ${runtime}
`
const runtimeClass =
  'apiVersion: node.k8s.io/v1\nkind: RuntimeClass\nmetadata: {name: hv}\nhandler: runhcs-wcow-hypervisor\n'
const pod =
  'apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  runtimeClassName: hv\n  nodeSelector: {kubernetes.io/os: windows}\n  containers: [{name: a, image: "a/b:ltsc2022"}]\n'

describe('one fault is said once', () => {
  test('of a RuntimeClass and the pod that uses it', () => {
    const files = [
      { name: 'nodes.txt', text: node('v1.30.1') },
      { name: 'class.yaml', text: runtimeClass },
      { name: 'pod.yaml', text: pod },
    ]
    const { findings } = diagnose(files)
    const about = findings.filter(({ message }) => /Hyper-V isolation is not supp/.test(message))
    expect(about.map(({ id }) => id)).toEqual(['hyperv-unsupported'])
    expect(about.flatMap(({ also = [] }) => also).map(({ file }) => file)).toContain('class.yaml')
    const alone = diagnose(files.slice(0, 2)).findings.map(({ id }) => id)
    expect(alone).toContain('runtime-class')
  })

  test('of two versions that are told', () => {
    const annotated = pod
      .replace(
        '{name: web}',
        '{name: web, annotations: {experimental.windows.kubernetes.io/isolation-type: hyperv}}',
      )
      .replace('  runtimeClassName: hv\n', '')
    const { findings } = diagnose([
      {
        name: 'a.ps1',
        text: '$global:KubeBinariesVersion = "1.17.3"\n$global:KubeDnsServiceIp = "10.0.0.10"\n',
      },
      {
        name: 'mail.txt',
        text: 'Kubernetes version: 1.14.8\nWindows build: 10.0.17763.504\n',
      },
      { name: 'pod.yaml', text: annotated },
    ])
    const own = findings.filter(({ id }) => id === 'hyperv-unsupported')
    expect(own.map(({ message }) => message)).toEqual([
      expect.stringContaining('Kubernetes 1.14 to 1.17 means process isolation'),
    ])
  })
})

describe('who is asked for a plugin of EKS', () => {
  const decidedBy = (text: string) =>
    diagnose([{ name: 'a.txt', text }]).questions.filter(({ when }) => /vpc-bridge/.test(when))

  test('is nobody of whom nothing tells of AWS', () => {
    expect(decidedBy(node('v1.20.1', 'docker://20.10.9'))).toEqual([])
    expect(decidedBy(`Our nodes run on vSphere.\n${node('v1.20.1', 'docker://20.10.9')}`)).toEqual(
      [],
    )
  })
})

test('values that disagree cite what the value is', () => {
  const { findings } = diagnose([
    { name: 'a.txt', text: 'kubelet.exe --cluster-dns=10.96.0.10 --node-ip=10.0.0.4\n' },
    { name: 'b.txt', text: 'kubelet.exe --cluster-dns=10.43.0.10 --node-ip=10.0.0.4\n' },
  ])
  const sources = findings
    .filter(({ id }) => id === 'values-disagree')
    .flatMap((one) => one.sources)
  expect(sources).not.toEqual([])
  for (const source of sources) expect(resolveSource(source)?.title).not.toMatch(/JSON/)
})
