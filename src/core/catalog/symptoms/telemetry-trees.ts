import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'

/** Where what pods write or use does not arrive. */
export const telemetryTrees: readonly Tree[] = [
  {
    id: 'T-19',
    title: 'Logs of a pod stop, or are not rotated',
    said: [
      'kubectl logs -f stops after the rotation',
      'Log rotation stops',
      'kubectl logs shows no new lines',
    ],
    steps: [
      {
        id: 'a',
        ask: 'Does kubectl logs show the later lines when it is started anew?',
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/115701']),
        yes: {
          cause: inferred('The kubelet loses the file it follows when that is rotated.', [
            'github kubernetes/kubernetes/issues/115701',
            'github kubernetes/kubernetes/pull/115702',
          ]),
          remedy: 'Start kubectl logs -f anew; newer kubelets go on.',
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Is a 0.log below C:\\var\\log\\pods far larger than containerLogMaxSize?',
        expected: inferred('Yes.', ['github containerd/containerd/issues/7075']),
        yes: {
          cause: verified('The kubelet could not rename the file at its first rotation.', [
            'github kubernetes/kubernetes/pull/113970',
            'github containerd/containerd/issues/7075',
          ]),
          see: ['C-45'],
        },
        no: { next: 'c' },
        cost: 2,
      },
      {
        id: 'c',
        ask: 'Is the runtime docker, older than 19.03.9?',
        expected: inferred('Yes.', ['github Azure/aks-engine/issues/3573']),
        yes: {
          cause: inferred('It stops to write a log that has reached max-size.', [
            'github Azure/aks-engine/issues/3573',
          ]),
          remedy: 'Update docker; until then make the pod anew.',
        },
        no: { end: 'Collect the log of the kubelet, and what the application writes itself.' },
        cost: 1,
        answered: { no: [{ containerRuntime: ['containerd'] }] },
      },
    ],
  },
  {
    id: 'T-20',
    title: 'Metrics of pods or nodes are missing',
    said: ['kubectl top shows nothing for Windows pods', 'Metrics of the containers are missing'],
    steps: [
      {
        id: 'a',
        ask: 'Does only windows_exporter lack them, and only of HostProcess containers?',
        expected: inferred('Yes.', ['github prometheus-community/windows_exporter/issues/1252']),
        yes: {
          cause: inferred(
            'windows_exporter does not see HostProcess containers, which run as processes of the host.',
            [
              'github prometheus-community/windows_exporter/issues/1128',
              'github prometheus-community/windows_exporter/issues/1252',
            ],
          ),
          remedy: 'Take their numbers from the kubelet.',
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Are HostProcess containers alone without numbers, or at 0?',
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/111416']),
        yes: {
          cause: inferred(
            'containerd is too old to count them: before 1.6, or one of 1.6.5 and 1.6.6.',
            [
              'github kubernetes/kubernetes/issues/111416',
              'github kubernetes/kubernetes/pull/111332',
            ],
          ),
          remedy: 'Update containerd.',
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Does kubectl get --raw /api/v1/nodes/NODE/proxy/stats/summary print numbers within a few seconds?',
        expected: inferred('Yes.', ['github kubernetes/kubernetes/issues/95735']),
        yes: { next: 'd' },
        no: {
          cause: inferred('The kubelet gives none, or too late where the CPU is busy.', [
            'github kubernetes/kubernetes/issues/95735',
            'github kubernetes/kubernetes/issues/91575',
          ]),
          remedy: 'Reserve CPU for the system, and see the log of the kubelet.',
          see: ['N-25'],
        },
        cost: 1,
      },
      {
        id: 'd',
        command: 'kubectl logs -n kube-system deploy/metrics-server',
        expected: inferred('No error that names this node.', [
          'github kubernetes-sigs/metrics-server/issues/539',
        ]),
        yes: {
          cause: inferred('metrics-server is too old: before 0.3.6.', [
            'github kubernetes-sigs/kubespray/issues/5646',
          ]),
          remedy: 'Update metrics-server.',
        },
        no: {
          cause: inferred('metrics-server does not reach the kubelet of this node.', [
            'github kubernetes-sigs/metrics-server/issues/539',
          ]),
          remedy: 'Open TCP 10250, and mend what its log names.',
          see: ['N-25'],
        },
        cost: 1,
      },
    ],
  },
]
