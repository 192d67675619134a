import { inferred, verified } from '../fact.ts'
import { damagedAzureState } from './azure-state.ts'
import type { Symptom } from './define.ts'

/** What agents and plugins of networks print when they stop at their start or at the first pod. */
export const printedByNetworks: readonly Symptom[] = [
  {
    id: 'KD-01',
    about: 'management address of the bridge',
    kind: 'error',
    words: [['failed to get management ip']],
    passedBy: ['Wrote subnet file to', 'Running backend.'],
    printed: [{ by: 'flanneld', in: 'flanneld log' }],
    causes: [
      {
        cause: inferred(
          'HNS gave the new network no management address in time. Windows Server 1803 does so with host-gw until an endpoint of the host is attached; Windows Server 2019 is the first release that is known to work.',
          [
            'github flannel-io/flannel/issues/1066',
            'github flannel-io/flannel/pull/1068',
            'github flannel-io/flannel/pull/1042',
          ],
        ),
        likely: [{ decision: 'windowsRelease', is: ['1803', '1709'] }],
        checks: [
          { command: 'Get-HnsNetwork | Select Name,Type,ManagementIP', shows: 'no ManagementIP' },
        ],
        remedy:
          'Use Windows Server 2019 or later and a current flanneld; delete the half-made network before the next start.',
      },
      {
        cause: inferred(
          'The adapter below the network has no address of its own, or lost its lease.',
          ['github flannel-io/flannel/issues/1066'],
        ),
        checks: [{ command: 'ipconfig /all', shows: '169.254.x.x, or no address' }],
        remedy: 'Give the adapter its address again, and start flanneld once more.',
      },
    ],
  },
  {
    id: 'KD-02',
    about: 'mode of Azure CNI',
    kind: 'error',
    words: [
      ['azure', 'Network mode is invalid'],
      ['create network', 'Network mode is invalid'],
    ],
    settledBy: ['cni-azure-mode'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'mode in 10-azure.conflist is neither bridge nor tunnel; Azure CNI before 1.6.16 makes no network with another word.',
          ['acn-1.6.15#L291-L298', 'acn#3113'],
        ),
        checks: [
          { look: 'mode in 10-azure.conflist', shows: 'l2bridge, transparent or another word' },
        ],
        remedy: 'Write "mode": "bridge", as AKS does.',
      },
    ],
  },
  {
    id: 'KD-03',
    about: 'Service range of the API server',
    kind: 'error',
    words: [
      ['service-cluster-ip-range is too large'],
      ['service-cluster-ip-range', 'the mask must be >='],
    ],
    printed: [{ by: 'kube-apiserver', in: 'its log, kubeadm init' }],
    causes: [
      {
        cause: verified(
          'The Service range has more addresses than the API server takes: before 1.34 an IPv4 range is a /12 or smaller, an IPv6 range a /108 or smaller.',
          [
            'apiserver-cidr#L87-L94',
            'ms-1.34 cmd/kube-apiserver/app/options/validation.go#L52-L58',
          ],
        ),
        checks: [{ look: '--service-cluster-ip-range, serviceSubnet', shows: 'a shorter prefix' }],
        remedy: 'Take a range such as 10.96.0.0/12 and set the cluster up again.',
      },
    ],
  },
  {
    id: 'CN-17',
    about: 'plugin that crashes on its file',
    kind: 'error',
    words: [
      ['netplugin failed: "panic:'],
      ['netplugin failed', 'panic: interface conversion'],
      ['netplugin failed', 'panic: runtime error'],
      ['panic: interface conversion', 'CalculateEndpointPolicies'],
    ],
    settledBy: ['cni-policy-shape', 'cni-ipam', 'cni-policy-type'],
    printed: [{ by: 'CNI library', in: 'pod events (kubectl describe pod)' }],
    causes: [
      {
        cause: inferred(
          'The plugin crashes on a form of its file that it does not look at first: in Calico a policy whose value has no Type, spelt so; in sdnbridge and sdnoverlay an ipam.subnet that is no range of IPv4, or a policy whose value is no object.',
          ['c-pol#L65', 'w-cni#L238-L241', 'w-ep#L212'],
        ),
        checks: [
          { look: 'the policies of the CNI file', shows: 'type in lower case, or no Type' },
          { look: 'ipam.subnet of the CNI file', shows: 'a range of IPv6, or none' },
        ],
        remedy: 'Write Type with a capital into the value of each policy, and a range of IPv4.',
      },
    ],
  },
  {
    id: 'CN-18',
    about: 'policy in the form of HCN in Azure CNI',
    kind: 'error',
    words: [
      ['azure-vnet', 'endpoint', 'unexpected end of JSON input'],
      ['azure-vnet', 'policy', 'unexpected end of JSON input'],
    ],
    settledBy: ['cni-policy-shape'],
    printed: [{ by: 'azure-vnet', in: 'pod events, azure-vnet.log' }],
    causes: [
      {
        cause: verified(
          'A policy of the file has the form of HCN, with Settings. Azure CNI reads the fields beside Type, as HNS v1 has them, and finds nothing where it decodes ExceptionList or the route.',
          ['a-policy#L121-L138'],
        ),
        checks: [{ look: 'AdditionalArgs of 10-azure.conflist', shows: 'Settings' }],
        remedy: 'Write OutBoundNAT and ROUTE with their fields beside Type.',
      },
      damagedAzureState,
    ],
  },
]
