import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const calicoNodeLog = [{ by: 'calico-node -felix', in: 'its log' }]
const kubeletLog = [{ by: 'kubelet', in: 'kubelet log' }]

/** Messages of agents and kubelets in threads that were settled, and lines that mean nothing. */
export const furtherThreadSymptoms: readonly Symptom[] = [
  {
    id: 'L-07',
    about: 'role of calico-node',
    kind: 'error',
    words: [
      ['endpointslices.discovery.k8s.io is forbidden: User "system:serviceaccount:', 'calico-node'],
      ['Unable to list K8s EndpointSlice resources', 'is forbidden'],
    ],
    printed: calicoNodeLog,
    causes: [
      {
        cause: verified(
          'From 3.20 on, Calico lists EndpointSlices, and the ClusterRole calico-node is of an older manifest, chart or operator: without this right the agent does not become ready, and policies are not applied.',
          [
            'github kubernetes-sigs/kubespray/pull/7899',
            'github aws/eks-charts/pull/610',
            'github projectcalico/calico/pull/4769',
          ],
        ),
        checks: [
          {
            command: 'kubectl get clusterrole calico-node -o yaml',
            shows: 'no rule for endpointslices in discovery.k8s.io',
          },
        ],
        remedy:
          'Apply the roles of this version of Calico, or upgrade the operator or chart: list and watch for endpointslices. Keep Calico on Windows and on Linux at one version.',
      },
    ],
  },
  {
    id: 'L-08',
    about: 'port of windows_exporter',
    kind: 'error',
    words: [
      ['cannot start windows_exporter: listen tcp', 'Only one usage of each socket address'],
      ['Failed to start windows_exporter', 'Only one usage of each socket address'],
    ],
    printed: [{ by: 'windows_exporter', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'Another process has the port: windows_exporter as a service of the host beside the pod, or a second one of the pods with the network of the host.',
          ['github prometheus-community/windows_exporter/issues/1092'],
        ),
        checks: [{ command: 'Get-NetTCPConnection -LocalPort 9182', shows: 'its owner' }],
        remedy: 'End one of the two, or give it another --web.listen-address.',
      },
      {
        cause: verified(
          'Nobody else has it: with --config.file some releases read their flags twice and open the port twice. This was mended at the end of 2022, and for several addresses in February 2025.',
          [
            'github prometheus-community/windows_exporter/pull/1100',
            'github prometheus-community/windows_exporter/pull/1876',
          ],
        ),
        checks: [
          { command: 'Get-NetTCPConnection -LocalPort 9182', shows: 'nobody' },
          { look: 'arguments of the container', shows: '--config.file' },
        ],
        remedy: 'Take a newer release of windows_exporter, or leave --config.file away.',
      },
    ],
  },
  {
    id: 'L-09',
    about: 'endpoint that is gone',
    kind: 'error',
    words: [
      ['failed to destroy network for sandbox', 'hcn endpoint', 'not found'],
      ['failed to destroy network for sandbox', 'Endpoint ID "', 'not found'],
    ],
    printed: [{ by: 'containerd', in: 'pod events, its log, crictl rmp' }],
    causes: [
      {
        cause: inferred(
          'The endpoint of the pod was deleted before the pod: by a clean-up script, a restart of HNS or by hand. An old CNI plugin takes that for a failure, so that the sandbox stays.',
          [
            'github containerd/containerd/issues/6135',
            'github microsoft/windows-container-networking/commit/0705ce7',
          ],
        ),
        checks: [{ command: 'hnsdiag list endpoints', shows: 'not the ID of the message' }],
        remedy:
          'Update the CNI plugin, which then ends well without an endpoint; delete endpoints only with their pods.',
      },
    ],
  },
  {
    id: 'L-10',
    about: 'network of RKE2',
    kind: 'error',
    words: [['calico chart was not found']],
    printed: [{ by: 'RKE2 on Windows', in: 'console of rke2 agent' }],
    causes: [
      {
        cause: verified(
          'This release of RKE2 looks in the cluster for the chart of Calico and ends where there is none: at first Windows nodes could be had with cni: calico alone.',
          ['github rancher/rke2/pull/3403', 'github rancher/rke2/issues/2172'],
        ),
        checks: [
          {
            look: 'config.yaml of the servers',
            shows: 'no cni: calico, so that the cluster has canal',
          },
        ],
        remedy:
          'Set up the cluster with cni: calico on the servers, or take a release that has flannel for Windows too (cni: flannel).',
      },
    ],
  },
  {
    id: 'L-11',
    about: 'numbers that Windows had not',
    kind: 'noise',
    words: [
      ['failed to construct signal: "allocatableMemory.available" error: system container "pods"'],
      ['Unable to fetch container log stats', 'The directory name is invalid'],
    ],
    printed: kubeletLog,
    causes: [
      {
        cause: verified(
          'A kubelet of before 1.13 or about 1.21 asks for numbers that Windows does not give in this form; pods run all the same.',
          ['github kubernetes/kubernetes/pull/66427', 'github kubernetes/kubernetes/issues/99173'],
        ),
        checks: [{ command: 'kubectl get node', shows: 'Ready with the same lines' }],
        remedy: 'Go on with the next error.',
      },
    ],
  },
  {
    id: 'L-12',
    about: 'options of the Docker daemon',
    kind: 'error',
    words: [['Unrecognised exec-opt']],
    printed: [{ by: 'dockerd', in: 'console, event log' }],
    causes: [
      {
        cause: verified(
          'daemon.json or the service gives the daemon an option of Linux, such as native.cgroupdriver; on Windows exec-opts takes isolation alone.',
          ['moby-daemon_windows'],
        ),
        checks: [
          {
            command: 'type C:\\ProgramData\\docker\\config\\daemon.json',
            shows: 'exec-opts with another key than isolation',
          },
        ],
        remedy: 'Take the option out of exec-opts and restart the service.',
      },
    ],
  },
]
