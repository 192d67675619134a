import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const calico = 'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/'

/** Messages of agents of networks, each as one thread of their trackers explains it. */
export const networkThreadSymptoms: readonly Symptom[] = [
  {
    id: 'NW-01',
    about: 'folder that confd watches',
    kind: 'warning',
    words: [
      ['Error reading directory', 'endpoint-status: The system cannot find the path specified'],
      ['Error adding directory to fsnotify', 'The system cannot find the path specified'],
      ['endpoint-status', 'Error initializing fsnotify'],
    ],
    printed: [{ by: 'confd of Calico for Windows', in: 'confd log' }],
    causes: [
      {
        cause: inferred(
          'confd of Calico 3.30 watches \\var\\run\\calico\\endpoint-status, which nothing makes on Windows; after hours it ends with “thread exhaustion”.',
          ['github projectcalico/calico/issues/10596'],
        ),
        checks: [
          { command: 'dir \\var\\run\\calico (on the node)', shows: 'no folder endpoint-status' },
        ],
        remedy:
          'Make the folder \\var\\run\\calico\\endpoint-status and restart confd, or take a release of Calico that mends it.',
      },
    ],
  },
  {
    id: 'NW-02',
    about: 'template of confd',
    kind: 'error',
    words: [['function "getenv" not defined']],
    wordsInferred: true,
    printed: [{ by: 'confd of Calico for Windows', in: 'confd log' }],
    causes: [
      {
        cause: inferred(
          'The template of confd for Windows calls getenv, which confd of this release of Calico no longer has: no BGP peer is set up.',
          ['github projectcalico/calico/issues/13139'],
        ),
        checks: [{ command: 'Get-BgpPeer', shows: 'BGP is not configured' }],
        remedy:
          'Take the release before it or one that mends it, or use VXLAN in place of BGP on Windows nodes.',
      },
    ],
  },
  {
    id: 'NW-03',
    about: 'start of calico-node before Services work',
    kind: 'error',
    words: [["failed to query kubeadm's config map"], ['failed to query kubeadm', 'config map']],
    printed: [{ by: 'calico-node', in: 'log of the container node or startup' }],
    causes: [
      {
        cause: inferred(
          'calico-node asks the API server by the address of its Service, which the Windows host does not reach before kube-proxy and the network of Calico are there; after two seconds it ends.',
          [
            'github projectcalico/calico/issues/6829',
            `${calico}node/pkg/lifecycle/startup/startup.go#L161-L189`,
          ],
        ),
        likely: [{ says: 'Get "https://' }, { says: 'Client.Timeout' }, { says: 'i/o timeout' }],
        checks: [
          {
            command: 'kubectl -n kube-system get cm kubernetes-services-endpoint -o yaml',
            shows: 'no object, or another address than that of the API server itself',
          },
          { command: 'Get-HnsNetwork | Select Name,Type', shows: 'no network Calico yet' },
        ],
        remedy:
          'Give Calico the address of the API server itself: KUBERNETES_SERVICE_HOST and _PORT in kubernetes-services-endpoint (operator) or in calico-windows-config.',
      },
      {
        cause: verified('The API server answers, and refuses: the text behind says why.', [
          `${calico}node/pkg/lifecycle/startup/startup.go#L175-L189`,
        ]),
        checks: [{ look: 'text behind error=', shows: 'a refusal and no timeout' }],
        remedy: 'Mend what it names: certificate, token or proxy.',
      },
    ],
  },
  {
    id: 'NW-04',
    about: 'node without the subnet of the hybrid overlay',
    kind: 'error',
    weak: 'message',
    words: [['k8s.ovn.org/hybrid-overlay', 'annotation is missing on that node']],
    printed: [{ by: 'hybrid-overlay-node', in: 'its log on the Windows node' }],
    causes: [
      {
        cause: inferred(
          'The cluster gave the node no subnet of the hybrid overlay: hybridOverlayConfig is not set, or hybrid-overlay-node is of another release than the cluster and looks for an annotation of another name.',
          [
            'github openshift/windows-machine-config-bootstrapper/pull/121',
            'wmco-tree docs/wmco-prerequisites.md#L47',
          ],
        ),
        checks: [
          {
            command: 'oc get node NODE -o yaml',
            shows: 'no annotation k8s.ovn.org/hybrid-overlay-node-subnet',
          },
        ],
        remedy:
          'Set hybridOverlayConfig of the network operator, and use the program of the same release.',
      },
    ],
  },
  {
    id: 'NW-05',
    about: 'pod that is gone again',
    kind: 'warning',
    words: [['failed to parse Kubernetes args: failed to get pod', 'not found']],
    printed: [{ by: 'vpc-shared-eni and vpc-bridge plugins', in: 'CNI log, pod events' }],
    causes: [
      {
        cause: inferred(
          'The pod was deleted before the plugin asked for it: nothing is to be mended for this pod.',
          ['github aws/amazon-vpc-cni-k8s/issues/1103'],
        ),
        checks: [{ command: 'kubectl get pod POD', shows: 'no such pod' }],
        remedy:
          'Look at pods that exist; what deletes pods while they start is a matter of its own.',
      },
    ],
  },
  {
    id: 'NW-06',
    about: 'file with the source VIP',
    kind: 'error',
    words: [
      ['sourceVip.json', 'because it does not exist'],
      ['sourceVip.json', 'cannot find the file specified'],
    ],
    wordsInferred: true,
    printed: [{ by: 'start scripts of kube-proxy', in: 'console, service log' }],
    causes: [
      {
        cause: inferred(
          'No source VIP was asked for or given: the script that calls host-local did not run, or host-local failed, so that kube-proxy in overlay mode starts without one.',
          ['github kubernetes/kubernetes/issues/78338'],
        ),
        checks: [
          {
            command: 'dir C:\\k\\sourceVip*.json',
            shows: 'no file, or one that is empty',
          },
          { command: 'dir of the CNI binaries', shows: 'host-local.exe is missing' },
        ],
        remedy:
          'Run the step that writes it (GetSourceVip in helper.psm1) after the overlay network is there, and give kube-proxy --source-vip.',
      },
    ],
  },
]
