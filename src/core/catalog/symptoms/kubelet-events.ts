import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const code = 'github kubernetes/kubernetes/blob/'
const eviction = `${code}008b3652959ca58af8be3fb5b6ecfe9ae7638282/pkg/kubelet/eviction/helpers.go`
const images = `${code}00a3928bde544dbb4fd046bb78439178ec37fb5a/pkg/kubelet/images/image_manager.go`
const bootstrap = `${code}054d429d9f8bc8de4fc82e6cf2281e12a13fe1f2/pkg/kubelet/certificate/bootstrap/bootstrap.go`
const api = 'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'
const kubelet = [{ by: 'kubelet', in: 'kubelet log' }] as const
const events = [{ by: 'kubelet', in: 'pod events (kubectl describe pod)' }] as const

/** What a kubelet says of pods and of itself on any system, and what its API server refuses. */
export const kubeletEventSymptoms: readonly Symptom[] = [
  {
    id: 'E-01',
    about: 'node that may not register',
    kind: 'error',
    words: [
      ['Unable to register node', 'with API server', 'Unauthorized'],
      ['failed to ensure lease exists', 'Unauthorized'],
      ['ailed while requesting a signed certificate from the control plane', 'Unauthorized'],
    ],
    passedBy: ['Successfully registered node'],
    printed: kubelet,
    causes: [
      {
        cause: inferred(
          'The API server does not know the kubelet: its client certificate or bootstrap token has expired, or is of another cluster or of the one before.',
          ['node-authorizer', bootstrap],
        ),
        checks: [
          {
            command:
              'kubectl --kubeconfig C:\\var\\lib\\kubelet\\… get nodes (with its kubeconfig)',
            shows: 'Unauthorized too',
          },
          { command: 'kubeadm token list', shows: 'no token that is still valid' },
        ],
        remedy:
          'Make a new token (kubeadm token create), delete the old kubeconfig and certificates of the kubelet, and join again.',
      },
      {
        cause: inferred(
          'On EKS: the role of the nodes is neither in aws-auth nor has an access entry.',
          ['eks-windows'],
        ),
        likely: [
          { decision: 'platform', is: ['eks', 'aws'] },
          { says: '.compute.internal' },
          { says: '.ec2.internal' },
        ],
        checks: [
          {
            command: 'kubectl get configmap aws-auth -n kube-system -o yaml',
            shows: 'not the role of the instances',
          },
        ],
        remedy:
          'Map the role with the groups system:bootstrappers, system:nodes and eks:kube-proxy-windows, or make an access entry of type EC2_WINDOWS.',
      },
    ],
  },
  {
    id: 'E-02',
    about: 'client certificate that has expired',
    kind: 'error',
    words: [['part of the existing bootstrap client certificate in', 'is expired']],
    printed: kubelet,
    causes: [
      {
        cause: verified(
          'The client certificate in the kubeconfig of the kubelet has expired; it asks for a new one with its bootstrap file.',
          [bootstrap],
        ),
        checks: [{ command: 'kubeadm token list', shows: 'no token' }],
        remedy:
          'Write a bootstrap file with a new token, delete the old kubeconfig of the kubelet, and start it; keep rotateCertificates on.',
      },
    ],
  },
  {
    id: 'E-03',
    about: 'pods evicted for memory',
    kind: 'error',
    words: [
      ['The node was low on resource: memory'],
      ['The node had condition: [MemoryPressure]'],
      ['attempting to reclaim', 'memory'],
    ],
    printed: events,
    causes: [
      {
        cause: verified(
          'Memory of the node fell below the threshold of the kubelet, and it ended the pods that take more than they request.',
          [eviction],
        ),
        checks: [
          {
            command: 'kubectl describe node NODE',
            shows: 'requests of memory far below what runs',
          },
        ],
        remedy:
          'Give every container a limit and a request of memory, and lay some aside with --system-reserved.',
      },
    ],
  },
  {
    id: 'E-04',
    about: 'limit of disk space of a pod',
    kind: 'error',
    words: [
      ['Pod ephemeral local storage usage exceeds the total limit of containers'],
      ['exceeded its local ephemeral storage limit'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'The limit of ephemeral storage is smaller than what the container writes; on Windows volumes of type emptyDir were counted with 15 GiB each.',
          [eviction, 'github kubernetes/kubernetes/issues/83038'],
        ),
        checks: [{ look: 'limits: ephemeral-storage', shows: 'less than 16Gi' }],
        remedy: 'Raise the limit or leave it out.',
      },
    ],
  },
  {
    id: 'E-05',
    about: 'probe that gets an error',
    kind: 'error',
    weak: 'message',
    words: [['probe failed: HTTP probe failed with statuscode']],
    printed: events,
    causes: [
      {
        cause: verified(
          'The program answers, and serves nothing at the path of the probe: the network is fine. windows_exporter serves / no more from 0.26 on, and has /health.',
          [
            'github prometheus-community/helm-charts/issues/4790',
            'github prometheus-community/helm-charts/pull/4791',
            'github prometheus-community/windows_exporter/pull/1471',
          ],
        ),
        likely: [{ says: 'statuscode: 404' }],
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'path of the probe' },
          { command: 'curl.exe http://POD-IP:PORT/PATH', shows: '404' },
        ],
        remedy: 'Give the probe a path that the program serves; update the chart.',
      },
      {
        cause: inferred(
          'The program answers with an error: another path or port, a login, or a fault of its own.',
          [api],
        ),
        checks: [
          {
            command: 'curl.exe -v http://POD:PORT/PATH (on the node)',
            shows: 'the same status, and the text of the error',
          },
          { command: 'kubectl logs POD', shows: 'why' },
        ],
        remedy: 'Let the probe ask a path that needs no login, and mend what the log names.',
      },
    ],
  },
  {
    id: 'E-06',
    about: 'image that is not on the node',
    kind: 'error',
    words: [['is not present with pull policy of Never'], ['ErrImageNeverPull']],
    printed: events,
    causes: [
      {
        cause: inferred(
          'imagePullPolicy is Never, and the runtime of this node has no such image; with containerd it has to be in the namespace k8s.io.',
          [images],
        ),
        checks: [
          { command: 'crictl images', shows: 'no such image' },
          { command: 'ctr -n k8s.io images ls', shows: 'no such image' },
        ],
        remedy: 'Set IfNotPresent, or load it on each node: ctr -n k8s.io images import FILE.',
      },
    ],
  },
  {
    id: 'E-07',
    about: 'Secret or ConfigMap that is missing',
    kind: 'error',
    words: [
      ['CreateContainerConfigError', 'not found'],
      ['Error: secret', 'not found'],
      ['Error: configmap', 'not found'],
      ["couldn't find key", 'in ConfigMap'],
      ["couldn't find key", 'in Secret'],
      ['references non-existent config key'],
      ['references non-existent secret key'],
      ['MountVolume.SetUp failed', ': secret', 'not found'],
      ['MountVolume.SetUp failed', ': configmap', 'not found'],
    ],
    printed: events,
    causes: [
      {
        cause: inferred(
          'A container takes a value of a Secret or ConfigMap that its namespace does not have, or has without this key.',
          [api],
        ),
        checks: [{ command: 'kubectl get secret,configmap -n NAMESPACE', shows: 'not this name' }],
        remedy: 'Make it in the namespace of the pod, or set optional: true.',
      },
      {
        cause: inferred(
          'A job of the chart makes the certificate, and did not run: without a node selector its Linux image went to a Windows node.',
          ['github rancher/rancher/issues/33756', 'github kubernetes/ingress-nginx/issues/7480'],
        ),
        likely: [{ says: 'admission' }, { says: 'webhook' }],
        checks: [{ command: 'kubectl get jobs,pods -n NAMESPACE -o wide', shows: 'it waits' }],
        remedy: 'Give the job nodeSelector kubernetes.io/os: linux (admissionWebhooks.patch).',
      },
    ],
  },
  {
    id: 'E-08',
    about: 'field that the API does not know',
    kind: 'error',
    outerTo: ['M-KLT-16'],
    words: [
      ['strict decoding error: unknown field'],
      ['error validating data: ValidationError', 'unknown field'],
      ['error validating data: [ValidationError', 'unknown field'],
      ['Warning: unknown field'],
    ],
    printed: [{ by: 'kubectl, API server', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The field stands at another level than the API has it, is misspelt, or is newer than this API server: windowsOptions belongs below securityContext.',
          ['github kubernetes/website/pull/41094'],
        ),
        checks: [
          {
            command: 'kubectl explain pod.spec.securityContext.windowsOptions',
            shows: 'its place',
          },
        ],
        remedy: 'Move it, write it as kubectl explain does, or take it out.',
      },
    ],
  },
  {
    id: 'E-09',
    about: 'selector of what exists already',
    kind: 'error',
    words: [['spec.selector: Invalid value', 'field is immutable']],
    printed: [{ by: 'API server', in: 'console' }],
    causes: [
      {
        cause: verified('The selector of a workload cannot be changed once it was made.', [
          'github kubernetes/client-go/issues/508',
        ]),
        checks: [{ look: 'spec.selector of what runs', shows: 'other labels than in the file' }],
        remedy: 'Keep the old labels, or delete the workload and make it anew.',
      },
    ],
  },
  {
    id: 'E-10',
    about: 'download that is not what was asked for',
    kind: 'error',
    words: [['failed commit on ref', 'unexpected commit'], ['unexpected commit digest']],
    printed: [{ by: 'containerd', in: 'pod events, containerd log' }],
    causes: [
      {
        cause: inferred(
          'What arrived has another digest or size than the manifest says: a proxy or a filter changed it, the download broke off, or the mirror keeps a damaged layer.',
          [
            'github containerd/containerd/blob/301026e58c619e63d09c0ec411012e54c0124b03/plugins/content/local/writer.go',
          ],
        ),
        checks: [{ command: 'ctr -n k8s.io images pull IMAGE', shows: 'the same each time' }],
        remedy:
          'Let the proxy pass the registry untouched; delete the layer in the mirror; pull again.',
      },
    ],
  },
  {
    id: 'E-11',
    about: 'clocks that differ',
    kind: 'error',
    words: [
      ['clock skew is too great'],
      ['The clocks on the client and server machines are skewed'],
      ['KRB_AP_ERR_SKEW'],
    ],
    printed: [{ by: 'Windows', in: 'event log, log of the program' }],
    causes: [
      {
        cause: inferred(
          'The clock of the node differs from that of the domain by more than Kerberos takes.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/com/com-error-codes-4.md',
          ],
        ),
        checks: [{ command: 'w32tm /stripchart /computer:DC /samples:3', shows: 'minutes' }],
        remedy: 'w32tm /resync; let the node take its time from the domain or the hypervisor.',
      },
    ],
  },
  {
    id: 'E-12',
    about: 'no common version of TLS',
    kind: 'error',
    words: [['they do not possess a common algorithm'], ['SEC_E_ALGORITHM_MISMATCH']],
    printed: [{ by: 'Windows', in: 'log of the program' }],
    causes: [
      {
        cause: inferred(
          'Both sides have no version or cipher of TLS in common: an older .NET or PowerShell asks for TLS 1.0, or one side has it switched off.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/com/com-error-codes-4.md',
          ],
        ),
        checks: [{ command: '[Net.ServicePointManager]::SecurityProtocol', shows: 'Ssl3, Tls' }],
        remedy:
          'Use TLS 1.2: [Net.ServicePointManager]::SecurityProtocol = "Tls12", SchUseStrongCrypto for .NET, a newer base image.',
      },
    ],
  },
  {
    id: 'E-13',
    about: 'quota of a namespace',
    kind: 'error',
    words: [['is forbidden: exceeded quota'], ['is forbidden: failed quota']],
    printed: [{ by: 'API server', in: 'console, events of the ReplicaSet' }],
    causes: [
      {
        cause: inferred(
          'The namespace has a ResourceQuota, and the pods ask for more than is left, or do not say what they ask for.',
          ['github kubernetes/website/pull/19037'],
        ),
        checks: [{ command: 'kubectl describe quota -n NAMESPACE', shows: 'Used at Hard' }],
        remedy:
          'Raise the quota, ask for less, or write requests and limits where it demands them.',
      },
    ],
  },
]
