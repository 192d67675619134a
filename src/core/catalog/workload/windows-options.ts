import { inferred, verified } from '../fact.ts'

/** Identity of Windows containers: the user inside, and Group Managed Service Accounts. */
export const runAsUserName = {
  gate: 'WindowsRunAsUserName',
  stages: verified({ alpha: '1.16', beta: '1.17', stable: '1.18', removed: '1.21' } as const, [
    'gate-WindowsRunAsUserName',
    'rn-1.17#L146',
    'rn-1.18#L212',
    'rn-1.21#L397',
    'api',
  ]),
  /** Longest parts of `DOMAIN\USER` that the API takes, in bytes. */
  limits: verified({ domain: 256, user: 104 } as const, ['api-validation', 'docs-runasusername']),
  /** What the API says of a field that is there and names nobody. */
  empty: verified('runAsUserName cannot be an empty string', ['api-validation']),
} as const

/** Accounts that a HostProcess container can run as without more. */
export const hostProcessUsers = {
  required: verified(true, ['web-hpc-a', 'web-hpc-b']),
  serviceAccounts: verified(
    [
      String.raw`NT AUTHORITY\SYSTEM`,
      String.raw`NT AUTHORITY\Local service`,
      String.raw`NT AUTHORITY\NetworkService`,
    ],
    ['web-hpc-a', 'web-hpc-b'],
  ),
  /** From this containerd on a local group can stand in place of a user. */
  groupsFrom: verified('1.7.0', ['web-hpc-b']),
  /** The users of images are no users or groups of the node: the shim fails to log them on. */
  containerUserFails: verified({ from: '1.7.0' } as const, [
    'hcsshim-main internal/jobcontainers/logon.go',
  ]),
} as const

export const hostProcessPods = {
  hostNetwork: verified(true, [
    'ca-1.22 pkg/apis/core/validation/validation.go#L6125',
    'ca-1.31 pkg/apis/core/validation/validation.go#L7423',
    'web-hpc-b',
  ]),
  /** Security levels of a namespace that refuse them. */
  podSecurity: verified(['baseline', 'restricted'], ['web-hpc-a', 'web-hpc-b']),
  pipesUnsupported: verified(true, ['web-hpc-b']),
} as const

export const gmsa = {
  gate: 'WindowsGMSA',
  /** Annotations first, fields of `windowsOptions` after. */
  stages: verified(
    { alpha: '1.14', fields: '1.15', beta: '1.16', stable: '1.18', removed: '1.21' } as const,
    ['gate-WindowsGMSA', 'kep-689', 'rn-1.15#L234', 'rn-1.16#L181', 'rn-1.21#L397', 'api'],
  ),
  annotation: verified('pod.alpha.windows.kubernetes.io/gmsa-credential-spec-name', [
    'kep-689',
    'rn-1.14#L393',
    'rn-1.15#L234',
  ]),
  /** What a pod needs beside it in the cluster. */
  objects: {
    kind: verified('GMSACredentialSpec', ['website-configure-gmsa']),
    group: verified('windows.k8s.io', ['website-configure-gmsa']),
    plural: verified('gmsacredentialspecs', ['website-configure-gmsa']),
    verb: verified('use', ['windows-gmsa-webhook#L310', 'website-configure-gmsa']),
    body: verified('credspec', ['windows-gmsa-kube_client#L110']),
    accounts: inferred(
      ['ActiveDirectoryConfig', 'GroupManagedServiceAccounts'],
      ['website-configure-gmsa'],
    ),
    /** A definition without its schema drops the content of the object. */
    pruned: verified('credspec', ['windows-gmsa-pr#31']),
    /** A RoleBinding gives a right in its own namespace, and the webhook asks for that of the pod; another binding may be in the cluster. */
    binding: inferred('in the namespace of the pod, for its ServiceAccount', [
      'website-configure-gmsa',
      'windows-gmsa-webhook#L310',
    ]),
    /** Who reads the password of the account: the machine, as a member of the domain, or a plug-in that the spec names. */
    reader: inferred(
      { inDomain: 'the machine', elsewhere: ['ActiveDirectoryConfig', 'HostAccountConfig'] },
      ['aws-windows-gmsa', 'ccg-akv-plugin'],
      { note: 'that the other way fails follows from it' },
    ),
    /** Where a spec names something by its GUID, which is written in hexadecimal digits. */
    guids: inferred(
      [
        ['DomainJoinConfig', 'Guid'],
        ['ActiveDirectoryConfig', 'HostAccountConfig', 'PluginGUID'],
      ],
      ['ccg-akv-plugin', 'website-configure-gmsa'],
    ),
    /** What was sent need not be all that the cluster has. */
    sent: inferred('the credential spec of a pod is among those sent', [
      'windows-gmsa-kube_client#L104-L106',
    ]),
  },
  /** Releases on which containerd needs an update of Windows before a share answers. */
  containerdShares: verified(['ltsc2019', '2004'], ['doc004', 'doc003', 'web-intro-b']),
} as const

/** Users that every Windows base image has. */
export const containerUsers = {
  /** What `runAsNonRoot` refuses where it is named. */
  administrator: verified('ContainerAdministrator', [
    'k20 pkg/kubelet/kuberuntime/security_context_windows.go',
    'rn-1.20#L469',
    'doc003',
    'ms-1.36 pkg/kubelet/kuberuntime/security_context_windows.go',
  ]),
  user: verified('ContainerUser', ['docs-runasusername']),
} as const
