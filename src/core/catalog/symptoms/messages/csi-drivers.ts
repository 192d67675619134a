import { podIdentity } from '../../workload/pod-identity.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const csiProxyPaths =
  'github kubernetes-csi/csi-proxy/blob/16eea2b3d94485cd787a8de19516f4f37eeaf6c5/pkg/server/filesystem/server.go'
const csiProxyVolumes =
  'github kubernetes-csi/csi-proxy/blob/01389821d039b1c69dcf4c26675ed79154e261e5/pkg/os/volume/api.go'
const smb =
  'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/smb'
const secrets =
  'github kubernetes-sigs/secrets-store-csi-driver/blob/0aad886f70e94a6037325f4eaba4660338dde448/pkg/secrets-store/'
const smbDriver =
  'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/mounter/safe_mounter_host_process_windows.go'
const ebs =
  'github kubernetes-sigs/aws-ebs-csi-driver/blob/429e202e589798e55c0f8ddcc81b2850b7f000d0/pkg/mounter/mount_windows_proxyV1.go'
const azureDisk =
  'github kubernetes-sigs/azuredisk-csi-driver/blob/d983d613b6dd04af5bcc886d309b8de6ea5637b6/pkg/azuredisk/nodeserver.go'

/** Messages of CSI drivers, csi-proxy and stores of secrets. */
export const csiDriversSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-04',
    about: 'service protocol',
    kind: 'error',
    words: [
      ['StartService FAILED 1053'],
      ['kubelet', 'did not respond to the start or control request'],
      ['kube-proxy', 'did not respond to the start or control request'],
      ['containerd', 'did not respond to the start or control request'],
      ['csi-proxy', 'did not respond to the start or control request'],
      ['kubelet', '%%1053'],
      ['kube-proxy', '%%1053'],
      ['containerd', '%%1053'],
      ['csi-proxy', '%%1053'],
      // In whatever language Windows says the rest.
      ['kubelet', ' 1053: '],
      ['kube-proxy', ' 1053: '],
      ['containerd', ' 1053: '],
      ['The service process could not connect to the service controller'],
    ],
    wordsInferred: true,
    codes: ['H-8007041D'],
    printed: [
      { by: 'service manager', in: 'Start-Service, event 7000/7009 of System' },
      { by: 'csi-proxy and other programs', in: 'panic' },
    ],
    causes: [
      {
        cause: inferred(
          'The program was registered with sc.exe but started without its service flag.',
          ['csi-proxy#80', 'github kubernetes/kubernetes/issues/59562'],
        ),
        likely: [{ observed: 'service made by hand' }],
        checks: [
          {
            command: 'sc.exe qc SERVICE',
            shows:
              'no --windows-service (kubelet, kube-proxy), no --run-service (containerd), no -windows-service (csi-proxy)',
          },
        ],
        remedy: 'Add the flag, or run it below a wrapper such as kube-log-runner or NSSM.',
      },
      {
        cause: verified(
          'The service flag is set, but the program was started from a console or runs already.',
          ['csi-proxy#80'],
        ),
        likely: [{ says: 'could not connect to the service controller' }],
        checks: [{ command: 'Get-Process NAME', shows: 'second instance' }],
        remedy: 'Start it as a service only.',
      },
    ],
  },
  {
    id: 'M-STO-01',
    about: 'csi-proxy pipe',
    kind: 'error',
    words: [
      ['csi-proxy-', 'The system cannot find the file specified'],
      ['MountDevice failed', 'csi-proxy-'],
      ['pipe', 'csi-proxy-', 'does not exist'],
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
    id: 'M-STO-03',
    about: 'SMB mapping',
    kind: 'error',
    outerTo: ['A-12'],
    words: [
      ['New-SmbGlobalMapping :'],
      ['SmbGlobalMapping failed'],
      ['SmbGlobalMapping remount failed'],
      ['create SMB mapping failed for'],
      ['could not resolve name to IPv4 address for host', '.svc.cluster.local'],
      ['MountVolume.MountDevice failed', 'mount "//', '.svc.cluster.local/'],
      ['System error 53 has occurred'],
      ['System error 67 has occurred'],
      ['System error 86 has occurred'],
      ['error 1219'],
      ['System error 1326 has occurred'],
    ],
    wordsInferred: true,
    codes: ['H-8007052E', 'H-80070035', 'H-800704C3'],
    passedBy: ['already exists and is still valid, skip error'],
    printed: [{ by: 'CSI driver, in-tree azure-file', in: 'kubelet event MountVolume' }],
    causes: [
      {
        cause: verified('The secret holds a wrong account name or key (1326, or 86).', [
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
        likely: [{ says: 'error 1219' }, { says: 'Multiple connections to a server' }],
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'Status Disconnected, or another user' },
        ],
        remedy:
          'Use one account for one server. Drain the node, then Remove-SmbGlobalMapping -RemotePath PATH -Force, and take a newer driver.',
      },
      {
        cause: inferred(
          'The node still holds a mapping with the former key or password: the driver keeps it as pods go, and Windows takes no second one to this server beside it (1219).',
          [
            'github kubernetes-sigs/azurefile-csi-driver/issues/1830',
            'github kubernetes-sigs/azurefile-csi-driver/issues/2974',
            'github Azure/AKS/issues/5731',
          ],
        ),
        likely: [
          { says: 'error 1219' },
          { says: 'Multiple connections to a server' },
          { observed: 'the key of the storage account is a new one' },
        ],
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'on the node: the server, Disconnected' },
          { look: 'key in the secret of the volume', shows: 'that of now' },
        ],
        remedy:
          'Write the new key into the secret, scale the pods of the share on the node to none or drain it, Remove-SmbGlobalMapping -RemotePath PATH -Force there, then start them again; the next time do so before the old key goes.',
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
    id: 'SR-97',
    about: 'secret of an Azure file share',
    kind: 'error',
    words: [
      ['could not find accountname or azurestorageaccountname field in secrets'],
      ['could not find accountkey or azurestorageaccountkey field in secrets'],
    ],
    printed: [{ by: 'Azure Files CSI driver', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The secret of the volume lacks the keys azurestorageaccountname and azurestorageaccountkey, or one of them is empty.',
          [
            'github kubernetes-sigs/azurefile-csi-driver/blob/7b5ae18e74f0c885791f67404286882a049761f8/pkg/azurefile/azurefile.go#L766-L793',
          ],
        ),
        checks: [
          {
            command: 'kubectl get secret NAME -n NAMESPACE -o yaml',
            shows: 'other keys below data',
          },
        ],
        remedy:
          'kubectl create secret generic NAME --from-literal=azurestorageaccountname=… --from-literal=azurestorageaccountkey=…, in the namespace that the volume names.',
      },
    ],
  },
  {
    id: 'SR-98',
    about: 'identity for an Azure file share',
    kind: 'error',
    words: [
      ['mountWithOAuthToken is not supported on Windows'],
      ['accountName(', ') or accountKey is empty'],
    ],
    printed: [{ by: 'Azure Files CSI driver', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'On Windows the driver mounts a share with name and key of the storage account alone; mounts with a managed identity, a workload identity or a token are for Linux nodes.',
          [
            'github kubernetes-sigs/azurefile-csi-driver/blob/7b5ae18e74f0c885791f67404286882a049761f8/pkg/azurefile/nodeserver.go#L529-L560',
            'github kubernetes-sigs/azurefile-csi-driver/blob/7b5ae18e74f0c885791f67404286882a049761f8/pkg/azurefile/nodeserver.go#L1000-L1005',
          ],
        ),
        checks: [
          {
            command: 'kubectl get storageclass NAME -o yaml; kubectl get pv PV -o yaml',
            shows:
              'mountWithManagedIdentity, mountWithWorkloadIdentityToken or mountWithOAuthToken: "true", or no secret',
          },
        ],
        remedy:
          'Give volumes for Windows a StorageClass without these, and a secret with name and key; the account has to allow its keys.',
      },
    ],
  },
  {
    id: 'SR-99',
    about: 'share as a block volume',
    kind: 'error',
    words: [['driver does not support block volumes'], ['block volume capability not supported']],
    printed: [{ by: 'CSI drivers of file shares', in: 'events of the PersistentVolumeClaim' }],
    causes: [
      {
        cause: verified('The claim asks for volumeMode: Block, and a share has files alone.', [
          'github kubernetes-sigs/azurefile-csi-driver/blob/7b5ae18e74f0c885791f67404286882a049761f8/pkg/azurefile/controllerserver.go#L1612-L1619',
          'github kubernetes-csi/csi-driver-smb/blob/95c6968057eeab711c5913fa6c26295759b6ceb3/pkg/smb/controllerserver.go#L574-L581',
        ]),
        checks: [{ command: 'kubectl get pvc NAME -o yaml', shows: 'volumeMode: Block' }],
        remedy: 'Make the claim anew with volumeMode: Filesystem.',
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
    id: 'R-54',
    about: 'NVMe disks',
    kind: 'error',
    words: [['could not find disk id for lun']],
    printed: [{ by: 'Azure Disk CSI', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The size of the machine has its disks behind an NVMe controller, where the driver found none by their LUN on Windows.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2365'],
        ),
        checks: [{ command: 'Get-Disk | Select-Object Number,BusType,Location', shows: 'NVMe' }],
        remedy: 'Take a size with a SCSI controller, or a release of the driver that knows NVMe.',
      },
    ],
  },
  {
    id: 'R-102',
    about: 'driver that does not answer',
    kind: 'error',
    words: [['csi.sock: connect: No connection could be made']],
    printed: [{ by: 'kubelet, node-driver-registrar', in: 'pod events, its log' }],
    causes: [
      {
        cause: inferred(
          'The node plugin of the driver does not run on this node, often for want of csi-proxy; only its socket file is left.',
          ['github kubernetes-csi/csi-driver-smb/issues/148'],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'the pod of the driver restarts or is missing',
          },
          { command: 'Get-Service csi-proxy', shows: 'missing or stopped' },
        ],
        remedy: 'Read the log of the driver’s own container, and mend that; install csi-proxy.',
      },
    ],
  },
  {
    id: 'R-103',
    about: 'socket path without a drive',
    kind: 'error',
    words: [
      ['csi.sock', 'A socket operation was attempted to an unreachable network'],
      ['dial unix \\var\\lib\\kubelet', 'unreachable network'],
    ],
    printed: [{ by: 'node-driver-registrar', in: 'its log, kubelet log' }],
    causes: [
      {
        cause: verified('The path of the socket has no drive letter.', [
          'github rancher/rke2/issues/4025',
        ]),
        likely: [{ says: 'dial unix \\var' }],
        checks: [
          { look: 'DRIVER_REG_SOCK_PATH of the DaemonSet', shows: 'a path that begins with \\' },
        ],
        remedy: String.raw`Write it with C:, as C:\\var\\lib\\kubelet\\plugins\\DRIVER\\csi.sock.`,
      },
    ],
  },
  {
    id: 'R-105',
    about: 'volume driver that waits',
    kind: 'error',
    words: [
      ['MountVolume.SetUp failed', 'code = DeadlineExceeded'],
      ['MountVolume.MountDevice failed', 'code = DeadlineExceeded'],
      ['failed to mount secrets store object content', 'context deadline exceeded'],
    ],
    printed: [{ by: 'kubelet, CSI driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: inferred(
          'The driver or its provider does not reach the service behind the volume: a vault, a server, an API. A proxy, a firewall or DNS is in the way.',
          ['github kubernetes-sigs/secrets-store-csi-driver/issues/1128'],
        ),
        likely: [{ says: 'secrets-store' }, { says: 'secrets store' }],
        checks: [
          { look: 'log of the driver and of the provider on this node', shows: 'which call waits' },
          {
            command: 'Test-NetConnection HOST -Port PORT',
            shows: 'on the node and in a pod: False',
          },
        ],
        remedy: 'Open the way, or give the pods of the driver HTTPS_PROXY and NO_PROXY.',
      },
      {
        cause: inferred('The driver itself hangs, or csi-proxy or PowerShell on the node does.', [
          'github kubernetes-sigs/secrets-store-csi-driver/issues/1128',
        ]),
        checks: [{ look: 'age of the last line in the log of the driver', shows: 'minutes' }],
        remedy: 'Restart the pod of the driver, then csi-proxy; look at CPU and disk of the node.',
      },
    ],
  },
  {
    id: 'R-129',
    about: 'pod identity on Windows',
    kind: 'error',
    words: [['localhost:2579/host/token']],
    printed: [{ by: 'Azure provider of the Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The volume asks for pod identity, and its agent (NMI, port 2579) does not run on Windows nodes.',
          [
            'github Azure/secrets-store-csi-driver-provider-azure/issues/250',
            'github kubernetes-sigs/secrets-store-csi-driver/issues/115',
          ],
        ),
        checks: [{ look: 'the SecretProviderClass', shows: 'usePodIdentity: "true"' }],
        remedy:
          'Take workload identity (clientID) or the identity of the machines (useVMManagedIdentity) instead.',
      },
    ],
  },
  {
    id: 'AG-04',
    about: 'token of a managed identity',
    kind: 'error',
    words: [
      ['methods to get an access token', 'none of them worked'],
      ['ManagedIdentityCredential authentication unavailable'],
      ['DefaultAzureCredential failed to retrieve a token from the included credentials'],
      ['Tried to get token using Managed Service Identity', 'could not be acquired'],
    ],
    printed: [{ by: 'programs that ask Azure for a token', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'The pod relies on AAD Pod Identity (AzureIdentityBinding, aadpodidbinding), whose agent NMI runs on Linux nodes alone.',
          podIdentity.sources,
        ),
        likely: [
          { told: 'workloadName', as: ['nmi', 'mic', 'aad-pod-identity'] },
          { told: 'pod.name', as: ['nmi', 'mic'] },
        ],
        checks: [{ command: 'kubectl get pods -A -o wide', shows: 'nmi on Linux nodes alone' }],
        remedy:
          'Take workload identity: the label azure.workload.identity/use and a federated credential, or an identity of the machines.',
      },
      {
        cause: inferred(
          'The webhook of workload identity did not change the pod: its label azure.workload.identity/use: "true" or the annotation of its service account is missing.',
          ['github Azure/azure-workload-identity/issues/1017'],
        ),
        checks: [
          { command: 'kubectl get pod POD -o yaml', shows: 'no AZURE_FEDERATED_TOKEN_FILE' },
        ],
        remedy: 'Set the label in the template of the pod, and create the pod again.',
      },
      {
        cause: inferred('The pod does not reach 169.254.169.254, the identities of the machine.', [
          'github Azure/aad-pod-identity/issues/371',
        ]),
        checks: [
          {
            command:
              'Invoke-RestMethod -Headers @{Metadata="true"} "http://169.254.169.254/metadata/instance?api-version=2021-02-01"',
            shows: 'a time-out',
          },
        ],
        remedy: 'Mend the route to it, or the network policy that drops it.',
      },
    ],
  },
  {
    id: 'R-131',
    about: 'agent that does not reach the API server',
    kind: 'error',
    words: [['could not create RESTMapper from config']],
    printed: [{ by: 'Secrets Store driver and other controllers', in: 'their log' }],
    causes: [
      {
        cause: verified(
          'It does not reach the API server: a firewall, a port, a route, or kube-proxy of this node.',
          ['github kubernetes-sigs/secrets-store-csi-driver/issues/1753'],
        ),
        checks: [
          {
            command: 'Test-NetConnection ADDRESS -Port PORT',
            shows: 'on the node, and in a pod: TcpTestSucceeded False',
          },
        ],
        remedy:
          'Open the port for this node. Where the node reaches it and pods do not, look at kube-proxy and the CNI file.',
      },
    ],
  },
  {
    id: 'R-133',
    about: 'csi-proxy that ends at its start',
    kind: 'error',
    words: [['panic: ([]error) 0x']],
    printed: [{ by: 'csi-proxy', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'It could not open its pipes: most often another csi-proxy runs already, as RKE2 and managed nodes bring one.',
          [
            'github kubernetes-csi/csi-driver-smb/issues/663',
            'github kubernetes-csi/csi-proxy/issues/80',
            'github kubernetes-csi/csi-proxy/issues/199',
          ],
        ),
        checks: [
          { command: 'Get-Process csi-proxy; Get-Service csiproxy', shows: 'one that runs' },
          { command: '[IO.Directory]::GetFiles("\\\\.\\pipe\\")', shows: 'csi-proxy pipes' },
        ],
        remedy: 'Keep one of the two. Drivers that need no csi-proxy run as HostProcess pods.',
      },
    ],
  },
  {
    id: 'R-135',
    about: 'key vault without an identity',
    kind: 'error',
    words: [['nodePublishSecretRef secret is not set']],
    printed: [{ by: 'Azure provider of the Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The SecretProviderClass names no identity that this provider knows (clientID for workload identity, useVMManagedIdentity), so that it asks for a secret.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/1290'],
        ),
        checks: [
          { command: 'kubectl get secretproviderclass NAME -o yaml', shows: 'no clientID' },
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'an older provider on Windows nodes than on Linux',
          },
        ],
        remedy:
          'Write clientID, and take one release of driver and provider on all nodes; or give nodePublishSecretRef.',
      },
    ],
  },
  {
    id: 'C-34',
    about: 'file system of a volume',
    kind: 'error',
    words: [['only cifs mount is supported now']],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The volume is of a kind that Windows nodes do not mount, such as NFS: of the network file systems SMB alone works.',
          [
            'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go',
          ],
        ),
        checks: [
          { look: 'kind of the volume; fstype in the line', shows: 'nfs, cephfs, glusterfs' },
        ],
        remedy: 'Use a disk or an SMB share, or run the pod on Linux.',
      },
    ],
  },
  {
    id: 'C-35',
    about: 'credentials of a share',
    kind: 'error',
    words: [
      ['should have at least 2 options'],
      ['invalid parameter(username: ,'],
      ['invalid parameter(username:', 'remotepath: )'],
      ['invalid parameter(username:', 'remoteapth: )'],
    ],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: verified('The SMB share came without user name and password.', [
          'github kubernetes/kubernetes/blob/00e6f240ec5e0177c2f6728640cad4430d2f780e/staging/src/k8s.io/mount-utils/mount_windows.go',
        ]),
        checks: [
          {
            look: 'secret that the volume or the driver names',
            shows: 'keys missing, other names, other namespace',
          },
        ],
        remedy: 'Give the secret its user name and password under the keys of the driver.',
      },
    ],
  },
  {
    id: 'C-73',
    about: 'volume that is being mounted',
    kind: 'error',
    words: [['An operation with the given Volume ID', 'already exists']],
    printed: [{ by: 'CSI driver', in: 'log of the driver, pod events' }],
    causes: [
      {
        cause: inferred(
          'The first call for this volume still runs, as where the SMB server does not answer; the message comes for each later try. What the first one waits for is the fault.',
          [
            'github kubernetes-csi/csi-driver-smb/issues/444',
            'github kubernetes-csi/csi-driver-smb/issues/312',
          ],
        ),
        checks: [
          {
            look: 'log of the driver on this node, at the first NodeStageVolume of the volume',
            shows: 'no answer, or an error of New-SmbGlobalMapping',
          },
          {
            command: 'Test-NetConnection SERVER -Port 445',
            shows: 'TcpTestSucceeded: False',
          },
        ],
        remedy:
          'Remedy that, then restart the driver pod on the node where the first call does not end.',
      },
    ],
  },
  {
    id: 'V-01',
    outerTo: ['D-11'],
    about: 'disk not formatted',
    kind: 'error',
    words: [['could not format', 'and mount it at', 'varlibkubelet']],
    printed: [{ by: 'azuredisk-csi-driver, aws-ebs-csi-driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: inferred(
          'The StorageClass or volume asks for a file system that Windows cannot make, such as ext4 or xfs.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/561'],
        ),
        likely: [{ found: 'windows-pod-volume' }, { found: 'windows-pod-volume' }],
        checks: [{ command: 'kubectl get sc,pv -o yaml', shows: 'fsType ext4 or xfs' }],
        remedy: 'Use a StorageClass of its own for Windows: fsType ntfs, or none.',
      },
      {
        cause: verified(
          'The first attempt took longer than two minutes to format and timed out; the next one finds the path taken by it.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2690'],
        ),
        likely: [{ says: 'access path is already in use' }],
        checks: [{ look: 'the first NodeStageVolume of this volume', shows: 'DeadlineExceeded' }],
        remedy: 'Delete the pod, so that the disk is detached and attached anew.',
      },
      {
        cause: verified(
          'This csi-proxy counts partitions otherwise than the one that formatted the disk, and takes an MBR disk for an empty one.',
          ['github kubernetes-csi/csi-proxy/pull/175', 'github kubernetes-csi/csi-proxy/pull/145'],
        ),
        likely: [{ observed: 'an older volume, made before Kubernetes 1.22' }],
        checks: [{ command: 'Get-Disk | select Number,PartitionStyle', shows: 'MBR' }],
        remedy: 'Take a newer csi-proxy, or a driver with its library.',
      },
    ],
  },
  {
    id: 'V-02',
    about: 'file system of Linux',
    kind: 'error',
    words: [["Cannot validate argument on parameter 'FileSystem'"]],
    printed: [{ by: 'kubelet, csi-proxy', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The StorageClass or volume asks for a file system that Windows cannot make.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/561'],
        ),
        checks: [{ command: 'kubectl get sc,pv -o yaml', shows: 'fsType ext4 or xfs' }],
        remedy: 'Use a StorageClass of its own for Windows: fsType ntfs, or none.',
      },
    ],
  },
  {
    id: 'V-03',
    about: 'volume not staged',
    kind: 'error',
    words: [['does not appear staged to']],
    printed: [{ by: 'vsphere-csi-driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The mount of the staging folder is gone, as after a restart of node or driver, and the kubelet takes the volume for staged.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/2242',
            'github kubernetes-sigs/vsphere-csi-driver/issues/341',
          ],
        ),
        checks: [{ look: 'globalmount of the message, on the node', shows: 'an empty folder' }],
        remedy: 'Cordon the node and delete the pod, so that the volume is staged elsewhere.',
      },
    ],
  },
  {
    id: 'V-05',
    about: 'driver not registered by the kubelet',
    kind: 'error',
    words: [["plugin registration hasn't succeeded yet"]],
    printed: [{ by: 'node-driver-registrar', in: 'liveness probe, its log' }],
    causes: [
      {
        cause: verified('The kubelet on Windows missed the socket of the registrar.', [
          'github kubernetes-csi/node-driver-registrar/issues/143',
          'github kubernetes/kubernetes/issues/104584',
        ]),
        excluded: [{ observed: 'the node runs Linux' }],
        checks: [
          {
            look: 'log of node-driver-registrar',
            shows: 'Registration Server started, no GetInfo',
          },
        ],
        remedy: 'Delete the driver’s pod; the probe restarts it by itself.',
      },
      {
        cause: inferred('The kubelet has another root folder than the manifest of the driver.', [
          'github kubernetes-csi/csi-driver-smb/issues/434',
        ]),
        checks: [
          { look: '--root-dir of the kubelet', shows: 'not the folder of the hostPath volumes' },
        ],
        remedy: 'Set the driver’s kubelet path to the root folder of the kubelet.',
      },
    ],
  },
  {
    id: 'V-07',
    about: 'no volume behind a folder',
    kind: 'error',
    words: [['error getting the volume for the mount'], ['error getting volume from mount']],
    printed: [{ by: 'csi-proxy', in: 'its log, driver log' }],
    causes: [
      {
        cause: verified(
          'Nothing is mounted in the folder: csi-proxy took the reserved partition of a GPT disk for data and did not format it.',
          ['github kubernetes-csi/csi-proxy/pull/145', 'github kubernetes-csi/csi-proxy/pull/175'],
        ),
        checks: [{ command: 'Get-Disk | Get-Partition', shows: 'only a partition Reserved' }],
        remedy: 'Take csi-proxy 1.0.2 or later; 1.0.0 and 1.0.1 misread MBR disks instead.',
      },
    ],
  },
  {
    id: 'V-08',
    about: 'size of a partition not told',
    kind: 'error',
    words: [['Get-PartitionSupportedSize : Failed'], ['StorageWMI 4,Get-PartitionSupportedSize']],
    printed: [{ by: 'csi-proxy', in: 'driver log, pod events' }],
    causes: [
      {
        cause: verified(
          'The service defragsvc is disabled or busy, and Windows tells the size through it.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/issues/2877'],
        ),
        checks: [{ command: 'Get-Service defragsvc | select Status,StartType', shows: 'Disabled' }],
        remedy: 'Set-Service defragsvc -StartupType Manual, then try again.',
      },
    ],
  },
  {
    id: 'V-09',
    about: 'needless resize',
    kind: 'error',
    words: [['Resize-Partition : Size Not Supported'], ['StorageWMI 4097,Resize-Partition']],
    printed: [{ by: 'csi-proxy', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'csi-proxy resizes a volume that it just formatted, by less than Windows allows.',
          ['github kubernetes-csi/csi-proxy/pull/364'],
        ),
        checks: [{ look: 'message', shows: 'less than the minimum of 1MB' }],
        remedy: 'Take a newer csi-proxy or driver.',
      },
    ],
  },
  {
    id: 'V-10',
    about: 'mount onto a folder that is not there',
    kind: 'error',
    words: [['Could not mount "', 'globalmount', 'file does not exist']],
    printed: [{ by: 'aws-ebs-csi-driver', in: 'driver log' }],
    causes: [
      {
        cause: verified(
          'This driver wants the folder of the pod to be there, which on Windows is right only if it is not.',
          ['github kubernetes-sigs/aws-ebs-csi-driver/pull/1081'],
        ),
        checks: [{ look: 'version of the driver', shows: 'from before this change' }],
        remedy: 'Take a newer driver.',
      },
    ],
  },
  {
    id: 'N-31',
    about: 'provider of secrets',
    kind: 'error',
    words: [
      ['provider not found: provider'],
      ['secrets-store-csi-providers', 'no such file or directory'],
      ['secrets-store-csi-providers', 'The system cannot find'],
    ],
    printed: [{ by: 'Secrets Store driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'No provider of that name runs on this node: its DaemonSet has no Windows pod, or does not bear the taint of the node.',
          [
            'github kubernetes-sigs/secrets-store-csi-driver/issues/953',
            'github Azure/secrets-store-csi-driver-provider-azure/issues/259',
            'github Azure/secrets-store-csi-driver-provider-azure/issues/213',
            'github aws/secrets-store-csi-driver-provider-aws/issues/131',
          ],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'no pod of the provider',
          },
        ],
        remedy:
          'Install the provider for Windows too, with tolerations; see that both use one folder.',
      },
    ],
  },
  {
    id: 'N-36',
    about: 'disk of vSphere not seen',
    kind: 'error',
    words: [['code = NotFound desc = disk:', 'not attached to node']],
    printed: [{ by: 'vSphere CSI driver', in: 'pod events' }],
    causes: [
      {
        cause: inferred(
          'The machine shows no ids of its disks, since disk.EnableUUID is not TRUE.',
          [
            'github kubernetes-sigs/vsphere-csi-driver/issues/1787',
            'github kubernetes-sigs/vsphere-csi-driver/issues/943',
          ],
        ),
        checks: [{ command: 'Get-Disk | select Number,SerialNumber', shows: 'no serial number' }],
        remedy: 'Power the machine off, set disk.EnableUUID to TRUE, and start it.',
      },
    ],
  },
  {
    id: 'P-80',
    about: 'wmic that is not found',
    kind: 'error',
    words: [['exec: "wmic": executable file not found']],
    printed: [{ by: 'csi-proxy', in: 'log of node-driver-registrar, of a CSI driver' }],
    causes: [
      {
        cause: verified('The PATH that csi-proxy was started with lacks the folder of wmic.exe.', [
          'github kubernetes-sigs/sig-windows-tools/pull/359',
        ]),
        checks: [{ command: 'where.exe wmic', shows: 'C:\\Windows\\System32\\wbem\\WMIC.exe' }],
        remedy:
          'Add C:\\Windows\\System32\\wbem to the PATH of csi-proxy, or take the newer image or manifest, and restart it.',
      },
    ],
  },
  {
    id: 'A-13',
    about: 'secret of a pod that ended',
    kind: 'warning',
    words: [['failed to list all files in target path']],
    printed: [{ by: 'secrets-store driver', in: 'event FailedToCreateSecret' }],
    causes: [
      {
        cause: inferred(
          'The pod, such as that of a Job, ended before the driver read its mounted files to make the secret.',
          ['github Azure/secrets-store-csi-driver-provider-azure/issues/268'],
        ),
        checks: [{ look: 'status of the pod', shows: 'Completed' }],
        remedy: 'Nothing where the Job is done; else take a newer driver.',
      },
    ],
  },
  {
    id: 'A-15',
    about: 'folder that csi-proxy does not serve',
    kind: 'error',
    words: [['is not within the working directories']],
    printed: [{ by: 'csi-proxy', in: 'log of csi-proxy or of the driver' }],
    causes: [
      {
        cause: verified(
          'The kubelet or the driver uses another root than csi-proxy was started for, which takes C:\\var\\lib\\kubelet if it is told nothing.',
          [
            'github kubernetes-csi/csi-proxy/blob/eeba470682d91bd60d0cc5b02c9000193d86fbbe/pkg/server/filesystem/server.go#L106',
          ],
        ),
        checks: [
          { command: 'sc.exe qc csi-proxy', shows: 'other --kubelet-path or --working-dir' },
        ],
        remedy: 'Start csi-proxy with the --kubelet-path of this node.',
      },
    ],
  },
  {
    id: 'W-76',
    about: 'raw block device on a Windows node',
    kind: 'error',
    words: [['MapPodDevice failed for volume', 'not an absolute Windows path:']],
    printed: [{ by: 'kubelet', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The volume is a raw block device, of a claim with volumeMode: Block; Windows nodes give pods none.',
          [
            'doc002',
            'doc004',
            'doc003',
            'web-intro-b',
            'github kubernetes-sigs/azuredisk-csi-driver/issues/1182',
          ],
        ),
        checks: [
          {
            command: 'kubectl get pvc NAME -o jsonpath={.spec.volumeMode}',
            shows: 'Block',
          },
        ],
        remedy:
          'Make a claim with volumeMode: Filesystem, and name it in volumeMounts instead of volumeDevices.',
      },
    ],
  },
  {
    id: 'W-01',
    about: 'path that csi-proxy refuses',
    kind: 'error',
    outerTo: ['W-76'],
    words: [
      ['is not within context path:'],
      ['path contains invalid characters:'],
      ['unsupported UNC path prefix:'],
      ['not an absolute Windows path:'],
      ['invalid character \\ at beginning of path'],
      ['path length', 'exceeds maximum characters'],
    ],
    printed: [{ by: 'csi-proxy', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified(
          'The path lies outside the folder of the kubelet that csi-proxy was started for.',
          [csiProxyPaths],
        ),
        likely: [{ says: 'is not within context path' }],
        checks: [{ command: 'sc.exe qc csi-proxy', shows: 'the --kubelet-path, or none' }],
        remedy:
          'Give csi-proxy and the driver the root directory that the kubelet of this node uses.',
      },
      {
        cause: verified(
          'csi-proxy takes only full paths of a drive: no share, none without a drive letter, none with / : ? * | or two dots, none that is too long.',
          [csiProxyPaths],
        ),
        likely: [
          { says: 'path contains invalid characters' },
          { says: 'unsupported UNC path' },
          { says: 'not an absolute Windows path' },
          { says: 'at beginning of path' },
          { says: 'exceeds maximum characters' },
        ],
        excluded: [{ says: 'is not within context path' }],
        checks: [{ look: 'the path in the message', shows: 'which of these it breaks' }],
        remedy:
          'Write folders of the driver’s DaemonSet as C:\\…, and take a release of the driver that fits this csi-proxy.',
      },
    ],
  },
  {
    id: 'W-02',
    about: 'step of csi-proxy with a volume',
    kind: 'error',
    general: 'step',
    words: [
      ['error formatting volume'],
      ['error mount volume'],
      ['error umount volume'],
      ['error resizing volume'],
      ['error getting capacity and used size of volume'],
      ['error getting the closest volume'],
    ],
    printed: [{ by: 'csi-proxy or a driver', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred(
          'Windows refused the step with the disk; why stands behind “output” or “error”.',
          [csiProxyVolumes],
        ),
        checks: [
          { command: 'Get-Disk; Get-Partition; Get-Volume', shows: 'the disk and its state' },
        ],
        remedy: 'Mend what the end of the message names; set the disk online first.',
      },
    ],
  },
  {
    id: 'W-03',
    about: 'folder of a volume in use',
    kind: 'error',
    words: [
      ['error mount volume', 'access path is already in use'],
      ['error mount volume', 'The directory is not empty'],
    ],
    printed: [{ by: 'csi-proxy or a driver', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred(
          'The folder belongs to a volume already: two attempts ran at once, as where many pods start, or an earlier mount was not taken away.',
          ['github kubernetes-sigs/azuredisk-csi-driver/issues/2690', csiProxyVolumes],
        ),
        checks: [
          {
            command: 'Get-Partition | Select DiskNumber,AccessPaths',
            shows: 'the folder of the message',
          },
        ],
        remedy: 'Delete the pod so that a new one is made; update the driver.',
      },
    ],
  },
  {
    id: 'W-04',
    about: 'folder that should be a mount',
    kind: 'error',
    words: [['not a mounted folder']],
    printed: [{ by: 'csi-proxy', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified('No volume is mounted at this folder, so that csi-proxy finds none.', [
          csiProxyVolumes,
        ]),
        checks: [{ command: 'fsutil reparsepoint query FOLDER', shows: 'no reparse point' }],
        remedy: 'Delete the pod so that the volume is mounted again.',
      },
    ],
  },
  {
    id: 'W-33',
    about: 'driver of SMB as a HostProcess container',
    kind: 'error',
    words: [['unable to load in-cluster configuration, containerSandboxMountPath']],
    printed: [{ by: 'csi-driver-smb', in: 'driver log' }],
    causes: [
      {
        cause: verified(
          'The driver runs with --enable-windows-host-process, and not in a HostProcess container.',
          [`${smb}/smb.go`],
        ),
        checks: [{ look: 'its DaemonSet', shows: 'no hostProcess: true' }],
        remedy: 'Install the chart with windows.useHostProcessContainers.',
      },
    ],
  },
  {
    id: 'W-34',
    about: 'StorageClass for SMB',
    kind: 'error',
    words: [
      ['invalid parameter', 'in storage class'],
      ['path contains directory traversal sequence'],
    ],
    printed: [{ by: 'csi-driver-smb', in: 'events of the claim' }],
    causes: [
      {
        cause: verified(
          'The StorageClass or volume has a parameter that the driver does not know, or two dots in a path.',
          [`${smb}/controllerserver.go`, `${smb}/smb.go`],
        ),
        checks: [{ command: 'kubectl get sc,pv -o yaml', shows: 'the parameter or path' }],
        remedy: 'Take it out, or spell it as the driver’s documentation does; paths have no “..”.',
      },
    ],
  },
  {
    id: 'W-45',
    about: 'volume of secrets',
    kind: 'error',
    words: [
      ['secretProviderClass is not set'],
      ['failed to get secretproviderclass'],
      ['Readonly is not true in request'],
    ],
    printed: [{ by: 'secrets-store-csi-driver', in: 'pod events' }],
    causes: [
      {
        cause: verified('The volume lacks readOnly: true.', [`${secrets}nodeserver.go#L208`]),
        likely: [{ says: 'Readonly is not true' }],
        excluded: [{ says: 'secretproviderclass' }],
        checks: [{ look: 'csi of the volume', shows: 'no readOnly: true' }],
        remedy: 'Set it.',
      },
      {
        cause: verified('The volume names no SecretProviderClass.', [
          `${secrets}nodeserver.go#L180`,
        ]),
        likely: [{ says: 'is not set' }],
        excluded: [{ says: 'failed to get' }, { says: 'Readonly is not' }],
        checks: [{ look: 'volumeAttributes of the volume', shows: 'no secretProviderClass' }],
        remedy: 'Name it there.',
      },
      {
        cause: inferred('The namespace of the pod has no SecretProviderClass of this name.', [
          `${secrets}nodeserver.go#L184`,
        ]),
        excluded: [{ says: 'is not set' }, { says: 'Readonly is not' }],
        checks: [
          { command: 'kubectl get secretproviderclass -n NAMESPACE', shows: 'not this name' },
        ],
        remedy: 'Make it in that namespace.',
      },
    ],
  },
  {
    id: 'W-46',
    about: 'credentials of a share',
    kind: 'error',
    words: [['empty mountOptions(len:', 'sensitiveMountOptions(len:']],
    printed: [{ by: 'drivers for SMB', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified(
          'Windows mounts a share with an account only, and the driver was given none.',
          [`${smbDriver}#L49`],
        ),
        checks: [
          {
            look: 'nodeStageSecretRef, and its secret',
            shows: 'none, or no username and password',
          },
        ],
        remedy: 'Name a secret with username and password.',
      },
    ],
  },
  {
    id: 'W-52',
    about: 'disk that Windows does not show',
    kind: 'error',
    words: [
      ['failed to find disk on lun'],
      ['findDiskByLun(', 'failed'],
      ['disk number for device path', 'not found'],
    ],
    printed: [{ by: 'drivers of Azure and AWS', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: inferred('The disk was attached, and Windows does not show it, or not yet.', [
          `${azureDisk}#L691`,
          `${ebs}#L322`,
          `${ebs}#L503`,
        ]),
        checks: [{ command: 'Update-HostStorageCache; Get-Disk', shows: 'not this disk' }],
        remedy:
          'Where it does not come, delete the pod, so that the disk is detached and attached anew.',
      },
    ],
  },
  {
    id: 'D-11',
    about: 'disk that csi-proxy does not find',
    kind: 'error',
    words: [['volume id empty']],
    printed: [{ by: 'csi-proxy, driver of AWS', in: 'log of the driver, pod events' }],
    causes: [
      {
        cause: verified('The disk is offline on this node, so it has no volume to be found.', [
          'github kubernetes-sigs/aws-ebs-csi-driver/issues/1090',
          'github kubernetes-sigs/aws-ebs-csi-driver/pull/1189',
        ]),
        checks: [{ command: 'Get-Disk', shows: 'Offline' }],
        remedy: 'Update the driver, which brings it online; until then Set-Disk -IsOffline $false.',
      },
    ],
  },
  {
    id: 'WT-07',
    about: 'folder of an earlier mount',
    kind: 'error',
    words: [['globalmount', 'Cannot create a file when that file already exists']],
    printed: [{ by: 'kubelet, CSI driver', in: 'kubelet log, pod events' }],
    causes: [
      {
        cause: inferred(
          'The node restarted, and the link of the earlier mount is still there: it leads nowhere, and in its place no folder can be made.',
          ['github kubernetes/kubernetes/issues/119401'],
        ),
        checks: [
          {
            command: 'dir PATH-ABOVE-GLOBALMOUNT',
            shows: 'globalmount as <SYMLINKD> or <JUNCTION>',
          },
        ],
        remedy:
          'Remove that link with rmdir, and take the newest patch release of the kubelet and the driver.',
      },
      {
        cause: inferred(
          'Two mounts of one volume ran at the same time, and the link of the first was there when the second made its own.',
          ['github kubernetes-sigs/azurefile-csi-driver/pull/1289'],
        ),
        likely: [{ says: 'failed with creating link' }],
        checks: [{ look: 'later events', shows: 'the volume is mounted at the next attempt' }],
        remedy: 'Wait for the next attempt, and update the driver.',
      },
    ],
  },
  {
    id: 'L-15',
    about: 'mapping that is not there',
    kind: 'warning',
    reasonElsewhere: true,
    words: [['SmbGlobalMapping', 'No MSFT_SmbGlobalMapping objects found']],
    printed: [{ by: 'kubelet, CSI driver', in: 'pod events, driver log' }],
    causes: [
      {
        cause: inferred(
          'There is no mapping to remove: a New-SmbGlobalMapping before it failed, and its message tells why.',
          ['k8s#75180'],
        ),
        checks: [
          { command: 'Get-SmbGlobalMapping', shows: 'on the node: no mapping of this path' },
          { look: 'events and log before it', shows: 'New-SmbGlobalMapping failed' },
        ],
        remedy: 'Look for the failure of New-SmbGlobalMapping before it, and remedy that.',
      },
      {
        cause: inferred('The path ends in a slash, under which Windows finds no mapping.', [
          'github kubernetes-sigs/azurefile-csi-driver/pull/1854',
        ]),
        checks: [{ look: 'path in the message', shows: 'a slash at its end' }],
        remedy: 'Write the source without it, and take a newer driver.',
      },
    ],
  },
  {
    id: 'SR-40',
    about: 'share that is no share',
    kind: 'error',
    words: [['remote path (', ') is invalid']],
    printed: [{ by: 'csi-proxy, CSI driver for SMB', in: 'pod events, log of the driver' }],
    causes: [
      {
        cause: verified('The source of the volume names a server and no share behind it.', [
          'github kubernetes-csi/csi-proxy/blob/eeba470682d91bd60d0cc5b02c9000193d86fbbe/pkg/server/smb/server.go#L28-L46',
        ]),
        checks: [
          {
            look: 'source of the StorageClass, or of the volumeAttributes',
            shows: 'not //SERVER/SHARE',
          },
        ],
        remedy: 'Write source: //SERVER/SHARE, with a folder behind it where one is meant.',
      },
    ],
  },
  {
    id: 'SR-41',
    about: 'options of a format',
    kind: 'error',
    words: [['formatOptions are not supported on Windows']],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events' }],
    causes: [
      {
        cause: verified(
          'The driver wants to format the disk with options, which is for mkfs of Linux alone.',
          [
            'github kubernetes/mount-utils/blob/a6241358a7bfb2d5433d18dd868d13a1ac6fe85b/mount_windows.go#L292-L296',
          ],
        ),
        checks: [
          {
            command: 'kubectl get storageclass NAME -o yaml',
            shows: 'parameters about blockSize, inodeSize and the like',
          },
        ],
        remedy: 'Use a StorageClass of its own for Windows, without these parameters.',
      },
    ],
  },
  {
    id: 'SR-42',
    about: 'disk that has no number',
    kind: 'error',
    words: [['wrong disk number format'], ['diskMount: formatAndMount failed', 'disk number']],
    printed: [{ by: 'kubelet, CSI drivers', in: 'pod events, kubelet log' }],
    causes: [
      {
        cause: verified(
          'On Windows a disk is formatted by its number, and the volume plugin gave something else, such as a path of Linux or nothing.',
          [
            'github kubernetes/mount-utils/blob/a6241358a7bfb2d5433d18dd868d13a1ac6fe85b/mount_helper_windows.go#L85-L91',
            'github kubernetes/mount-utils/blob/a6241358a7bfb2d5433d18dd868d13a1ac6fe85b/mount_windows.go#L279-L285',
          ],
        ),
        checks: [
          { look: 'the text in quotes in the message', shows: 'a path, or nothing' },
          { command: 'Get-Disk', shows: 'on the node: the disk has not arrived' },
        ],
        remedy:
          'Use the CSI driver with its node plugin for Windows; where nothing stands in the quotes, see why the disk is not attached.',
      },
    ],
  },
  {
    id: 'SR-43',
    about: 'mounted share that no longer opens',
    kind: 'error',
    words: [
      ['IsCorruptedMnt failed with error: '],
      ['GetMountRefs found corrupted mount at'],
      ['detected corrupted mount for targetPath'],
    ],
    printed: [{ by: 'kubelet, CSI drivers', in: 'kubelet log, log of the driver' }],
    causes: [
      {
        cause: verified(
          'The node does not reach the share behind a mount: server, name or network are gone.',
          [
            'github kubernetes/mount-utils/blob/a6241358a7bfb2d5433d18dd868d13a1ac6fe85b/mount_helper_windows.go#L31-L70',
          ],
        ),
        likely: ['53', '54', '59', '64', '67', '10064'].map((code) => ({
          says: `error code: ${code}`,
        })),
        excluded: [{ says: 'error code: 1326' }, { says: 'error code: 1219' }],
        checks: [{ command: 'Test-NetConnection SERVER -Port 445', shows: 'on the node: False' }],
        remedy: 'Open the way to the server or bring the share back, then delete the pod.',
      },
      {
        cause: verified(
          'The share is there and refuses the account of the mapping: its password or key changed, or another account is mapped to this server.',
          [
            'github kubernetes/mount-utils/blob/a6241358a7bfb2d5433d18dd868d13a1ac6fe85b/mount_helper_windows.go#L31-L70',
          ],
        ),
        likely: ['65', '1219', '1326'].map((code) => ({ says: `error code: ${code}` })),
        excluded: [{ says: 'error code: 53' }, { says: 'error code: 67' }],
        checks: [{ command: 'Get-SmbGlobalMapping', shows: 'Status of this server: not OK' }],
        remedy:
          'Correct the secret, remove the mapping with Remove-SmbGlobalMapping, and delete the pods that use it.',
      },
    ],
  },
  {
    id: 'SR-101',
    passedBy: ['CSI driver name: "', '"CSI driver name" csiDriverName='],
    about: 'registrar that waits for its driver',
    kind: 'error',
    words: [['retreiving CSI driver name', 'DeadlineExceeded']],
    printed: [{ by: 'node-driver-registrar', in: 'log of its container' }],
    causes: [
      {
        cause: verified(
          'The driver beside the registrar did not answer within --timeout of the registrar, which is one second where nobody sets it; the registrar then ends and is started again.',
          [
            'github kubernetes-csi/node-driver-registrar/blob/13b0e5e786615639d4b35e71323c0bb58e16c8a6/README.md',
            'github kubernetes-csi/node-driver-registrar/issues/405',
            'github kubernetes-csi/node-driver-registrar/issues/497',
          ],
        ),
        checks: [
          { command: 'kubectl logs POD -c DRIVER-CONTAINER', shows: 'a driver that starts slowly' },
          { command: 'kubectl top node NODE', shows: 'a processor that is fully used' },
        ],
        remedy:
          'Give the registrar a longer --timeout, such as 30s, and the pod of the driver and the node enough processor.',
      },
    ],
  },
]
