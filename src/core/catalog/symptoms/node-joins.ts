import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const preflight =
  'github kubernetes/kubernetes/blob/00b6a4c7afdbd95d9ef5b5f3cada04ac15b0c135/cmd/kubeadm/app/preflight/checks.go'
const win32 =
  'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/Debug/'

/** What stops a node on its way into a cluster, and services of its network that end. */
export const nodeJoinSymptoms: readonly Symptom[] = [
  {
    id: 'E-14',
    about: 'node that joined before',
    kind: 'error',
    words: [
      ['[ERROR FileAvailable-', 'already exists'],
      ['[ERROR DirAvailable-', 'is not empty'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Files of an earlier join are still there; kubeadm join does not overwrite them.',
          [preflight],
        ),
        checks: [{ command: 'Get-ChildItem C:\\etc\\kubernetes', shows: 'kubelet.conf, pki' }],
        remedy: 'kubeadm reset, delete what the message names, and join again with a new token.',
      },
    ],
  },
  {
    id: 'E-15',
    about: 'port of the kubelet that is taken',
    kind: 'error',
    words: [['[ERROR Port-', 'is in use']],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Something listens on the port already; on 10250 mostly the kubelet of an earlier try.',
          [preflight],
        ),
        checks: [{ command: 'netstat -ano | findstr :10250', shows: 'a process' }],
        remedy: 'Stop the service kubelet (kubeadm reset), then join again.',
      },
    ],
  },
  {
    id: 'E-16',
    about: 'login that the API server refuses',
    kind: 'error',
    words: [['You must be logged in to the server (Unauthorized)']],
    printed: [{ by: 'kubectl', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The credentials of this kubeconfig have expired, or are those of another cluster; certificates of kubeadm last a year.',
          ['node-authorizer'],
        ),
        checks: [{ command: 'kubeadm certs check-expiration', shows: 'admin.conf has expired' }],
        remedy: 'kubeadm certs renew all on the control plane, and copy the new admin.conf.',
      },
    ],
  },
  {
    id: 'E-17',
    about: 'adapter that Calico does not find',
    kind: 'error',
    words: [["Couldn't autodetect an IPv4 address"], ['Unable to auto-detect an IPv4 address']],
    printed: [{ by: 'Calico', in: 'calico-node log' }],
    causes: [
      {
        cause: verified('IP_AUTODETECTION_METHOD matches no adapter of this node.', [
          'github projectcalico/calico/blob/87c15906f20c4ca1fda55af92295e7678b0cc0b2/node/pkg/lifecycle/startup/startup.go',
        ]),
        checks: [{ command: 'Get-NetAdapter', shows: 'no name that the method has' }],
        remedy:
          'Set nodeAddressAutodetectionV4 of the Installation, or IP_AUTODETECTION_METHOD in config.ps1, to an adapter of Windows, such as first-found or kubernetes: NodeInternalIP.',
      },
    ],
  },
  {
    id: 'E-18',
    about: 'Open vSwitch that does not run',
    kind: 'error',
    words: [['db.sock: database connection failed']],
    printed: [{ by: 'ovs-vsctl', in: 'console, log of the agent' }],
    causes: [
      {
        cause: inferred('The services of Open vSwitch do not run, or its driver was not loaded.', [
          'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/docs/windows.md',
        ]),
        checks: [{ command: 'Get-Service ovsdb-server, ovs-vswitchd', shows: 'Stopped, or none' }],
        remedy:
          'Start both; without a signed driver set Bcdedit.exe -set TESTSIGNING ON and restart, or install the signed one.',
      },
    ],
  },
  {
    id: 'E-19',
    about: 'damaged files of Windows',
    kind: 'error',
    words: [['component store has been corrupted'], ['0x80073712']],
    printed: [{ by: 'DISM, Install-WindowsFeature', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The store of Windows’ own parts is damaged, so that features such as Containers and updates do not install.',
          [`${win32}system-error-codes--12000-15999-.md`],
        ),
        checks: [{ command: 'DISM /Online /Cleanup-Image /ScanHealth', shows: 'repairable' }],
        remedy: 'DISM /Online /Cleanup-Image /RestoreHealth, restart, then the feature again.',
      },
    ],
  },
]
