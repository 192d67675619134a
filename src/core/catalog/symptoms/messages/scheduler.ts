import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const schedulerPlugin = <P extends string>(
  path: P,
  commit = '007f7ae7dc217d27dad994dce003cfe1c5bc6706',
) => `github kubernetes/kubernetes/blob/${commit}/pkg/scheduler/framework/plugins/${path}` as const
const byScheduler = [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }] as const
const binding = schedulerPlugin(
  'volumebinding/volume_binding.go',
  '00fe7a377bc3c858548409173dff587de03d455c',
)
const order =
  'github kubernetes/kubernetes/blob/01db4ae9e74af4d97f67d2e92060f72ed91898da/pkg/scheduler/apis/config/v1/default_plugins.go'
const devicePlugins =
  'github kubernetes/website/blob/00cce4136eb6507551a29d29715ff10b463cc5ad/content/en/docs/concepts/extend-kubernetes/compute-storage-net/device-plugins.md'

/** Reasons for which the scheduler places no pod. */
export const schedulerSymptoms: readonly Symptom[] = [
  {
    id: 'M-SCH-01',
    about: 'taint or selector',
    kind: 'error',
    weak: 'message',
    outerTo: [
      'R-44',
      'M-KLT-20',
      'Q-06',
      'S-20',
      'S-21',
      'LE-SLW-03',
      // Nodes that are cordoned may be those that the selector fits.
      'C-90',
      // What the scheduler asks only of nodes that the selector fits.
      'C-38',
      'C-91',
      'C-92',
      'C-93',
      'C-94',
      'C-95',
      'C-96',
    ],
    words: [
      ['had untolerated taint {os: windows}'],
      ['had untolerated taint {node.kubernetes.io/os: windows}'],
      ['node(s) had taint {os: windows}'],
      ['nodes are available', 'had untolerated taint'],
      ['nodes are available', "that the pod didn't tolerate"],
      ['nodes are available', "didn't match Pod's node affinity/selector"],
      ['nodes are available', 'PodToleratesNodeTaints'],
      ['nodes are available', 'MatchNodeSelector ('],
    ],
    wordsInferred: true,
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: inferred('Windows nodes are tainted, and the workload does not tolerate it.', [
          'w-user-guide',
        ]),
        likely: [
          { observed: 'the pod is meant for Windows nodes' },
          { says: 'FailedScheduling' },
          { says: 'taint {os' },
          { says: 'taint {node.kubernetes.io/os' },
        ],
        checks: [
          {
            command: 'kubectl describe node',
            shows: 'Taints; pod tolerations: taint without toleration',
          },
        ],
        remedy: 'Give Windows workloads the toleration.',
      },
      {
        cause: inferred(
          'The nodeSelector fits no node: kubernetes.io/os, node.kubernetes.io/windows-build, the old beta.kubernetes.io/os.',
          ['w-user-guide'],
        ),
        likely: [
          { observed: 'the pod is meant for Windows nodes' },
          { says: 'FailedScheduling' },
          // Beside the taint of a control plane it is what the Windows nodes say.
          { says: "didn't match Pod's node affinity" },
          { says: 'MatchNodeSelector' },
        ],
        checks: [{ look: 'labels of the node', shows: 'label missing or other value' }],
        remedy: 'Correct the selector.',
      },
    ],
  },
  {
    id: 'S-26',
    about: 'Linux DaemonSet on Windows',
    kind: 'error',
    words: [],
    printed: [{ by: 'kubernetes', in: 'kubectl get pods -o wide' }],
    causes: [
      {
        cause: inferred('A DaemonSet for Linux has no nodeSelector kubernetes.io/os: linux.', [
          'docs-standard.mdx',
        ]),
        checks: [],
        remedy:
          'Add the nodeSelector to kube-proxy and to the Linux CNI DaemonSet with kubectl patch; in PowerShell 5.1 use --patch-file.',
      },
    ],
  },
  {
    id: 'R-44',
    about: 'Windows pod without toleration',
    kind: 'error',
    settledBy: ['toleration-of-event', 'windows-pod-tolerates-taints'],
    // The parts stand in the order of their counts.
    words: [
      ['untolerated taint {', 'windows}', "match Pod's node affinity/selector"],
      ["match Pod's node affinity/selector", 'untolerated taint {', 'windows}'],
      // As schedulers up to 1.20 say it.
      ['had taint {', 'windows}', "didn't match node selector"],
      ["didn't match node selector", 'had taint {', 'windows}'],
    ],
    wordsInferred: true,
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: inferred(
          'The Windows nodes have a taint that the pod does not tolerate, and its selector fits no other node.',
          ['w-user-guide'],
        ),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'Tolerations: without the taint of the Windows nodes',
          },
        ],
        remedy: 'Give the pod a toleration of the taint that the message names.',
      },
    ],
  },
  {
    id: 'R-109',
    about: 'no node of that kind',
    kind: 'error',
    weak: 'message',
    outerTo: ['M-KLT-20'],
    words: [
      ['nodes are available', "didn't match node selector"],
      ['nodes are available', "didn't match node affinity/selector"],
    ],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    causes: [
      {
        cause: verified('There is no Windows node: its pool was not made or did not join.', [
          'github MicrosoftDocs/azure-docs/issues/56758',
        ]),
        likely: [{ says: 'FailedScheduling' }],
        checks: [
          { command: 'kubectl get nodes -L kubernetes.io/os', shows: 'no node with windows' },
        ],
        remedy: 'Make the pool, or mend why its nodes do not join.',
      },
      {
        cause: inferred(
          'The nodeSelector names a label that the nodes do not have, such as the old beta.kubernetes.io/os.',
          ['w-user-guide'],
        ),
        likely: [{ says: 'FailedScheduling' }],
        checks: [{ command: 'kubectl get nodes --show-labels', shows: 'another label or value' }],
        remedy: 'Select kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'C-38',
    about: 'resources of the nodes',
    kind: 'error',
    words: [
      ['nodes are available', 'Insufficient memory'],
      ['nodes are available', 'Insufficient cpu'],
      ['nodes are available', 'Insufficient ephemeral-storage'],
      ['nodes are available', 'Too many pods'],
      ['nodes are available', 'Insufficient pods'],
    ],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The nodes that fit the pod have no room for its requests or no more pods; the other reasons in the line are about the other nodes.',
          [
            'github kubernetes/website/blob/0189ae0f6bf2a79ff2e4bfd5f9ec0da98d64c5d2/content/en/docs/concepts/configuration/manage-resources-containers.md',
          ],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'Allocated resources close to Allocatable',
          },
        ],
        remedy: 'Lower the requests, or add a Windows node.',
      },
    ],
  },
  {
    id: 'C-90',
    about: 'nodes that take no pods',
    kind: 'warning',
    words: [['nodes are available', 'were unschedulable']],
    printed: byScheduler,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'As many nodes as the line counts are cordoned, and the pod does not tolerate that; an update or a drain that stopped half-way leaves them so.',
          [schedulerPlugin('nodeunschedulable/node_unschedulable.go')],
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
    printed: byScheduler,
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
    printed: byScheduler,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified('Another pod of the node has the same host port.', [
          schedulerPlugin('nodeports/node_ports.go'),
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
    printed: byScheduler,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'podAffinity or podAntiAffinity, of the pod or of those that run, leaves none of the nodes.',
          [schedulerPlugin('interpodaffinity/filtering.go')],
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
    printed: byScheduler,
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
    printed: byScheduler,
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: inferred(
          'The nodes that fit the pod have too little of the resource that the line names, such as a GPU, or none: all are in use, or the device plugin that counts them does not run there. The other reasons in the line are about the other nodes.',
          [schedulerPlugin('noderesources/fit.go'), order, devicePlugins],
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
  {
    id: 'Q-06',
    about: 'huge pages on Windows',
    kind: 'error',
    words: [['nodes are available', 'Insufficient hugepages-']],
    printed: [{ by: 'scheduler', in: 'kubectl describe pod: FailedScheduling' }],
    passedBy: ['Successfully assigned'],
    causes: [
      {
        cause: verified(
          'The pod asks for huge pages, which Windows nodes do not have; the other reasons in the line are about the other nodes.',
          ['doc002', 'doc003', 'web-intro-b'],
        ),
        likely: [{ observed: 'the pod is meant for Windows nodes' }],
        checks: [
          {
            command: 'kubectl get pod NAME -o jsonpath="{.spec.containers[*].resources}"',
            shows: 'hugepages-2Mi or hugepages-1Gi',
          },
        ],
        remedy: 'Take the huge pages out of the resources of the Windows pod.',
      },
    ],
  },
]
