import { inferred, verified } from '../fact.ts'
import type { Tree } from './define-tree.ts'
import { refusedByHcs } from './not-started.ts'

/** From what pods show to a cause. */
export const podTrees: readonly Tree[] = [
  {
    id: 'T-01',
    title: 'Pods stay in ContainerCreating',
    said: [
      'Pods do not start on the Windows node',
      'ContainerCreating for minutes',
      'FailedCreatePodSandBox',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe pod POD',
        expected: verified('The last event names the step that failed.', ['website-windows']),
        yes: { next: 'b' },
        no: {
          cause: verified(
            'No event at all: the kubelet does not work on this pod, or the scheduler has not placed it.',
            ['website-windows'],
          ),
          remedy: 'Look at the node (kubectl get pod -o wide).',
          see: ['T-02'],
        },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does the event say “failed to setup network” or “NetworkPlugin cni”?',
        says: ['failed to setup network', 'NetworkPlugin cni'],
        expected: verified('Yes.', ['ctrd-sandbox_run#L267']),
        yes: { next: 'c' },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'c',
        command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
        expected: verified(
          'The network agent and kube-proxy are Running, as pods or as services of the node.',
          ['ms-problems'],
        ),
        yes: { next: 'd' },
        no: {
          cause: verified('The network agent is down: the network or subnet.env is missing.', [
            'ms-problems',
          ]),
          remedy: 'Start it and read its log.',
          see: ['M-NET-12', 'S-10', 'T-08'],
        },
        cost: 1,
      },
      {
        id: 'd',
        command: 'Get-HnsNetwork | Select Name,Type,ManagementIP',
        expected: verified(
          'The network that the CNI file names, of the right type, without a 169.254 address.',
          ['ms-problems'],
        ),
        yes: { next: 'e' },
        no: {
          cause: verified('The HNS network is missing, or has another type or name.', [
            'ms-problems',
          ]),
          remedy: 'Look for the message of the agent.',
          see: ['M-NET-12', 'M-NET-28', 'M-NET-29', 'M-NET-39'],
        },
        cost: 2,
      },
      {
        id: 'e',
        command: 'dir C:\\etc\\cni\\net.d; type C:\\etc\\cni\\net.d\\*.conf*',
        expected: verified(
          'One file in conf_dir of containerd, the agent’s own, without placeholders.',
          ['swt#128'],
        ),
        yes: {
          cause: verified('The HNS code at the end of the event decides.', ['swt#128']),
          see: ['M-NET-03', 'M-NET-05', 'M-NET-07', 'M-NET-08', 'M-NET-34'],
        },
        no: {
          cause: verified('A nat file sorts first, or a template was not filled in.', ['swt#128']),
          remedy: 'Delete the one, fill in the other.',
          see: ['S-28', 'M-NET-06'],
        },
        cost: 2,
      },
      {
        id: 'f',
        ask: 'Does the event name the sandbox (pause) image?',
        says: ['sandbox image', 'pause'],
        expected: verified('Yes.', ['website-windows']),
        yes: {
          cause: verified('The pause image is not reached, or is of another build.', [
            'website-windows',
          ]),
          remedy: 'Name the right image in the containerd configuration.',
          see: ['M-HCS-14', 'M-HCS-02'],
        },
        no: { next: 'g' },
        cost: 1,
      },
      {
        id: 'g',
        ask: 'Does the event say FailedMount or MountVolume?',
        says: ['FailedMount', 'MountVolume'],
        expected: verified('Yes.', ['csi-driver-smb#427']),
        yes: { cause: verified('A volume does not mount.', ['csi-driver-smb#427']), see: ['T-16'] },
        no: { next: 'h' },
        cost: 1,
      },
      {
        id: 'h',
        ask: 'Does it say ErrImagePull or ImagePullBackOff?',
        says: ['ErrImagePull', 'ImagePullBackOff'],
        expected: verified('Yes.', ['website-windows']),
        yes: { cause: verified('The image cannot be pulled.', ['website-windows']), see: ['T-09'] },
        no: { next: 'i' },
        cost: 1,
      },
      {
        id: 'i',
        ...refusedByHcs,
        no: { next: 'j' },
        cost: 1,
      },
      {
        id: 'j',
        ask: 'Does it say “failed to reserve” or “context deadline exceeded”?',
        says: ['failed to reserve', 'context deadline exceeded'],
        expected: verified('Yes.', ['k8s#107561']),
        yes: {
          cause: verified('An earlier attempt hangs, or the node is overloaded.', ['k8s#107561']),
          see: ['M-KLT-11', 'M-KLT-12', 'T-17'],
        },
        no: {
          end: 'Collect kubectl describe pod, the containerd log, Get-HnsNetwork and the event log Hyper-V-Compute.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-09',
    title: 'An image is not pulled, or does not fit',
    said: [
      'ErrImagePull',
      'The image does not fit',
      'The container operating system does not match',
    ],
    steps: [
      {
        id: 'a',
        command: 'kubectl describe pod POD',
        expected: verified('A first Failed event with a reason.', ['website-windows']),
        yes: { next: 'b' },
        no: { end: 'Read the containerd log of the node.' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does it say “no match for platform in manifest” or “no matching manifest”?',
        expected: verified('Yes.', ['ctrd-image#L250']),
        yes: { next: 'c' },
        no: { next: 'd' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Is it a workload for Linux?',
        expected: verified('Yes.', ['website-windows']),
        yes: {
          cause: verified('It was scheduled to the wrong node.', ['website-windows']),
          remedy: 'Set the nodeSelector for Linux.',
          see: ['S-26', 'M-HCS-03'],
        },
        no: {
          cause: verified('There is no image for this build.', ['website-windows']),
          remedy: 'Take another tag.',
          see: ['M-HCS-03'],
        },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does it say “does not match the host operating system” or 0xc0370101?',
        expected: verified('Yes.', ['virtualization-documentation-hcshresult']),
        yes: {
          cause: verified('Image and host are of different builds.', [
            'virtualization-documentation-hcshresult',
          ]),
          see: ['M-HCS-02', 'S-17'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does hcsshim:: stand with “used by another process” or “Access is denied”?',
        expected: verified('Yes.', ['moby#30296']),
        yes: {
          cause: verified('Antivirus software.', ['moby#30296']),
          see: ['M-HCS-11', 'M-HCS-13'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Does ProcessBaseLayer stand with “cannot find the path”?',
        expected: verified('Yes.', ['hcsshim#2226']),
        yes: { cause: inferred('A Linux layer on Windows.', ['hcsshim#2226']), see: ['M-HCS-12'] },
        no: { next: 'g' },
        cost: 1,
      },
      {
        id: 'g',
        command: 'crictl pull IMAGE',
        expected: verified('It works on the node.', ['website-windows']),
        yes: {
          cause: inferred('The pod lacks its secret.', ['website-windows']),
          remedy: 'Set imagePullSecrets.',
        },
        no: {
          cause: verified('Proxy, DNS, the registry’s certificate, or a tag that is not there.', [
            'website-windows',
          ]),
          remedy: 'Give the service containerd its proxy; check the tag.',
          see: ['S-24'],
        },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-13',
    title: 'Pods with Hyper-V isolation fail',
    said: ['A pod with the RuntimeClass for Hyper-V does not start', 'No hypervisor present'],
    steps: [
      {
        id: 'a',
        command:
          '(Get-CimInstance Win32_ComputerSystem).HypervisorPresent; Get-WindowsFeature Hyper-V',
        expected: verified('True, and Installed.', [
          'moby#27198',
          'virtualization-documentation-hcshresult',
        ]),
        yes: { next: 'b' },
        no: {
          cause: verified('The role or the hypervisor is missing.', [
            'moby#27198',
            'virtualization-documentation-hcshresult',
          ]),
          remedy: 'Install it and reboot; allow nested virtualization.',
          see: ['M-HCS-04'],
        },
        cost: 2,
      },
      {
        id: 'b',
        command: 'kubectl get pod POD -o yaml; kubectl get runtimeclass -o yaml',
        expected: verified('A handler that config.toml has, with the option for Hyper-V.', [
          'k8s#62812',
        ]),
        yes: { next: 'c' },
        no: {
          cause: verified('The annotation of Docker times, or a handler that containerd lacks.', [
            'k8s#62812',
          ]),
          remedy: 'Use a RuntimeClass and its runtime entry.',
          see: ['M-HYP-01'],
        },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Is it a HostProcess pod?',
        expected: verified('No.', ['hcsshim-pod#L504']),
        yes: { next: 'd' },
        no: {
          cause: verified('HostProcess cannot run in a utility VM.', ['hcsshim-pod#L504']),
          see: ['M-HPC-05'],
        },
        cost: 1,
        answered: {
          yes: [{ isolation: ['process', 'hyperv'] }],
          no: [{ isolation: ['hostprocess'] }],
        },
      },
      {
        id: 'd',
        ask: 'Is the image of a newer build than the host?',
        expected: verified('No.', ['w-version-compatibility']),
        yes: { next: 'e' },
        no: {
          cause: verified('The image is newer than its host.', ['w-version-compatibility']),
          remedy: 'Take an older tag or a newer host.',
          see: ['M-HCS-02'],
        },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does it say 0xc0370109, or time out otherwise?',
        expected: inferred('Yes.', ['virtualization-documentation-hcshresult']),
        yes: {
          cause: inferred('The utility VM starts too slowly: memory, disk, nesting.', [
            'virtualization-documentation-hcshresult',
          ]),
          see: ['M-HCS-05'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        command: 'Get-WinEvent -LogName Microsoft-Windows-Hyper-V-Compute-Admin -MaxEvents 20',
        expected: verified('A code.', ['windows-containers#221']),
        yes: {
          cause: verified('That code decides.', ['windows-containers#221']),
          see: ['M-HCS-01'],
        },
        no: { end: 'Collect the containerd log, config.toml and the event log.' },
        cost: 2,
      },
    ],
  },
  {
    id: 'T-14',
    title: 'HostProcess pods fail',
    said: ['A HostProcess DaemonSet does not start', 'The agent’s pod does not reach the API'],
    steps: [
      {
        id: 'a',
        command: 'containerd --version; sc.exe qc containerd',
        expected: verified('1.7 or newer, below LocalSystem.', ['w-create-hostprocess-pod']),
        yes: { next: 'b' },
        no: {
          cause: verified('1.6 has other paths, and other accounts get no tokens.', [
            'w-create-hostprocess-pod',
          ]),
          remedy: 'Take 1.7 and LocalSystem.',
          see: ['M-HPC-01', 'M-HPC-02', 'M-HPC-03'],
        },
        cost: 2,
      },
      {
        id: 'b',
        command: 'kubectl get pod -o yaml',
        expected: verified('hostProcess and hostNetwork true, and all containers alike.', [
          'w-create-hostprocess-pod',
        ]),
        yes: { next: 'c' },
        no: {
          cause: verified('The fields are mixed or incomplete.', ['w-create-hostprocess-pod']),
          see: ['M-HPC-04'],
        },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Did admission (PodSecurity) refuse it?',
        expected: verified('No.', ['w-create-hostprocess-pod']),
        yes: { next: 'd' },
        no: {
          cause: verified('The namespace enforces baseline or restricted.', [
            'w-create-hostprocess-pod',
          ]),
          remedy:
            'For a namespace of its own: kubectl label --overwrite namespace NS pod-security.kubernetes.io/enforce=privileged. It lifts the protection of all its pods.',
        },
        cost: 1,
      },
      {
        id: 'd',
        ask: 'Does it say “failed to find executable”, or name the token’s path?',
        expected: verified('Yes.', ['website#29924']),
        yes: {
          cause: verified('Paths follow the rules of the containerd line.', ['website#29924']),
          see: ['M-HPC-02', 'M-HPC-03'],
        },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'e',
        ask: 'Does the log say “dial tcp SERVICE-IP:443”?',
        expected: verified('Yes.', ['flannel#1772']),
        yes: {
          cause: verified('Before kube-proxy works the host does not reach the Service address.', [
            'flannel#1772',
          ]),
          remedy: 'Put the real API address into KUBERNETES_SERVICE_HOST.',
          see: ['S-23'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Can the image not be imported (containerd before 1.6.18, HPC base image)?',
        expected: verified('Yes.', ['an-doc']),
        yes: {
          cause: verified('This containerd is too old for HostProcess images.', ['an-doc']),
          remedy: 'Take 1.6.18 or newer.',
        },
        no: { end: 'Collect kubectl describe pod and the containerd log.' },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-15',
    title: 'gMSA does not work',
    said: ['A pod with gMSA is refused', 'Kerberos fails in the pod', 'RPC server unavailable'],
    steps: [
      {
        id: 'a',
        ask: 'Is the pod refused with “cred spec” when it is created?',
        expected: verified('Yes.', ['windows-gmsa-webhook#L310-L332']),
        yes: {
          cause: verified('The webhook names the object, the name or the right.', [
            'windows-gmsa-webhook#L310-L332',
          ]),
          see: ['M-GMS-01', 'M-GMS-02', 'M-GMS-03', 'M-GMS-04', 'M-GMS-05'],
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Does the container not start (RPC, external credentials)?',
        expected: verified('Yes.', ['windows-containers#221']),
        yes: { next: 'c' },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'c',
        command: 'Test-ADServiceAccount NAME',
        expected: verified('True on a node that has joined the domain.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        yes: { next: 'd' },
        no: {
          cause: verified('The node may not read the password.', [
            'virtualization-documentation-gmsa-troubleshooting',
          ]),
          remedy: 'Add it to the group, then reboot.',
          see: ['M-GMS-08'],
        },
        cost: 2,
      },
      {
        id: 'd',
        command: 'Get-WinEvent -LogName Microsoft-Windows-Containers-CCG/Admin',
        expected: verified('Events 1 and 2, on a node that has not joined the domain.', [
          'virtualization-documentation-gmsa-troubleshooting',
        ]),
        yes: { end: 'Open a case with the text of event 11507.' },
        no: {
          cause: verified('Event 3, 4, 6 or 8.', [
            'virtualization-documentation-gmsa-troubleshooting',
          ]),
          see: ['M-GMS-10'],
        },
        cost: 2,
      },
      {
        id: 'e',
        command: 'kubectl exec POD -- nltest /parentdomain',
        expected: verified('Names of domains.', ['website-configure-gmsa']),
        yes: { next: 'f' },
        no: {
          cause: verified('The credential spec is not in the pod.', ['website-configure-gmsa']),
          see: ['M-GMS-09'],
        },
        cost: 1,
      },
      {
        id: 'f',
        command: 'nltest /query; nltest /sc_verify:DOMAIN',
        expected: verified('NERR_Success.', ['website-configure-gmsa']),
        yes: { next: 'g' },
        no: {
          cause: verified('The secure channel or the domain controller is not reached.', [
            'website-configure-gmsa',
          ]),
          remedy: 'Try sc_reset; check DNS and ports.',
          see: ['M-GMS-09'],
        },
        cost: 1,
      },
      {
        id: 'g',
        command: 'klist get krbtgt',
        expected: verified('A ticket.', ['virtualization-documentation-gmsa-troubleshooting']),
        yes: { next: 'h' },
        no: {
          cause: verified('DNS, or the way to the domain controller.', [
            'virtualization-documentation-gmsa-troubleshooting',
          ]),
          remedy: 'Open ports 53, 88, 389 and 636.',
          see: ['M-GMS-09'],
        },
        cost: 1,
      },
      {
        id: 'h',
        ask: 'Does the share work by address and not by name?',
        expected: verified('Yes.', ['website#27131']),
        yes: {
          cause: verified('The compartment setting.', ['website#27131']),
          remedy: 'Set the registry value on the node.',
          see: ['M-GMS-11'],
        },
        no: { next: 'i' },
        cost: 1,
      },
      {
        id: 'i',
        ask: 'Does the application run as LocalSystem or NetworkService?',
        expected: verified('Yes.', ['virtualization-documentation-gmsa-troubleshooting']),
        yes: { end: 'Look at SPNs and the delegation flag on the gMSA page.' },
        no: {
          cause: verified('Only these accounts use the gMSA.', [
            'virtualization-documentation-gmsa-troubleshooting',
          ]),
          remedy: 'Change the user.',
        },
        cost: 1,
      },
    ],
  },
  {
    id: 'T-16',
    title: 'Storage does not mount',
    said: ['MountVolume failed', 'The CSI driver is not found', 'The SMB share is not mounted'],
    steps: [
      {
        id: 'a',
        ask: 'Does it say “not found in the list of registered CSI drivers”?',
        says: ['not found in the list of registered CSI drivers'],
        expected: verified('Yes.', ['csi-driver-smb#427']),
        yes: {
          cause: verified('The driver’s part for Windows nodes is missing.', [
            'csi-driver-smb#427',
          ]),
          see: ['M-STO-02'],
        },
        no: { next: 'b' },
        cost: 1,
      },
      {
        id: 'b',
        ask: 'Is a csi-proxy pipe in the text?',
        says: ['csi-proxy'],
        expected: verified('Yes.', ['aws-ebs-csi-driver#1001']),
        yes: {
          cause: verified('csi-proxy is missing, or serves another API version.', [
            'aws-ebs-csi-driver#1001',
          ]),
          see: ['M-STO-01'],
        },
        no: { next: 'c' },
        cost: 1,
      },
      {
        id: 'c',
        ask: 'Is SmbGlobalMapping in the text?',
        says: ['SmbGlobalMapping'],
        expected: verified('Yes.', ['k8s#59540']),
        yes: { next: 'd' },
        no: { next: 'e' },
        cost: 1,
      },
      {
        id: 'd',
        command:
          'Test-NetConnection SERVER -Port 445; New-SmbGlobalMapping -RemotePath \\\\SERVER\\SHARE -Credential (Get-Credential)',
        expected: verified('Both work on the node.', ['azurefile-csi-driver#1610']),
        yes: {
          cause: verified('An old mapping, or the pod’s secret.', ['azurefile-csi-driver#1610']),
          see: ['M-STO-03'],
        },
        no: {
          cause: verified('Port 445, the name or the credentials.', ['azurefile-csi-driver#1610']),
          see: ['M-STO-03'],
        },
        cost: 2,
      },
      {
        id: 'e',
        ask: 'Is a disk not found?',
        expected: verified('Yes.', ['csi-proxy-api#L326']),
        yes: {
          cause: verified('It is not attached, or its id has another form.', [
            'csi-proxy-api#L326',
          ]),
          see: ['M-STO-04'],
        },
        no: { next: 'f' },
        cost: 1,
      },
      {
        id: 'f',
        ask: 'Does the unmount hang, and the pod stay Terminating?',
        expected: verified('Yes.', ['aks#2490']),
        yes: { cause: verified('Files are in use.', ['aks#2490']), see: ['M-HCS-15'] },
        no: {
          cause: inferred(
            'A field for Linux alone (subPath on block, fsGroup, Memory emptyDir, propagation).',
            ['aks#2490'],
          ),
          remedy: 'Leave it out for Windows.',
        },
        cost: 1,
      },
    ],
  },
]
