import { testLint } from '../../testing/test-lint.ts'
import { windowsPodToleratesTaints } from './windows-pod-tolerates-taints.ts'

interface Taint {
  readonly key: string
  readonly value?: string
  readonly effect: string
}

const dedicated: Taint = { key: 'os', value: 'windows', effect: 'NoSchedule' }
const toleration = { key: 'os', operator: 'Equal', value: 'windows', effect: 'NoSchedule' }

const node = (name: string, taints: readonly Taint[]) => ({
  apiVersion: 'v1',
  kind: 'Node',
  metadata: { name },
  ...(taints.length > 0 ? { spec: { taints } } : {}),
  status: { nodeInfo: { operatingSystem: 'windows', kubeletVersion: 'v1.29.3' } },
})

const setup = (pod: object, nodes: readonly object[], more: readonly object[] = []) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'List',
    items: [
      {
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'iis' },
        spec: {
          template: {
            spec: {
              containers: [{ name: 'a', image: 'mcr.microsoft.com/windows/servercore:ltsc2022' }],
              ...pod,
            },
          },
        },
      },
      ...nodes,
      ...more,
    ],
  })

const runtimeClass = {
  apiVersion: 'node.k8s.io/v1',
  kind: 'RuntimeClass',
  metadata: { name: 'windows' },
  handler: 'runhcs-wcow-process',
  scheduling: { tolerations: [toleration] },
}
const tainted = [node('win-1', [dedicated])]

testLint(windowsPodToleratesTaints, {
  valid: [
    { name: 'a toleration', text: setup({ tolerations: [toleration] }, tainted) },
    {
      name: 'a toleration of any effect and value',
      text: setup({ tolerations: [{ key: 'os', operator: 'Exists', effect: '' }] }, tainted),
    },
    {
      name: 'a toleration without a value of a taint without one',
      text: setup({ tolerations: [{ key: 'gpu', effect: 'NoSchedule' }] }, [
        node('win-1', [{ key: 'gpu', effect: 'NoSchedule' }]),
      ]),
    },
    { name: 'a node without a taint', text: setup({}, [...tainted, node('win-2', [])]) },
    {
      name: 'a state that passes',
      text: setup({}, [
        node('win-1', [{ key: 'node.kubernetes.io/not-ready', effect: 'NoSchedule' }]),
      ]),
    },
    {
      name: 'what the scheduler only avoids',
      text: setup({}, [node('win-1', [{ ...dedicated, effect: 'PreferNoSchedule' }])]),
    },
    {
      name: 'a toleration of the RuntimeClass',
      text: setup({ runtimeClassName: 'windows' }, tainted, [runtimeClass]),
    },
    {
      name: 'a RuntimeClass that was not sent',
      text: setup({ runtimeClassName: 'windows' }, tainted),
    },
    { name: 'a node by name', text: setup({ nodeName: 'win-1' }, tainted) },
    {
      name: 'a pod for Linux',
      text: setup({ nodeSelector: { 'kubernetes.io/os': 'linux' } }, tainted),
    },
  ],
  invalid: [
    {
      name: 'no toleration',
      text: setup({}, tainted),
      messages: [/iis does not tolerate the taint os=windows:NoSchedule/],
      severity: 'warning',
    },
    {
      name: 'a toleration of another value',
      text: setup({ tolerations: [{ ...toleration, value: 'Windows' }] }, tainted),
      messages: [/os=windows:NoSchedule/],
    },
    {
      name: 'a taint that the kubelet registers itself with',
      text: `kubelet.exe --register-with-taints=os=windows:NoSchedule --kubeconfig=C:\\k\\config
=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022'}]
`,
      messages: [/web does not tolerate the taint os=windows:NoSchedule/],
    },
    {
      name: 'the second taint that kubectl describe lists',
      text: `Name:               win-1
Labels:             kubernetes.io/os=windows
Taints:             node.kubernetes.io/unreachable:NoExecute
                    os=windows:NoSchedule
Unschedulable:      false
System Info:
  OS Image:          Windows Server 2022 Datacenter
  Operating System:  windows
  Kubelet Version:   v1.29.3
=== pod.yaml ===
apiVersion: v1
kind: Pod
metadata: {name: web}
spec:
  nodeSelector: {kubernetes.io/os: windows}
  containers: [{name: a, image: 'mcr.microsoft.com/windows/nanoserver:ltsc2022'}]
`,
      messages: [/web does not tolerate the taint os=windows:NoSchedule/],
    },
  ],
})
