import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** HostProcess containers and gMSA. */
export const hostProcessSymptoms: readonly Symptom[] = [
  {
    id: 'M-HPC-01',
    about: 'user token',
    kind: 'error',
    outerTo: ['C-13'],
    words: [['failed to create user process token'], ['failed to logon user: Access is denied']],
    codes: ['H-80070534', 'H-80070569'],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: verified('containerd runs below a user account, even an administrator’s.', [
          'w-create-hostprocess-pod',
          'website#33838',
        ]),
        likely: [
          { says: 'failed to logon user: Access is denied' },
          { told: 'containerd.account' },
        ],
        checks: [
          {
            command: 'sc.exe qc containerd',
            shows: 'SERVICE_START_NAME: not LocalSystem / LocalService',
          },
        ],
        remedy: 'Run containerd as LocalSystem.',
      },
      {
        cause: verified('runAsUserName is neither an account nor a local group of the host.', [
          'hcsshim-logon#L109-L157',
          'w-create-hostprocess-pod',
        ]),
        likely: [
          { says: 'No mapping between account names and security IDs' },
          { says: 'The group name could not be found' },
        ],
        excluded: [{ says: 'Access is denied' }],
        checks: [{ command: 'net localgroup; net user', shows: 'missing' }],
        remedy:
          'Take NT AUTHORITY\\SYSTEM, Local service, NetworkService or a local group that exists.',
      },
    ],
  },
  {
    id: 'M-HPC-02',
    about: 'executable',
    kind: 'error',
    outerTo: ['C-11', 'C-12'],
    words: [['failed to get application name from commandline']],
    printed: [{ by: 'hcsshim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: inferred(
          'The path is absolute as on Linux: with containerd 1.6 the image lies below the mount point and not at C:\\. Or the program is not on the node (as pwsh.exe), where it is looked for, or not in the image.',
          [
            'website#29924',
            'hcsshim-path#L151',
            'w-create-hostprocess-pod',
            'hcsshim-jobcontainer#L173-L178',
            'github MicrosoftDocs/azure-docs/issues/101506',
          ],
        ),
        likely: [{ containerd: '1.6' }],
        excluded: [{ says: '| tail -c+' }],
        checks: [{ look: 'command of the pod', shows: '/usr/local/bin/x or \\x.exe' }],
        remedy:
          'Start it as $env:CONTAINER_SANDBOX_MOUNT_POINT\\x.exe or by a relative path, or start what each node has (powershell.exe); containerd 1.7 maps the image to C:\\hpc.',
      },
      {
        cause: inferred(
          'kubectl cp --retries starts sh and tail in the container, which images of Windows do not have.',
          ['github kubernetes/kubectl/issues/1631'],
        ),
        likely: [{ says: '| tail -c+' }],
        checks: [{ look: 'the call of kubectl cp', shows: '--retries' }],
        remedy: 'Leave --retries out; split large files, or fetch them from a share.',
      },
    ],
  },
  {
    id: 'M-HPC-03',
    about: 'token path',
    kind: 'error',
    words: [
      [
        'open /var/run/secrets/kubernetes.io/serviceaccount/token: The system cannot find the path specified',
      ],
      ['serviceaccount/token: The system cannot find'],
      [String.raw`kubernetes.io\serviceaccount\token: The system cannot find`],
    ],
    codes: ['H-80070003'],
    printed: [{ by: 'agent in a HostProcess pod', in: 'pod log' }],
    versions: { of: 'kubernetes', from: '1.22' },
    causes: [
      {
        cause: verified(
          'Below containerd 1.7 volumes lie below the pod’s mount point and not at their usual path.',
          ['k8s#104562'],
        ),
        likely: [{ containerd: '1.6' }, { observed: 'HostProcess pod' }],
        excluded: [{ containerd: { from: '1.7' } }],
        checks: [{ command: 'containerd --version', shows: '1.6.x' }],
        remedy: 'Take containerd 1.7, or a path with CONTAINER_SANDBOX_MOUNT_POINT.',
      },
      {
        cause: inferred('The pod has no token: automountServiceAccountToken is false.', [
          'k8s#104562',
        ]),
        likely: [{ observed: 'not a HostProcess pod' }, { containerd: { from: '1.7' } }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'automountServiceAccountToken, volumes kube-api-access: false, volume missing',
          },
        ],
        remedy: 'Switch it on for this pod.',
      },
    ],
  },
  {
    id: 'M-HPC-04',
    about: 'mixed pod',
    kind: 'error',
    words: [
      ['pod spec and all containers inside must have the HostProcess field set to be valid'],
      ['cannot create a normal process isolated container if the pod sandbox is a job container'],
      ['pod hostProcess value must be identical if both are specified'],
      [
        'pod contains any hostProcess containers then all containers must be HostProcess containers',
      ],
      ['hostNetwork must be true if pod contains any hostProcess containers'],
    ],
    printed: [
      { by: 'containerd, shim', in: 'pod events (kubectl describe pod)' },
      { by: 'kube-apiserver', in: 'kubectl apply, events of the ReplicaSet or DaemonSet' },
    ],
    causes: [
      {
        cause: verified(
          'One pod mixes HostProcess and normal containers, perhaps through an injected sidecar.',
          ['ctrd-container_create#L949-L955', 'hcsshim-pod#L517', 'smb-1.32'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'hostProcess of pod and each container: mixed',
          },
        ],
        remedy: 'Make all of them HostProcess or none, and keep sidecars out.',
      },
      {
        cause: verified('A HostProcess pod does not say hostNetwork: true.', ['smb-1.32']),
        likely: [{ says: 'hostNetwork must be true' }],
        checks: [{ command: 'kubectl get pod POD -o yaml', shows: 'hostNetwork of the pod' }],
        remedy: 'Set hostNetwork: true in the pod.',
      },
    ],
  },
  {
    id: 'M-HPC-05',
    about: 'with Hyper-V',
    kind: 'error',
    words: [['UVM does not support HostProcess containers']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('A HostProcess pod names a RuntimeClass for Hyper-V.', [
          'hcsshim-pod#L504',
        ]),
        likely: [{ decision: 'isolation', is: ['hyperv'] }],
        checks: [{ look: 'runtimeClassName', shows: 'hypervisor handler' }],
        remedy: 'Remove the RuntimeClass.',
      },
    ],
  },
  {
    id: 'M-HPC-06',
    about: 'pipe or socket mount',
    kind: 'error',
    words: [['named pipe mounts not supported for job containers']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('A HostProcess pod mounts a named pipe or socket.', [
          'hcsshim-mounts#L48',
          'w-create-hostprocess-pod',
        ]),
        checks: [{ look: 'volumes', shows: '\\\\.\\pipe\\...' }],
        remedy: 'Use the host’s pipe directly.',
      },
    ],
  },
  {
    id: 'M-HPC-07',
    about: 'bind root',
    kind: 'error',
    words: [['failed to bind rootfs to']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'containerd', from: '1.7' },
    causes: [
      {
        cause: inferred(
          'The image could not be bound to the root path of HostProcess containers (C:\\hpc by default): the path is taken, locked or forbidden.',
          ['hcsshim-storage#L83', 'hcsshim-annotations#L235', 'hcsshim-jobcontainer#L173-L178'],
        ),
        likely: [{ containerd: '1.7' }, { decision: 'windowsRelease', is: ['ltsc2019'] }],
        checks: [
          {
            command: 'dir C:\\hpc; cmd /c ver; containerd --version',
            shows: 'a file or foreign folder C:\\hpc',
          },
        ],
        remedy:
          'See which HostProcess pods use C:\\hpc before anything is removed there; then take the newest Windows update and containerd, or set the annotation microsoft.com/hostprocess-rootfs-location.',
      },
    ],
  },
  {
    id: 'M-GMS-01',
    about: 'not authorized',
    kind: 'error',
    words: [['is not authorized to `use` GMSA cred spec']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply, ReplicaSet events' }],
    causes: [
      {
        cause: verified('The pod’s service account lacks the verb use on the GMSACredentialSpec.', [
          'windows-gmsa-webhook#L310',
          'website-configure-gmsa',
        ]),
        checks: [
          {
            command:
              'kubectl auth can-i use gmsacredentialspecs.windows.k8s.io/NAME -n NS --as=system:serviceaccount:NS:SA',
            shows: 'no',
          },
        ],
        remedy: 'Make a ClusterRole with the verb use and a RoleBinding.',
      },
    ],
  },
  {
    id: 'M-GMS-02',
    about: 'spec missing',
    kind: 'error',
    words: [
      ['unable to retrieve the contents of cred spec'],
      ['denied the request: cred spec', 'does not exist'],
      ['gmsa', 'cred spec', 'does not exist'],
    ],
    wordsInferred: true,
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('There is no GMSACredentialSpec of this name.', [
          'windows-gmsa-kube_client#L104-L106',
        ]),
        excluded: [{ says: 'unable to retrieve' }],
        checks: [{ command: 'kubectl get gmsacredentialspecs', shows: 'missing' }],
        remedy: 'Create it from the output of New-CredentialSpec, or correct the name.',
      },
      {
        cause: inferred('The webhook does not reach the API server, or lacks rights.', [
          'windows-gmsa-kube_client#L106',
        ]),
        likely: [{ says: 'unable to retrieve' }],
        excluded: [{ says: 'does not exist' }],
        checks: [{ look: 'log of the webhook', shows: 'error behind the words' }],
        remedy: 'Mend the webhook’s RBAC.',
      },
    ],
  },
  {
    id: 'M-GMS-03',
    about: 'spec without body',
    kind: 'error',
    words: [['cred spec', 'does not have a credspec key']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('The object has no key credspec.', ['windows-gmsa-kube_client#L110']),
        checks: [{ command: 'kubectl get gmsacredentialspec NAME -o yaml', shows: 'no credspec' }],
        remedy: 'Put the JSON as YAML below credspec.',
      },
    ],
  },
  {
    id: 'M-GMS-04',
    about: 'contents differ',
    kind: 'error',
    words: [['does not match the contents of GMSA resource']],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('gmsaCredentialSpec was written by hand beside the name, and differs.', [
          'windows-gmsa-webhook#L322',
        ]),
        checks: [{ look: 'pod spec', shows: 'both fields' }],
        remedy: 'Give the name alone.',
      },
    ],
  },
  {
    id: 'M-GMS-05',
    about: 'name missing',
    kind: 'error',
    words: [
      ['has a GMSA cred spec set, but does not define the name of the corresponding resource'],
    ],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl apply' }],
    causes: [
      {
        cause: verified('The content is given without gmsaCredentialSpecName.', [
          'windows-gmsa-webhook#L331',
        ]),
        checks: [{ look: 'pod spec', shows: 'name missing' }],
        remedy: 'Set the name.',
      },
    ],
  },
  {
    id: 'M-GMS-06',
    about: 'update',
    kind: 'error',
    words: [["cannot update an existing pod's GMSA settings"]],
    printed: [{ by: 'gMSA admission webhook', in: 'kubectl edit / apply' }],
    causes: [
      {
        cause: verified('The gMSA fields of a running pod were changed.', [
          'windows-gmsa-webhook#L474',
        ]),
        checks: [{ look: 'diff', shows: 'gMSA fields' }],
        remedy:
          'Change the template of the workload so that it makes new pods; delete and create a bare pod.',
      },
    ],
  },
  {
    id: 'M-GMS-07',
    about: 'disabled',
    kind: 'error',
    words: [['gMSA credentials are disabled']],
    printed: [{ by: 'shim', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified(
          'The annotation io.microsoft.container.wcow.gmsa.disable=true is set, or io.microsoft.disable-unsafe-operations=true, which includes it.',
          ['hcsshim-create#L94', 'hcsshim-annotations#L237-L239', 'hcsshim-annotations#L583-L602'],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows:
              'annotations also of the runtime handler in the containerd configuration: one of the two, true',
          },
        ],
        remedy:
          'Somebody set it as a protection, so ask first. Then remove it, or take gmsaCredentialSpecName out of the pod.',
      },
    ],
  },
  {
    id: 'M-GMS-08',
    about: 'CCG does not answer',
    kind: 'error',
    words: [
      ['Failed to setup the external credentials for Container'],
      ['winapi error #3489792023'],
      ['credential', '0xC0020017'],
    ],
    wordsInferred: true,
    codes: ['H-D0020017'],
    printed: [
      { by: 'Hyper-V-Compute', in: 'event 11507 of Microsoft-Windows-Hyper-V-Compute-Admin' },
      { by: 'docker, containerd', in: 'create error' },
    ],
    causes: [
      {
        cause: inferred(
          'Container Credential Guard or its plug-in could not be called (a host outside of the domain).',
          ['windows-containers#221', 'virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [{ observed: 'node not domain joined' }],
        checks: [
          {
            command: 'Get-WinEvent -LogName Microsoft-Windows-Containers-CCG/Admin',
            shows: 'events 3, 4, 6, 8 or none',
          },
          { command: 'nltest /sc_verify:DOMAIN on the host', shows: 'fails' },
        ],
        remedy:
          'Install and register the plug-in, give PluginGUID and PluginInput in the credential spec, and see that the host resolves the domain.',
      },
      {
        cause: inferred('The host, a member of the domain, may not read the password.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        likely: [
          { observed: 'node domain joined' },
          { observed: 'Test-ADServiceAccount is False' },
        ],
        checks: [{ command: 'Test-ADServiceAccount NAME', shows: 'False' }],
        remedy: 'Add it to the group in PrincipalsAllowedToRetrieveManagedPassword, then reboot.',
      },
    ],
  },
  {
    id: 'M-GMS-09',
    about: 'nltest in pod',
    kind: 'error',
    words: [
      ['Getting parent domain failed: Status = 1722 0x6ba RPC_S_SERVER_UNAVAILABLE'],
      ['I_NetLogonControl failed: Status = 1722'],
    ],
    codes: ['H-800706BA'],
    printed: [{ by: 'nltest', in: 'kubectl exec' }],
    causes: [
      {
        cause: verified(
          'The credential spec did not reach the pod (the form with the parent domain).',
          ['website-configure-gmsa'],
        ),
        likely: [{ says: 'Getting parent domain failed' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'gmsaCredentialSpec filled?: empty: webhook not working',
          },
        ],
        remedy: 'Mend the webhook, then create the pod again.',
      },
      {
        cause: verified('The secure channel is not set up (the query form).', [
          'website-configure-gmsa',
        ]),
        likely: [{ says: 'I_NetLogonControl failed' }],
        checks: [{ command: 'nltest /sc_reset:DOMAIN', shows: 'NERR_Success' }],
        remedy: 'Restart netlogon in a postStart hook; else check the credential spec.',
      },
      {
        cause: verified('The pod does not reach or resolve a domain controller.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        checks: [
          { command: 'nslookup DOMAIN', shows: 'ports 53, 88, 389, 636, 139 from the pod: fails' },
        ],
        remedy:
          'Let the cluster’s DNS forward the domain; look at the firewall and the OutBoundNAT exceptions.',
      },
    ],
  },
  {
    id: 'M-GMS-10',
    about: 'CCG events',
    kind: 'error',
    words: [
      ['Container Credential Guard failed to parse the credential spec'],
      ['Container Credential Guard failed to instantiate the plug'],
      ['Container Credential Guard failed to fetch credentials from the plug-in'],
      ['Container Credential Guard failed to fetch gmsa credentials'],
    ],
    printed: [
      {
        by: 'Containers-CCG',
        in: 'event log Microsoft-Windows-Containers-CCG/Admin, ids 3, 4, 6, 8',
      },
    ],
    causes: [
      {
        cause: verified(
          'Event 3: the credential spec is malformed, often the GUID of the plug-in.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [
          { says: 'failed to parse the credential spec' },
          { observed: 'event 3 of Credential Guard' },
        ],
        checks: [{ look: 'PluginGUID in HostAccountConfig', shows: 'no braces, wrong GUID' }],
        remedy: 'Correct the spec.',
      },
      {
        cause: verified(
          'Event 4: the plug-in is missing or does not load; with “configured identity is incorrect” its COM identity needs a user who is logged on.',
          ['virtualization-documentation-gmsa-troubleshooting', 'windows-containers#293'],
        ),
        likely: [
          { says: 'failed to instantiate the plug' },
          { observed: 'event 4 of Credential Guard' },
        ],
        checks: [
          { look: 'COM registration, RunAs of the plug-in', shows: 'missing / interactive user' },
        ],
        remedy: 'Install it again, and give the COM class a service identity.',
      },
      {
        cause: verified(
          'Event 6: the plug-in was loaded and got no account from the secret store.',
          ['virtualization-documentation-gmsa-troubleshooting'],
        ),
        likely: [
          { says: 'failed to fetch credentials from the plug-in' },
          { observed: 'event 6 of Credential Guard' },
        ],
        checks: [{ look: 'identity of the node on the vault; PluginInput', shows: 'no right' }],
        remedy: 'Check its rights on the secret and the format of its input.',
      },
      {
        cause: inferred(
          'The name or the password of the plug-in’s account is not what Active Directory has: the secret in the vault is not written as DOMAIN\\user:password, or the password was changed.',
          ['github Azure/AKS/issues/3849', 'github microsoft/Windows-Containers/issues/520'],
        ),
        likely: [
          { says: 'The attempted logon is invalid' },
          { says: 'bad username or authentication information' },
        ],
        checks: [
          {
            look: 'the secret in the vault',
            shows: 'another form than DOMAIN\\user:password, or an old one',
          },
        ],
        remedy: 'Write the secret anew, in that form and with the password of today.',
      },
      {
        cause: verified('Event 8: the plug-in’s account may not read the gMSA password.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        likely: [
          { says: 'failed to fetch gmsa credentials' },
          { observed: 'event 8 of Credential Guard' },
        ],
        checks: [{ look: 'PrincipalsAllowedToRetrieveManagedPassword', shows: 'account missing' }],
        remedy: 'Add the account.',
      },
    ],
  },
  {
    id: 'M-GMS-11',
    about: 'SMB by name',
    kind: 'error',
    weak: 'name',
    words: [['EnableCompartmentNamespace']],
    printed: [
      {
        by: 'documentation; symptom',
        in: 'share reachable by address, not by name, in a gMSA pod with containerd',
      },
    ],
    causes: [
      {
        cause: inferred(
          'The HNS compartment namespace is off, so that authentication by name leaves through the wrong compartment.',
          ['website#27131'],
        ),
        likely: [
          { decision: 'containerRuntime', is: ['containerd'] },
          { decision: 'windowsRelease', is: ['ltsc2019'] },
        ],
        checks: [
          {
            command:
              'reg query HKLM\\SYSTEM\\CurrentControlSet\\Services\\hns\\State /v EnableCompartmentNamespace',
            shows: 'missing',
          },
        ],
        remedy: 'Set the value to 1 (REG_DWORD) on the node, and create the pods again.',
      },
    ],
  },
  {
    id: 'M-HPC-08',
    about: 'ImagePull HPC',
    kind: 'error',
    outerTo: ['S-24'],
    words: [['-hostprocess: not found'], ['sigwindowstools/kube-proxy', 'not found']],
    wordsInferred: true,
    printed: [{ by: 'pull of sigwindowstools images', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: verified('The tag was not built (yet), or a placeholder was not replaced.', [
          'calico#11990',
          'cluster-api-provider-azure#2344',
        ]),
        checks: [
          {
            look: 'image tag in the manifest',
            shows: 'KUBE_PROXY_VERSION, or a patch that was published days ago only',
          },
        ],
        remedy: 'Take the newest existing patch of the same minor.',
      },
    ],
  },
  {
    id: 'M-HPC-09',
    about: 'old containerd and HPC image',
    kind: 'error',
    weak: 'name',
    words: [['windows-host-process-containers-base-image']],
    printed: [{ by: 'pull of a HostProcess image', in: 'pod events (kubectl describe pod)' }],
    versions: { of: 'containerd', through: '1.6.17' },
    causes: [
      {
        cause: verified(
          'containerd before 1.6.18 cannot import images built on the HostProcess base.',
          ['an-doc'],
        ),
        likely: [{ containerd: '1.6' }, { observed: 'the pull fails' }],
        checks: [{ command: 'containerd --version', shows: 'below 1.6.18' }],
        remedy: 'Take 1.6.18 or newer, better 1.7.',
      },
    ],
  },
]
