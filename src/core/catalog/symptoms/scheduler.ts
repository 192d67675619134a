import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const plugin = <P extends string>(path: P, commit = '007f7ae7dc217d27dad994dce003cfe1c5bc6706') =>
  `github kubernetes/kubernetes/blob/${commit}/pkg/scheduler/framework/plugins/${path}` as const
const binding = plugin(
  'volumebinding/volume_binding.go',
  '00fe7a377bc3c858548409173dff587de03d455c',
)
/** Nodes are held against the selector of a pod first, and only those that fit against all below. */
const order =
  'github kubernetes/kubernetes/blob/01db4ae9e74af4d97f67d2e92060f72ed91898da/pkg/scheduler/apis/config/v1/default_plugins.go'
const devicePlugins =
  'github kubernetes/website/blob/00cce4136eb6507551a29d29715ff10b463cc5ad/content/en/docs/concepts/extend-kubernetes/compute-storage-net/device-plugins.md'
const printed = [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }] as const

/** Reasons of the scheduler that have nothing to do with systems, labels and taints. */
export const schedulerSymptoms: readonly Symptom[] = [
  {
    id: 'C-90',
    about: 'nodes that take no pods',
    kind: 'warning',
    words: [['nodes are available', 'were unschedulable']],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'As many nodes as the line counts are cordoned, and the pod does not tolerate that; an update or a drain that stopped half-way leaves them so.',
          [plugin('nodeunschedulable/node_unschedulable.go')],
        ),
        checks: [{ command: 'kubectl get nodes', shows: 'SchedulingDisabled' }],
        remedy: 'kubectl uncordon NODE, once nothing is being done to it.',
      },
    ],
  },
  {
    id: 'C-91',
    about: 'volumes of other nodes or zones',
    kind: 'error',
    words: [['nodes are available', 'had volume node affinity conflict']],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The volume exists in another zone, or on another node, than the nodes that fit the pod.',
          [binding],
        ),
        checks: [
          {
            command: 'kubectl get pv -o yaml',
            shows: 'nodeAffinity with a zone or node that no Windows node has',
          },
        ],
        remedy:
          'Add a Windows node in that zone, or make the volume anew with a StorageClass of volumeBindingMode WaitForFirstConsumer.',
      },
    ],
  },
  {
    id: 'C-92',
    about: 'host ports that are taken',
    kind: 'error',
    words: [['nodes are available', 'have free ports for the requested pod ports']],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified('Another pod of the node has the same host port.', [
          plugin('nodeports/node_ports.go'),
        ]),
        checks: [
          { look: 'hostPort and hostNetwork of the pods of the node', shows: 'the same port' },
        ],
        remedy:
          'Take another port, or end the older pod first; a rollout of such pods needs a node more or the strategy Recreate.',
      },
    ],
  },
  {
    id: 'C-93',
    about: 'rules of pods about other pods',
    kind: 'error',
    words: [
      ['nodes are available', 'match pod anti-affinity rules'],
      ['nodes are available', 'match pod affinity'],
      ['nodes are available', 'satisfy existing pods anti-affinity rules'],
    ],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'podAffinity or podAntiAffinity, of the pod or of those that run, leaves none of the nodes.',
          [plugin('interpodaffinity/filtering.go')],
        ),
        checks: [
          { look: 'spec.affinity of the pods', shows: 'more pods than nodes that may run one' },
        ],
        remedy: 'Add a Windows node, or ask for it as preferred.',
      },
    ],
  },
  {
    id: 'C-94',
    about: 'claims without a volume',
    kind: 'error',
    words: [
      ['unbound immediate PersistentVolumeClaims'],
      ['nodes are available', 'find available persistent volumes to bind'],
    ],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'A claim of the pod has no volume: no provisioner answers for its StorageClass, or none fits.',
          [binding],
        ),
        checks: [
          { command: 'kubectl describe pvc CLAIM', shows: 'Pending, and in its events why' },
        ],
        remedy:
          'Mend what the events say; name a StorageClass whose driver has a controller and a node part for Windows.',
      },
    ],
  },
  {
    id: 'C-95',
    about: 'devices of the nodes',
    kind: 'error',
    outerTo: ['C-38', 'M-KLT-20', 'Q-06'],
    words: [['nodes are available:', 'Insufficient ']],
    printed,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The nodes that fit the pod have too little of the resource that the line names, such as a GPU, or none: all are in use, or the device plugin that counts them does not run there. The other reasons in the line are about the other nodes.',
          [plugin('noderesources/fit.go'), order, devicePlugins],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'the resource missing or 0 below Allocatable, or all of it below Allocated',
          },
        ],
        remedy:
          'Run the device plugin for Windows on these nodes, or ask for the name and the number that they have; or add a node.',
      },
    ],
  },
  {
    id: 'C-96',
    about: 'taint of Cilium',
    kind: 'error',
    words: [
      ['untolerated taint {node.cilium.io/agent-not-ready'],
      ['Taints:', 'node.cilium.io/agent-not-ready'],
      ['taint {node.cilium.io/agent-not-ready', "that the pod didn't tolerate"],
    ],
    printed: [
      { by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' },
      { by: 'kubernetes', in: 'kubectl describe node' },
    ],
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The agent of Cilium takes this taint away once it is ready on a node. It runs on Linux alone, so that a Windows node keeps the taint, and has no network of Cilium either.',
          ['github cilium/cilium/pull/16631', 'ab-cni'],
        ),
        likely: [{ says: 'os=windows' }, { told: 'windowsRelease' }],
        checks: [
          { command: 'kubectl describe node NODE', shows: 'the taint, on a node of Windows' },
        ],
        remedy:
          'Leave the taint out where Windows nodes are made (kubectl taint nodes NODE node.cilium.io/agent-not-ready-), and give them a CNI plugin that has Windows, such as Calico.',
      },
      {
        cause: inferred('On a node of Linux the agent of Cilium is not ready yet, or fails.', [
          'github cilium/cilium/pull/16631',
        ]),
        excluded: [{ says: 'os=windows' }],
        checks: [{ command: 'kubectl -n kube-system get pods -o wide', shows: 'cilium not Ready' }],
        remedy: 'Read the log of the agent on that node.',
      },
    ],
  },
]
