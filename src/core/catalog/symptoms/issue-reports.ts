import { inferred } from '../fact.ts'
import type { Symptom } from './define.ts'

/** The patches of its line that mount drives as docker did. */
const sinceDrives = Array.from({ length: 26 }, (_, i) => `1.6.${i + 14}`)

/** Messages that people brought to the trackers of plugins, modules and distributions. */
export const issueReportSymptoms: readonly Symptom[] = [
  {
    id: 'UB-01',
    about: 'endpoint of Calico',
    kind: 'error',
    words: [['failed to setup network for sandbox', 'Endpoint ', '_Calico not found']],
    printed: [{ by: 'the plugin calico', in: 'pod events (kubectl describe pod), kubelet log' }],
    causes: [
      {
        cause: inferred(
          'This release of Calico makes endpoints for Docker alone: containerd on Windows is in its documents from April 2021 on.',
          ['github projectcalico/calico/issues/4334', 'github projectcalico/calico/pull/4544'],
        ),
        checks: [{ command: 'calico-node.exe -v', shows: 'a release of before v3.19' }],
        remedy:
          'Install a release of Calico that supports containerd on Windows, and containerd 1.5 or newer.',
      },
    ],
  },
  {
    id: 'UB-02',
    about: 'user data of a node group',
    kind: 'error',
    words: [
      ['User data was not', 'valid PowerShell format'],
      ['User data was not', 'PowerShell'],
    ],
    wordsInferred: true,
    printed: [{ by: 'EKS', in: 'health of the node group, output of Terraform' }],
    causes: [
      {
        cause: inferred(
          'The launch template of a Windows node group has user data of Linux: a template that was not told the system writes a shell script.',
          ['github aws-ia/terraform-aws-eks-blueprints/issues/1729'],
        ),
        checks: [
          {
            command:
              'aws ec2 describe-launch-template-versions --launch-template-id ID --query "LaunchTemplateVersions[0].LaunchTemplateData.UserData"',
            shows: 'decoded from Base64: #!/bin/bash or MIME parts, and no <powershell>',
          },
        ],
        remedy:
          'Give user data between <powershell> tags, or none, and tell the module that the group is of Windows (platform or ami_type).',
      },
    ],
  },
  {
    id: 'UB-03',
    about: 'user of a pod',
    kind: 'error',
    words: [
      [
        'Unable to get User Principal Name (UPN) as the current logged-on user is not a domain user',
      ],
    ],
    printed: [{ by: 'whoami /upn', in: 'kubectl exec' }],
    causes: [
      {
        cause: inferred(
          'The container does not act as the gMSA: its credential spec names another account or domain, or did not reach the pod.',
          ['github rancher/windows/issues/218'],
        ),
        checks: [
          { command: 'in the pod: nltest /parentdomain', shows: 'an error in place of the domain' },
          {
            command: 'kubectl get gmsacredentialspec NAME -o yaml',
            shows: 'a name, SID or domain that is not that of the account',
          },
        ],
        remedy:
          'Compare the GMSACredentialSpec with what New-CredentialSpec writes for the account, and create the pod again.',
      },
    ],
  },
  {
    id: 'UB-04',
    about: 'volumes as drives',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a volume is no drive D: in the container' }],
    causes: [
      {
        cause: inferred(
          'containerd before 1.6.14 mounts a mountPath that is a drive alone, such as D:, as the folder C:\\D; docker mounted it as that drive.',
          [
            'github containerd/containerd/issues/6589',
            'github kubernetes-sigs/azurefile-csi-driver/issues/923',
          ],
        ),
        excluded: [
          ...['1.7', '2.0', '2.1', '2.2'].map((containerd) => ({ containerd })),
          ...sinceDrives.map((says) => ({ says })),
        ],
        checks: [{ command: 'dir C:\\ (in the pod)', shows: 'a folder named as the drive' }],
        remedy: 'Use containerd 1.6.14 or newer, or mount into a folder of C:.',
      },
      {
        cause: inferred(
          'The image declares the drive as its VOLUME too, on which containerd stumbles.',
          ['github containerd/containerd/issues/8171'],
        ),
        checks: [{ command: 'docker history IMAGE', shows: 'VOLUME with a drive' }],
        remedy: 'Leave VOLUME out of the Dockerfile.',
      },
    ],
  },
  {
    id: 'UB-05',
    about: 'disk of a CSI driver',
    kind: 'error',
    words: [['failed to resolve path for mount source', 'Incorrect function']],
    printed: [{ by: 'containerd 1.7.4 and newer', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'containerd 1.7.4 and newer resolve the source of a mount, and fail at a volume that a CSI driver gives by its GUID path (\\\\?\\Volume{…}); 1.7.3 did not.',
          ['github containerd/containerd/issues/10001', 'github containerd/containerd/pull/8926'],
        ),
        checks: [{ command: 'containerd --version', shows: '1.7.4 or newer' }],
        remedy: 'Use a patch of containerd that mends it, or 1.7.3 until then.',
      },
    ],
  },
  {
    id: 'UB-06',
    about: 'address of the host',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'the node loses its static address for one of DHCP' }],
    causes: [
      {
        cause: inferred(
          'HNS makes a virtual switch on the adapter when the first network of pods is made, and the static address, its gateway and its DNS servers do not always move to the vEthernet adapter: that asks DHCP, or has 169.254.x.x.',
          [
            'github kubernetes-sigs/sig-windows-tools/issues/162',
            'github kubernetes-sigs/sig-windows-tools/issues/105',
            'github ovn-kubernetes/ovn-kubernetes/issues/2530',
            'calico#4631',
            'github rancher/rke2/issues/1761',
          ],
        ),
        checks: [
          {
            command: 'Get-NetIPInterface -AddressFamily IPv4 | Format-Table InterfaceAlias, Dhcp',
            shows: 'vEthernet (…): Enabled',
          },
        ],
        remedy:
          'Reserve the address in DHCP, or set it, its gateway and its DNS servers on the vEthernet adapter (New-NetIPAddress, Set-DnsClientServerAddress) after the network is made.',
      },
    ],
  },
]
