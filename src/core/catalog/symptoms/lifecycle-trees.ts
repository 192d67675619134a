import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'

/** Where pods get no node, or do not go away. */
export const lifecycleTrees: readonly Tree[] = [
  {
    id: 'T-26',
    title: 'Pods stay in Terminating',
    said: [
      'Pods are stuck in Terminating',
      'The pod stays in Terminating for hours',
      'A deleted pod does not go away',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl get nodes',
        expected: verified('The node of the pod is Ready.', ['web-shutdown']),
        yes: { next: 'b' },
        no: {
          cause: verified(
            'The node is gone: nobody there ends the pod, and its volumes stay attached.',
            ['web-shutdown'],
          ),
          see: ['TW-04'],
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Is the runtime Docker, and was its service restarted while the pods ran?',
        expected: verified('Yes.', ['windows-containers#207']),
        yes: {
          cause: verified('The docker service was restarted below running pods.', [
            'windows-containers#207',
          ]),
          see: ['M-HCS-15'],
        },
        no: { next: 'c' },
        cost: 1,
        answered: { no: [{ containerRuntime: ['containerd'] }] },
      },
      {
        id: 'c',
        command: 'kubectl describe pod POD',
        says: ['hcnDeleteNamespace'],
        expected: verified('FailedKillPod with hcnDeleteNamespace.', [
          'github rancher/rke2/issues/5551',
        ]),
        yes: {
          cause: inferred(
            'HNS does not let go of the namespace of a pod that was made before the node, HNS or the network agent was restarted.',
            ['github rancher/rke2/issues/5551', 'github projectcalico/calico/issues/5828'],
          ),
          see: ['TW-05'],
        },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does the pod mount several files with subPath?',
        expected: inferred('Yes.', ['github Azure/AKS/issues/4309']),
        yes: {
          cause: inferred('The kubelet cannot take away the folders of mounts with subPath.', [
            'github Azure/AKS/issues/4309',
          ]),
          see: ['R-163'],
        },
        no: {
          end: 'Collect the logs of the kubelet and of the runtime from the time of the deletion.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-27',
    title: 'Pods stay Pending',
    said: ['Pods for Windows stay Pending', 'The pods are stuck in Pending', 'Pods get no node'],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe pod POD',
        says: ['untolerated taint', "that the pod didn't tolerate", 'PodToleratesNodeTaints'],
        expected: inferred('FailedScheduling with a taint that the pod does not tolerate.', [
          'w-user-guide',
        ]),
        yes: {
          cause: inferred('Windows nodes are tainted, and the workload does not tolerate it.', [
            'w-user-guide',
          ]),
          see: ['M-SCH-01'],
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        command: 'kubectl get nodes -L kubernetes.io/os,node.kubernetes.io/windows-build',
        says: ["didn't match Pod's node affinity", 'MatchNodeSelector'],
        expected: inferred('No Ready node has the labels that nodeSelector asks for.', [
          'w-user-guide',
        ]),
        yes: {
          cause: inferred(
            'The nodeSelector fits no node: kubernetes.io/os, node.kubernetes.io/windows-build, the old beta.kubernetes.io/os.',
            ['w-user-guide'],
          ),
          see: ['M-SCH-01'],
        },
        no: {
          end: 'Collect the events of kubectl describe pod, and kubectl describe node of a Windows node.',
        },
        cost: 1,
      },
    ],
  },
]
