import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** Volumes, and the tools of a diagnosis. */
export const storageAndToolSymptoms: readonly Symptom[] = [
  {
    id: 'M-STO-01',
    about: 'csi-proxy pipe',
    kind: 'error',
    words: [
      ['csi-proxy-', 'The system cannot find the file specified'],
      ['MountDevice failed', 'csi-proxy-'],
      ['requires CSI-Proxy API version'],
      ['Unimplemented desc = unknown service v'],
    ],
    codes: ['H-80070002'],
    printed: [{ by: 'CSI node driver', in: 'pod log (panic), kubelet log: MountDevice failed' }],
    causes: [
      {
        cause: verified('csi-proxy is missing or does not run on the node.', [
          'aws-ebs-csi-driver#1001',
          'csi-driver-smb#427',
        ]),
        likely: [{ observed: 'no pipes at all' }],
        excluded: [{ says: 'Unimplemented desc = unknown service v' }],
        checks: [
          {
            command:
              "Get-Service csi-proxy; [IO.Directory]::GetFiles('\\\\.\\pipe\\') -match 'csi-proxy'",
            shows: 'stopped / no pipes',
          },
        ],
        remedy: 'Install csi-proxy as a service or as a HostProcess DaemonSet.',
      },
      {
        cause: verified(
          'The driver asks for another API version than csi-proxy serves (v1beta1 against v1).',
          ['csi-driver-smb#233', 'csi-proxy#115'],
        ),
        likely: [
          { told: 'csiProxy.pipe' },
          { says: 'requires CSI-Proxy API' },
          { says: 'unknown service v' },
        ],
        checks: [
          { look: 'pipe name in the message against the pipes of the node', shows: 'other suffix' },
        ],
        remedy: 'Take csi-proxy v1 and a driver of the same API.',
      },
    ],
  },
  {
    id: 'M-STO-02',
    passedBy: ['\n  Normal   Started '],
    about: 'driver not registered',
    kind: 'error',
    words: [
      ['not found in the list of registered CSI drivers'],
      ['CSINode', 'does not contain driver'],
    ],
    printed: [
      { by: 'kubelet', in: 'pod events (kubectl describe pod)' },
      { by: 'external-attacher', in: 'pod events (FailedAttachVolume)' },
    ],
    causes: [
      {
        cause: verified(
          'The driver’s Windows DaemonSet is not deployed or does not run on this node.',
          ['csi-driver-smb#427', 'external-attacher-handler'],
        ),
        likely: [{ observed: 'still there minutes after the node became Ready' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            command:
              'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE; CSINode object',
            shows: 'no node pod / driver missing',
          },
        ],
        remedy: 'Deploy the driver’s manifest for Windows nodes.',
      },
      {
        cause: verified('It runs, but the kubelet on Windows missed the socket of its registrar.', [
          'github kubernetes-csi/node-driver-registrar/issues/143',
          'github kubernetes/kubernetes/issues/104584',
        ]),
        likely: [{ observed: 'the driver’s pod runs on the node' }],
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            look: 'log of node-driver-registrar',
            shows: 'Registration Server started, no GetInfo',
          },
        ],
        remedy: 'Delete the driver’s pod; let a probe do it: --mode=kubelet-registration-probe.',
      },
      {
        cause: inferred(
          'The kubelet is older than 1.18, with which CSI drivers for Windows nodes began.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/139'],
        ),
        likely: [{ kubernetes: { through: '1.17' } }],
        excluded: [{ kubernetes: { from: '1.18' } }, { observed: 'the node runs Linux' }],
        checks: [{ command: 'kubectl get nodes', shows: 'VERSION of the node below v1.18' }],
        remedy: 'Update the nodes.',
      },
    ],
  },
  {
    id: 'M-STO-03',
    about: 'SMB mapping',
    kind: 'error',
    words: [
      ['New-SmbGlobalMapping :'],
      ['SmbGlobalMapping failed'],
      ['SmbGlobalMapping remount failed'],
      ['MountVolume.MountDevice failed', 'mount "//', '.svc.cluster.local/'],
      ['System error 53 has occurred'],
      ['System error 67 has occurred'],
      ['System error 86 has occurred'],
      ['System error 1219 has occurred'],
      ['System error 1326 has occurred'],
    ],
    wordsInferred: true,
    codes: ['H-8007052E', 'H-80070035', 'H-800704C3'],
    printed: [{ by: 'CSI driver, in-tree azure-file', in: 'kubelet event MountVolume' }],
    causes: [
      {
        cause: verified('The secret holds a wrong account name or key (1326).', [
          'azurefile-csi-driver#1610',
        ]),
        likely: [{ code: 'H-8007052E' }, { says: 'error 1326' }, { says: 'error 86' }],
        checks: [
          {
            look: 'text behind it',
            shows: 'The user name or password is incorrect / Windows System Error 1326',
          },
        ],
        remedy: 'Correct the secret and create the pod again.',
      },
      {
        cause: inferred(
          'The account stands without its domain or server in the secret, which Linux may guess and Windows does not.',
          ['github kubernetes-csi/csi-driver-smb/issues/520', 'smb-known-issues'],
        ),
        likely: [{ code: 'H-8007052E' }, { says: 'logon session does not exist' }],
        checks: [{ look: 'username of the secret', shows: String.raw`no DOMAIN\ before it` }],
        remedy: String.raw`Write username as DOMAIN\USER or SERVER\USER, or add the key domain.`,
      },
      {
        cause: inferred(
          'The server refuses this path to the account: a folder that is not there, or no right on share or folder (65).',
          ['github kubernetes-csi/csi-driver-smb/issues/655'],
        ),
        likely: [{ says: 'Windows System Error 65' }, { says: 'Network access is denied' }],
        checks: [
          { command: 'dir \\\\SERVER\\SHARE\\FOLDER', shows: 'denied with the same account' },
        ],
        remedy:
          'Give the account rights on share and folder; mount the share in place of a subfolder.',
      },
      {
        cause: inferred(
          'The share is on the name of a Service: the node itself mounts it, and its resolver knows no names of the cluster.',
          ['github kubernetes-csi/csi-driver-smb/issues/294'],
        ),
        likely: [{ says: '.svc.cluster.local' }],
        checks: [{ command: 'Resolve-DnsName SERVER', shows: 'on the node: no such name' }],
        remedy: 'Name the server by an address or a name that the nodes themselves resolve.',
      },
      {
        cause: inferred('Port 445 of the server is blocked, or its name is not resolved.', [
          'k8s#75180',
        ]),
        likely: [
          { says: 'The network path was not found' },
          { says: 'System error 53' },
          { observed: 'port 445 is not reached' },
        ],
        checks: [{ command: 'Test-NetConnection SERVER -Port 445', shows: 'on the node: False' }],
        remedy: 'Open 445; mend the DNS of the private endpoint.',
      },
      {
        cause: verified(
          'The node already has a mapping to this server with another user, often one that a restart left behind (1219).',
          [
            'github kubernetes-csi/csi-driver-smb/issues/219',
            'github kubernetes-sigs/azurefile-csi-driver/pull/3416',
          ],
        ),
        likely: [
          { says: 'Windows System Error 1219' },
          { says: 'Multiple connections to a server' },
        ],
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'Status Disconnected, or another user' },
        ],
        remedy:
          'Use one account for one server. Drain the node, then Remove-SmbGlobalMapping -RemotePath PATH -Force, and take a newer driver.',
      },
      {
        cause: inferred('The path of the share ends in a slash (87).', [
          'github kubernetes-csi/csi-proxy/issues/206',
          'github kubernetes-csi/csi-driver-smb/issues/453',
        ]),
        likely: [{ says: 'SmbGlobalMapping : The parameter is incorrect' }],
        checks: [{ look: 'source of the volume', shows: '//SERVER/SHARE/' }],
        remedy: 'Write the source as //SERVER/SHARE, and take a newer driver.',
      },
      {
        cause: inferred(
          'The node reaches no domain controller that knows the account of the secret (1311).',
          ['github kubernetes-csi/csi-driver-smb/issues/625'],
        ),
        likely: [
          { says: "because your domain isn't available" },
          { says: 'Windows System Error 1311' },
        ],
        checks: [{ command: 'nltest /dsgetdc:DOMAIN', shows: 'on the node: no such domain' }],
        remedy:
          'Let the node resolve and reach the domain controllers (DNS, TCP 88 and 389), or take an account of the server itself.',
      },
      {
        cause: inferred(
          'The SMB client of the node, the service LanmanWorkstation, does not run, or hangs although it is shown as running (2138).',
          [
            'github kubernetes-csi/csi-driver-smb/issues/754',
            'github MicrosoftDocs/SupportArticles-docs/pull/1480',
          ],
        ),
        likely: [
          { says: 'Workstation service has not been started' },
          { says: 'Windows System Error 2138' },
        ],
        checks: [{ command: 'Get-Service LanmanWorkstation', shows: 'not Running, or it hangs' }],
        remedy: 'Restart-Service LanmanWorkstation -Force on the node.',
      },
      {
        cause: inferred('PowerShell could not start on the node (exit status 0xc0000142).', [
          'azuredisk-csi-driver#2082',
        ]),
        likely: [{ code: 'H-C0000142' }],
        checks: [{ look: 'text', shows: '0xc0000142' }],
        remedy: 'Reboot, and take a newer driver.',
      },
      {
        cause: inferred(
          'The node already maps this share, and the kubelet of old releases cannot map it twice (0x80041001).',
          ['github kubernetes/kubernetes/issues/73087', 'github Azure/aks-engine/issues/327'],
        ),
        likely: [{ says: 'Generic failure' }, { says: '0x80041001' }],
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'the share is there' }],
        remedy: 'Update Kubernetes. Until then one pod of the share a node.',
      },
      {
        cause: inferred('The driver or csi-proxy does not find powershell in its PATH.', [
          'github kubernetes-csi/csi-driver-smb/issues/976',
        ]),
        likely: [{ says: 'exec: "powershell": executable file not found' }],
        checks: [{ look: 'PATH of its process', shows: String.raw`no WindowsPowerShell\v1.0` }],
        remedy: 'Restore the machine’s PATH; restart csi-proxy or the driver’s pod.',
      },
      {
        cause: inferred('A mapping from before is broken.', ['k8s#75180']),
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'Status not OK' }],
        remedy:
          'Only where no running pod of the node uses the share: Remove-SmbGlobalMapping -RemotePath PATH -Force, then create the pod again. Else drain first.',
      },
    ],
  },
  {
    id: 'M-STO-04',
    about: 'disk not found',
    kind: 'error',
    words: [
      ['could not find disk with Page83 ID'],
      ['error checking presence of partitions on disk'],
      ['GetDiskNumber', 'IOCTL_STORAGE_QUERY_PROPERTY failed'],
      ['page83', 'IOCTL_STORAGE_QUERY_PROPERTY failed'],
      ['csi', 'IOCTL_STORAGE_QUERY_PROPERTY failed'],
    ],
    wordsInferred: true,
    printed: [{ by: 'csi-proxy or driver with its library', in: 'driver log' }],
    causes: [
      {
        cause: inferred(
          'The disk is not attached to the machine (yet), or the driver asks with another form of id.',
          ['csi-proxy-api#L326'],
        ),
        checks: [
          {
            command: 'Get-Disk | select Number,UniqueId,SerialNumber,OperationalStatus',
            shows: 'disk missing / Offline',
          },
        ],
        remedy: 'Attach it, Update-HostStorageCache, and update the driver.',
      },
    ],
  },
  {
    id: 'M-STO-05',
    about: 'pipe mount',
    kind: 'error',
    words: [
      ['CreateFile \\\\.\\pipe\\', 'All pipe instances are busy'],
      ['failed to resolve symlink "": CreateFile \\\\.\\pipe\\'],
    ],
    printed: [{ by: 'containerd', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'This containerd is older than its support for mounting named pipes (2020).',
          ['csi-proxy#55'],
        ),
        likely: [{ decision: 'containerRuntime', is: ['containerd'] }],
        excluded: [{ decision: 'containerRuntime', is: ['docker', 'mirantis'] }],
        checks: [{ command: 'containerd --version', shows: 'before 1.4/1.5' }],
        remedy: 'Take a newer containerd.',
      },
    ],
  },
  {
    id: 'M-TLS-01',
    about: 'TLS in PowerShell',
    kind: 'error',
    words: [
      ['Could not create SSL/TLS secure channel'],
      ['The underlying connection was closed: An unexpected error occurred on a send'],
    ],
    printed: [{ by: 'Invoke-WebRequest in scripts', in: 'console' }],
    causes: [
      {
        cause: verified('PowerShell 5 does not offer TLS 1.2 by default.', [
          'docs-troubleshoot.mdx',
        ]),
        checks: [
          { command: '[Net.ServicePointManager]::SecurityProtocol', shows: 'Tls12 missing' },
        ],
        remedy: '[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12',
      },
      {
        cause: inferred(
          'A certificate or cipher is refused on the way: an inspecting proxy, old root certificates, a server with newer ciphers alone.',
          ['docs-troubleshoot.mdx'],
        ),
        likely: [{ observed: 'Tls12 is set' }],
        checks: [
          { command: 'curl.exe -v URL', shows: 'on the node: other issuer, or handshake failure' },
        ],
        remedy: 'Trust the proxy’s certificate, and install Windows updates.',
      },
    ],
  },
  {
    id: 'M-TOL-01',
    about: 'diagnosis tools missing',
    kind: 'warning',
    words: [
      ["The term 'Get-HnsNetwork' is not recognized"],
      ["'hnsdiag' is not recognized"],
      ["'hcsdiag' is not recognized"],
      ["The term 'Get-HNSEndpoint' is not recognized"],
    ],
    wordsInferred: true,
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: verified(
          'The module is not loaded: nodes with scripts have hns.psm1, and Calico brings one.',
          ['docs-troubleshoot.mdx', 'ms-problems'],
        ),
        likely: [{ says: 'Get-Hns' }],
        checks: [
          {
            command: 'dir C:\\k\\hns.psm1, C:\\CalicoWindows\\libs\\hns\\hns.psm1',
            shows: 'file there',
          },
        ],
        remedy:
          'ipmo -DisableNameChecking PATH\\hns.psm1; collectlogs.ps1 of microsoft/SDN brings its own.',
      },
      {
        cause: inferred(
          'This build has no hnsdiag.exe or hcsdiag.exe, or the feature Containers is missing; hns.psm1 does not bring them.',
          ['ms-problems'],
        ),
        likely: [{ says: 'hnsdiag' }, { says: 'hcsdiag' }],
        checks: [
          {
            command: 'where.exe hnsdiag; Get-WindowsFeature Containers',
            shows: 'not found / not installed',
          },
        ],
        remedy:
          'Use Get-HnsEndpoint and Get-HnsPolicyList of hns.psm1, or install the feature Containers.',
      },
    ],
  },
]
