import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Troubles of the documentation of Kubernetes for Windows, in its words and those of who quotes them. */
export const documentedSymptoms: readonly Symptom[] = [
  {
    id: 'PL-01',
    about: 'endpoints that disappear',
    kind: 'error',
    words: [
      ['HNS endpoints', 'are being deleted'],
      ['HNS endpoints', 'running', 'are deleted'],
      ['HNS endpoints', 'running', 'get deleted'],
      ['HNS endpoints of the', 'disappear'],
      ['HNS endpoints of our', 'disappear'],
      ['HNS endpoints', 'keep disappearing'],
      ['HNS endpoints', 'disappear after'],
      ['HNS endpoints', 'vanish'],
      ['vNICs', 'keep disappearing'],
      ['vNICs', 'are being deleted'],
    ],
    printed: [{ by: 'symptom', in: 'endpoints of containers that run go away' }],
    causes: [
      {
        cause: verified(
          'kube-proxy may run without the name of its node (--hostname-override), which can delete the endpoints of containers that run.',
          ['doc002', 'doc004'],
        ),
        likely: [{ found: 'kube-proxy-node-name' }],
        excluded: [{ told: 'kubeProxy.flag.hostname-override' }],
        checks: [
          {
            command:
              'Get-CimInstance Win32_Process -Filter "Name=\'kube-proxy.exe\'" | Select CommandLine',
            shows: 'no --hostname-override',
          },
        ],
        remedy:
          'Start kube-proxy.exe with --hostname-override and the name that kubectl get nodes shows.',
      },
      {
        cause: inferred('The name that kube-proxy is given is not that of the Node object.', [
          'doc002',
        ]),
        checks: [{ command: 'kubectl get nodes', shows: 'another name, or small letters' }],
        remedy: 'Give it the name of the Node object, in small letters.',
      },
    ],
  },
  {
    id: 'PL-02',
    about: 'no adapter for the network',
    kind: 'error',
    words: [['No network adapter is found'], ['No network adapter was found']],
    printed: [{ by: 'start script', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The HNS network could not be made, often because the adapter of the host has another name than the script takes (InterfaceName, “Ethernet”).',
          ['doc002', 'doc004'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork; Get-NetAdapter',
            shows: 'no network of Kubernetes, or another name than “Ethernet”',
          },
        ],
        remedy:
          'Give the start script the name of the adapter (start.ps1 -InterfaceName), and look at its output for errors while it makes the network.',
      },
    ],
  },
  {
    id: 'PL-03',
    about: 'pause image of another release',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay in ContainerCreating or start over and over' }],
    causes: [
      {
        cause: verified('The pause image does not fit the Windows release of the node.', [
          'doc002',
          'doc004',
          'doc003',
        ]),
        checks: [
          {
            command: 'kubectl describe pod POD',
            shows: 'an event that names the sandbox, or an image that does not match',
          },
        ],
        remedy:
          'Take a pause image with an entry for the build of the node, such as mcr.microsoft.com/oss/kubernetes/pause of the minor; on containerd it is the sandbox image.',
      },
    ],
  },
  {
    id: 'PL-04',
    about: 'node that joined again',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods of a node that was deleted and joined again' }],
    causes: [
      {
        cause: verified(
          'flanneld gives the node a new range of pods, and files of the old one are still there.',
          ['doc002', 'doc004'],
        ),
        likely: [{ decision: 'cni', is: ['flannel'] }],
        checks: [
          {
            command:
              'Get-ChildItem C:\\k\\SourceVip*.json; Get-Content C:\\run\\flannel\\subnet.env',
            shows: 'addresses outside the podCIDR of the node',
          },
        ],
        remedy:
          'Remove C:\\k\\SourceVip.json and C:\\k\\SourceVipRequest.json, then start flanneld, kubelet and kube-proxy again.',
      },
    ],
  },
  {
    id: 'PL-05',
    about: 'flanneld that waits',
    kind: 'error',
    words: [
      ['stuck', 'Waiting for the Network to be created'],
      ['hangs', 'Waiting for the Network to be created'],
      ['forever', 'Waiting for the Network to be created'],
    ],
    printed: [{ by: 'symptom', in: 'flanneld does not go on' }],
    causes: [
      {
        cause: verified(
          'The address of the host was not there when flanneld made its network, most likely a matter of timing.',
          ['doc002', 'doc004', 'ms-problems'],
        ),
        checks: [
          { command: 'Get-HnsNetwork | Select Name,ManagementIP', shows: 'an empty ManagementIP' },
        ],
        remedy:
          'Start start.ps1 again, or flanneld.exe by hand with NODE_NAME set and --iface with the address of the node.',
      },
    ],
  },
]
