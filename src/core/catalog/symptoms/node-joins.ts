import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

const kubeadmVersions =
  'github kubernetes/kubernetes/blob/01b1174c114c12dca776be043b67fc340af128bb/cmd/kubeadm/app/util/config/common.go'
const preflight =
  'github kubernetes/kubernetes/blob/00b6a4c7afdbd95d9ef5b5f3cada04ac15b0c135/cmd/kubeadm/app/preflight/checks.go'
const win32 =
  'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/Debug/'

/** What stops a node on its way into a cluster, and services of its network that end. */
export const nodeJoinSymptoms: readonly Symptom[] = [
  {
    id: 'E-30',
    about: 'kubeadm newer than the cluster',
    kind: 'error',
    words: [
      ['this version of kubeadm only supports deploying clusters with the control plane version'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'kubeadm.exe on the node is more than one minor newer than the control plane.',
          [kubeadmVersions],
        ),
        checks: [
          { command: 'kubeadm version -o short', shows: 'a minor above that of the control plane' },
          { command: 'kubectl version', shows: 'Server Version' },
        ],
        remedy:
          'Put kubeadm.exe and kubelet.exe of the minor of the control plane on the node, and join again.',
      },
    ],
  },
  {
    id: 'E-14',
    about: 'node that joined before',
    kind: 'error',
    outerTo: ['M-KAD-04'],
    words: [
      ['[ERROR FileAvailable-', 'already exists'],
      ['[ERROR DirAvailable-', 'is not empty'],
    ],
    printed: [{ by: 'kubeadm', in: 'console' }],
    causes: [
      {
        cause: verified(
          'Files that kubeadm join would write are there already, as after an earlier join; it stops.',
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
        cause: inferred(
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
    outerTo: ['P-18'],
    about: 'login that the API server refuses',
    kind: 'error',
    words: [
      ['You must be logged in to the server (Unauthorized)'],
      ['the server has asked for the client to provide credentials'],
      ['failed to list', ': Unauthorized'],
    ],
    printed: [{ by: 'kubectl, agents', in: 'console, log' }],
    causes: [
      {
        cause: inferred(
          'The credentials of this kubeconfig have expired, or are those of another cluster.',
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
  {
    id: 'E-20',
    about: 'program of another system',
    kind: 'error',
    words: [['exec format error']],
    printed: [{ by: 'runc', in: 'pod events, log of the container' }],
    causes: [
      {
        cause: inferred(
          'The container runs on a Linux node, whose runtime says so: nothing keeps the pod on Windows nodes, or its image is for another processor.',
          [
            'github kai-scheduler/KAI-Scheduler/issues/53',
            'github containerd/containerd/issues/12243',
          ],
        ),
        checks: [{ command: 'kubectl get pod POD -o wide', shows: 'a Linux node' }],
        remedy: 'Give a Windows pod the nodeSelector kubernetes.io/os: windows.',
      },
    ],
  },
  {
    id: 'E-21',
    about: 'name of a service for Kerberos',
    kind: 'error',
    words: [
      ['annot generate SSPI context'],
      ['target principal name is incorrect'],
      ['Login failed for user', 'ANONYMOUS LOGON'],
    ],
    printed: [{ by: '.NET, SQL Server', in: 'log of the program' }],
    causes: [
      {
        cause: inferred(
          'No service principal name (SPN) fits the name that is asked, or the gMSA has none of its own, so that Kerberos gives no ticket.',
          ['github MicrosoftDocs/Virtualization-Documentation/issues/1341'],
        ),
        checks: [
          { command: 'setspn -L ACCOUNT', shows: 'no entry for the host name that is asked' },
          { command: 'klist get MSSQLSvc/HOST:1433 (in the pod)', shows: 'an error' },
        ],
        remedy:
          'Register the SPN for the account (setspn -S), and ask by that name and not by an alias or address.',
      },
    ],
  },
  {
    id: 'E-23',
    about: 'port or address of a Service that is not to be had',
    kind: 'error',
    words: [
      ['provided port is not in the valid range'],
      ['provided port is already allocated'],
      ['provided IP is already allocated'],
      ['provided IP is not in the valid range'],
    ],
    printed: [{ by: 'API server', in: 'console' }],
    causes: [
      {
        cause: inferred(
          'The Service asks for a node port or an address that another one has, or outside the range: 30000 to 32767 unless --service-node-port-range says otherwise.',
          ['k8s 20d537edb1386feffa811d00da40d0120e4e5926/pkg/kubeapiserver/options/options.go'],
        ),
        checks: [{ command: 'kubectl get svc -A', shows: 'who has it' }],
        remedy: 'Leave nodePort and clusterIP out, or choose a free one of the range.',
      },
    ],
  },
  {
    id: 'E-24',
    about: 'claim without a class',
    kind: 'error',
    words: [['no persistent volumes available for this claim and no storage class is set']],
    printed: [{ by: 'persistentvolume-controller', in: 'events of the claim' }],
    causes: [
      {
        cause: inferred(
          'The claim names no StorageClass, none is the default, and no volume that exists fits it.',
          ['k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go'],
        ),
        checks: [{ command: 'kubectl get sc', shows: 'none, or none with (default)' }],
        remedy: 'Name a class whose driver runs on Windows nodes, or make a volume by hand.',
      },
    ],
  },
]
