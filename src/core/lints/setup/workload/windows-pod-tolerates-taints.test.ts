import { testLint } from '../../../testing/test-lint.ts'
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

const pools = (tier: string, more = '') =>
  `az aks nodepool add --cluster-name c -g g -n wina --os-type Windows --os-sku Windows2022 --labels tier=batch --node-taints tier=batch:NoSchedule
az aks nodepool add --cluster-name c -g g -n winb --os-type Windows --os-sku Windows2022${more}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: job
spec:
  template:
    spec:
      nodeSelector:
        kubernetes.io/os: windows
        tier: ${tier}
      containers:
      - name: c
        image: mcr.microsoft.com/windows/servercore:ltsc2022
`

const machines = {
  apiVersion: 'machine.openshift.io/v1beta1',
  kind: 'MachineSet',
  metadata: { name: 'win' },
}
const ofSystem = { ...dedicated, key: 'node.kubernetes.io/os' }
const ofOperator = { ...toleration, value: 'Windows' }

const described = (name: string, taint: string) =>
  `Name:               ${name}\nRoles:              <none>\nLabels:             kubernetes.io/os=windows\n                    pool=${name}\nTaints:             ${taint}\nSystem Info:\n  OS Image:                   Windows Server 2022 Standard\n  Kernel Version:             10.0.20348.2113\n  Kubelet Version:            v1.28.6\n\n`
const twoPools = described('win-a', '<none>') + described('win-b', 'gpu=true:NoSchedule')
const ofPool = (pool: string) =>
  `apiVersion: v1\nkind: Pod\nmetadata: {name: web}\nspec:\n  nodeSelector: {kubernetes.io/os: windows, pool: ${pool}}\n  containers: [{name: a, image: b}]\n`

testLint(windowsPodToleratesTaints, {
  valid: [
    {
      name: 'the other of two pools, which has no taint',
      text: pools('web', ' --labels tier=web'),
    },
    {
      name: 'the taint of the operator of OpenShift',
      text: setup({ tolerations: [ofOperator] }, [machines]),
    },
    {
      name: 'a node whose taints somebody took away',
      text: setup({}, [machines, node('win-1', [])]),
    },
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
      name: 'a taint that Karpenter takes off',
      text: setup({}, [node('win-1', [{ key: 'karpenter.sh/unregistered', effect: 'NoExecute' }])]),
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
    {
      name: 'one of two nodes of which lines were sent has no taint',
      text: `${setup({}, [])}
=== nodes.txt ===
$ kubectl describe node win-1 | grep -e Taints -e 'Kernel Version'
Taints:             os=windows:NoSchedule
 Kernel Version:             10.0.20348.3453
$ kubectl describe node win-2 | grep -e Taints -e 'Kernel Version'
Taints:             <none>
 Kernel Version:             10.0.20348.3453
`,
    },
    {
      name: 'a taint of a node of which nothing else was sent, and which may have Linux',
      text: `${setup({}, [])}
=== nodes.txt ===
$ kubectl describe node w7 | grep Taints
Taints:             dedicated=build:NoSchedule
`,
    },
    {
      name: 'the taint of GKE, which gives the toleration itself',
      text: `${setup({ nodeSelector: { 'kubernetes.io/os': 'windows' } }, [node('win-1', [ofSystem])])}
=== cluster.sh ===
gcloud container node-pools create win --cluster=a --image-type=WINDOWS_LTSC_CONTAINERD
`,
    },
    {
      name: 'the same taint of a platform that was not told',
      text: setup({}, [node('win-1', [ofSystem])]),
    },
    { name: 'a node by name', text: setup({ nodeName: 'win-1' }, tainted) },
    {
      name: 'a pod for Linux',
      text: setup({ nodeSelector: { 'kubernetes.io/os': 'linux' } }, tainted),
    },
    { name: 'the pool without a taint', text: twoPools + ofPool('win-a') },
  ],
  invalid: [
    {
      name: 'the node that the pod names',
      text: setup(
        {
          nodeSelector: { 'kubernetes.io/os': 'windows', 'kubernetes.io/hostname': 'win-1' },
          tolerations: [{ ...toleration, value: 'linux' }],
        },
        [node('win-1', [dedicated])],
      ),
      messages: [/does not tolerate the taint os=windows:NoSchedule/],
      severity: 'error',
    },
    {
      name: 'the pool with a taint, beside one without',
      text: twoPools + ofPool('win-b'),
      messages: [/gpu=true:NoSchedule, which the Windows nodes have that it selects/],
    },
    {
      name: 'the one of two pools that has a taint, by its label',
      text: pools('batch'),
      messages: [/tier=batch:NoSchedule, which the Windows pools have that it selects/],
    },
    {
      name: 'the taint of the operator of OpenShift, in other letters',
      text: setup({ tolerations: [toleration] }, [machines]),
      messages: [/taint os=Windows:NoSchedule, which the operator of OpenShift gives each/],
      severity: 'error',
    },
    {
      name: 'the field of a node by itself',
      text: `${setup({}, [])}
=== nodes.txt ===
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
win-1   Ready    <none>   10d   v1.30.4   10.0.0.20     <none>   Windows Server 2022 Datacenter   10.0.20348.1   containerd://1.7.8
=== taints.txt ===
$ kubectl get node win-1 -o jsonpath='{.spec.taints}'
[{"effect":"NoSchedule","key":"sku","value":"win"}]
`,
      messages: [/does not tolerate the taint sku=win:NoSchedule/],
    },
    {
      name: 'no toleration',
      text: setup({}, tainted),
      messages: [/iis does not tolerate the taint os=windows:NoSchedule/],
      severity: 'warning',
    },
    {
      name: 'the taint of the system, in a cluster of AKS',
      text: `${setup({}, [node('akswin000000', [ofSystem])])}
=== cluster.sh ===
az aks nodepool add -g a --cluster-name b -n win --os-type Windows --os-sku Windows2022
`,
      messages: [/does not tolerate the taint node\.kubernetes\.io\/os=windows:NoSchedule/],
    },
    {
      name: 'a toleration of another value',
      text: setup({ tolerations: [{ ...toleration, value: 'Windows' }] }, tainted),
      messages: [/os=windows:NoSchedule/],
    },
    {
      name: 'lines of a described node, and a taint that differs in its letters',
      text: `${setup({ tolerations: [toleration] }, [])}
=== node.txt ===
$ oc describe node win-1 | grep -A3 -e Taints -e 'Kernel Version'
Taints:             os=Windows:NoSchedule
Unschedulable:      false
 Kernel Version:             10.0.20348.3453
`,
      messages: [/iis does not tolerate the taint os=Windows:NoSchedule/],
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
      name: 'a taint that the kubelet of a listed node registers itself with',
      text: `$ kubectl get nodes -o wide
NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE                         KERNEL-VERSION    CONTAINER-RUNTIME
win-1   Ready    <none>   1d    v1.29.3   10.0.0.5      <none>        Windows Server 2022 Datacenter   10.0.20348.2340   containerd://1.7.13

C:\\k> kubelet.exe --register-with-taints=os=windows:NoSchedule --kubeconfig=C:\\k\\config
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
