import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What people showed in threads about nodes that they had set up. */
export const bringUpThreadSymptoms: readonly Symptom[] = [
  {
    id: 'RB-01',
    about: 'name of an Azure cloud',
    kind: 'error',
    words: [['autorest/azure: There is no cloud environment matching the name']],
    printed: [{ by: 'kubelet and others with the library of Azure', in: 'kubelet error log' }],
    causes: [
      {
        cause: verified(
          'The file of the cloud provider gives the cloud a name that the library of Azure does not know: AzureCloud is its name in az, and AzurePublicCloud here.',
          [
            'github rancher/rancher/issues/22406',
            'github Azure/go-autorest/blob/13ddd342c397d5ac756e95567912549f91331c07/autorest/azure/environments.go',
          ],
        ),
        checks: [{ look: 'cloud in cloud-config or azure.json', shows: 'another name' }],
        remedy: 'Write AzurePublicCloud, or leave the field out.',
      },
    ],
  },
  {
    id: 'RB-02',
    about: 'HNS network of Rancher',
    kind: 'error',
    words: [['could not get HNS network', 'via v2 api', 'not found']],
    printed: [{ by: 'kube-proxy of Rancher on Windows', in: 'docker logs kube-proxy' }],
    causes: [
      {
        cause: inferred(
          'flanneld has not made the HNS network of the cluster: it does not start, or makes one of another name or number. kube-proxy waits for it.',
          ['github rancher/rancher/issues/24866', 'github rancher/rancher/issues/26609'],
        ),
        checks: [
          { command: 'Get-HnsNetwork | Select Name, Type', shows: 'no network of that name' },
          { look: 'log of flanneld', shows: 'why it ends' },
        ],
        remedy:
          'Read the log of flanneld on the node, and mend what stops it: adapter, addresses, number (4096) and port (4789) of the network.',
      },
    ],
  },
  {
    id: 'RB-03',
    about: 'end of kube-proxy in RKE2',
    kind: 'error',
    reasonElsewhere: true,
    words: [['kube-proxy exited: exit status']],
    printed: [{ by: 'rke2 on Windows', in: 'log of the service rke2' }],
    causes: [
      {
        cause: inferred(
          'kube-proxy ended, so that no load balancers are made and no Service is reached. Why stands in its own log; a flag or a gate that its version refuses was one reason.',
          ['github rancher/rke2/issues/2925', 'github rancher/rke2/issues/1879'],
        ),
        checks: [
          {
            look: String.raw`C:\var\lib\rancher\rke2\agent\logs\kube-proxy.log`,
            shows: 'its last error',
          },
          { command: 'Get-HnsPolicyList', shows: 'nothing' },
        ],
        remedy: 'Read its log. Take kube-proxy-arg that this version refuses out; update RKE2.',
      },
    ],
  },
  {
    id: 'RB-04',
    about: 'dynamic configuration of the kubelet',
    kind: 'error',
    words: [
      ['DynamicKubeletConfig feature gate must be enabled', 'to use the --dynamic-config-dir flag'],
    ],
    printed: [{ by: 'kubelet', in: 'kubelet error log' }],
    causes: [
      {
        cause: verified(
          'The kubelet has --dynamic-config-dir while the gate DynamicKubeletConfig is off, which is its default from 1.22 on: it ends.',
          [
            'k8s v1.23.0/cmd/kubelet/app/options/options.go',
            'github kubernetes/kubernetes/pull/102966',
            'github Azure/AKS/issues/2787',
          ],
        ),
        checks: [{ look: 'flags of the kubelet', shows: '--dynamic-config-dir' }],
        remedy: 'Take --dynamic-config-dir out; 1.24 has neither the flag nor the gate.',
      },
    ],
  },
]
