import { inferred, verified } from '../fact.ts'
import type { Symptom } from './define.ts'

/** What people tell in words and no component prints; `complained` says by which words. */
export const toldInWordsSymptoms: readonly Symptom[] = [
  {
    id: 'K-01',
    about: 'size of packets',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'small answers arrive, large ones hang' }],
    causes: [
      {
        cause: verified(
          'Packets are larger than the network between the nodes carries (MTU): with the header of a tunnel such as VXLAN they are cut, and Windows loses the parts, so that small answers arrive and large ones hang.',
          [
            'github kubernetes-sigs/cluster-api-provider-azure/pull/1335',
            'github kubernetes/kubernetes/issues/83739',
          ],
        ),
        checks: [
          {
            command: 'ping -f -l 1372 ADDRESS-OF-A-NODE',
            shows: 'from a node: lost, or “needs to be fragmented”; smaller sizes pass',
          },
          {
            command: 'netsh interface ipv4 show subinterfaces; ip link',
            shows: 'the MTU of pods is not 50 below what the network carries',
          },
        ],
        remedy:
          'Set the MTU of the nodes’ adapters to what the network carries before the agent starts, on Azure 1400: flannel takes 50 less for its pods.',
      },
    ],
  },
  {
    id: 'K-02',
    about: 'own node port',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a node does not reach its own node port' }],
    causes: [
      {
        cause: verified(
          'No fault: a Windows node does not reach a NodePort at its own address; from other machines it answers.',
          ['doc002', 'doc004', 'ms-problems'],
        ),
        checks: [{ command: 'curl.exe http://NODE:PORT', shows: 'from another machine: works' }],
        remedy: 'Ask from another machine; on the node itself ask the pod by its address.',
      },
    ],
  },
  {
    id: 'K-03',
    about: 'slow rules of kube-proxy',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'Services answer long after kube-proxy started' }],
    causes: [
      {
        cause: verified(
          'kube-proxy of this release asks HNS for everything at each rule, so that with many Services the rules are there only after minutes or hours.',
          [
            'github kubernetes/kubernetes/issues/109162',
            'github kubernetes/kubernetes/pull/109124',
          ],
        ),
        excluded: [{ kubernetes: { from: '1.25' } }],
        checks: [
          {
            command: '(hnsdiag list loadbalancers | Measure-Object -Line).Lines',
            shows: 'a number that rises slowly after the start of kube-proxy',
          },
        ],
        remedy:
          'Take a kube-proxy of 1.25 or newer, or a patch release of 1.22 to 1.24 with the change, and the newest update of Windows.',
      },
      {
        cause: verified('HNS takes long for each rule; updates of Windows made it faster.', [
          'github kubernetes/kubernetes/pull/109124',
        ]),
        checks: [{ command: 'Get-HotFix', shows: 'no recent update' }],
        remedy: 'Install the newest update of Windows.',
      },
    ],
  },
  {
    id: 'K-04',
    about: 'pods of a node that is gone',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay Terminating on a node that is down' }],
    causes: [
      {
        cause: verified(
          'The node is down: nobody there ends its pods, so they stay Terminating, a StatefulSet makes no new one, and their volumes stay attached.',
          ['web-shutdown'],
        ),
        checks: [
          { command: 'kubectl get nodes', shows: 'NotReady' },
          { command: 'kubectl get volumeattachments', shows: 'volumes at that node' },
        ],
        remedy:
          'Make sure that the machine is off, then kubectl taint nodes NODE node.kubernetes.io/out-of-service=nodeshutdown:NoExecute (from 1.28 on; take it away when the node is back), or delete the Node object.',
      },
    ],
  },
  {
    id: 'K-05',
    about: 'pods from before a restart',
    kind: 'error',
    words: [],
    printed: [{ by: 'symptom', in: 'pods stay Terminating after a restart' }],
    causes: [
      {
        cause: inferred(
          'HNS does not let go of the namespace of a pod that was made before the node, HNS or the network agent was restarted.',
          ['github projectcalico/calico/issues/5828', 'github rancher/rke2/issues/5551'],
        ),
        checks: [
          { command: 'kubectl describe pod POD', shows: 'FailedKillPod with hcnDeleteNamespace' },
        ],
        remedy:
          'Delete the endpoints of the pod with hnsdiag, then kubectl delete pod POD --force; drain a node before it is restarted or updated.',
      },
    ],
  },
]
