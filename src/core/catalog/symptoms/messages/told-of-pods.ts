import { inferred } from '../../fact.ts'
import type { Symptom } from '../define.ts'

/** What people tell of pods that ran, and of those that came after them. */
export const toldOfPodsSymptoms: readonly Symptom[] = [
  {
    id: 'TW-30',
    about: 'network agent restarted under pods',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'pods that ran lose the network when flannel starts again' }],
    causes: [
      {
        cause: inferred(
          'At its start the network agent makes its HNS network and the routes anew where they are not as it wants them: endpoints of pods that ran before are gone or not led to. Pods made afterwards have a network.',
          ['github flannel-io/flannel/issues/1208'],
        ),
        checks: [
          {
            command: 'Get-HnsNetwork; Get-HnsEndpoint | Select Name,IPAddress',
            shows: 'a network with a new id, or no endpoint with the address of the pod',
          },
          { command: 'Get-NetRoute', shows: 'no route to the pods of the other nodes' },
        ],
        remedy:
          'Create the pods of the node again; drain a node before its network agent is restarted, and take a newer release of it.',
      },
    ],
  },
  {
    id: 'TW-31',
    about: 'new pods without a network',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'new pods of a node have no network, those that ran have' }],
    causes: [
      {
        cause: inferred(
          'HNS takes no new endpoints into its network any more: it is stuck behind those that were left over or made at the same time. Pods that have theirs go on.',
          ['github projectcalico/calico/issues/12795', 'windows-containers#631'],
        ),
        checks: [
          {
            command: 'Get-HnsEndpoint | group State; (Get-HnsEndpoint).Count; crictl pods',
            shows: 'endpoints in state 3, or far more of them than pods',
          },
        ],
        remedy:
          'Remove the endpoints that no pod has, restart the agent and the node where that does not help, and install the newest update of Windows.',
      },
      {
        cause: inferred('The network agent of the node has stopped, and what it made works on.', [
          'github projectcalico/calico/issues/12795',
        ]),
        checks: [
          { command: 'kubectl get pods -A -o wide', shows: 'the agent of the node is down' },
        ],
        remedy: 'Read its log, and start it again.',
      },
    ],
  },
  {
    id: 'TW-32',
    about: 'clock of a container',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'the clock of a container is not that of its host' }],
    causes: [
      {
        cause: inferred('The clock of the node is off, and its containers have it.', [
          'website-kubelet-tls-bootstrapping',
        ]),
        checks: [
          { command: 'w32tm /query /status, on the node', shows: 'no source, or an offset' },
        ],
        remedy: 'Start W32Time on the node and give it a source.',
      },
      {
        cause: inferred(
          'Images of 1803 or older, isolated by Hyper-V, take a wrong clock once the host has slept.',
          ['github moby/moby/issues/37283'],
        ),
        likely: [
          { says: '1803' },
          { says: '1709' },
          { says: '17134' },
          { says: '16299' },
          { says: 'FROM microsoft/' },
        ],
        checks: [
          {
            command: 'Get-Date, on the host and in the container',
            shows: 'minutes or hours apart',
          },
        ],
        remedy: 'Take images of 1903 or newer.',
      },
    ],
  },
  {
    id: 'TW-33',
    about: 'lookups that take seconds',
    kind: 'silent',
    words: [],
    printed: [{ by: 'symptom', in: 'a first lookup or request takes 5, 10 or 15 seconds' }],
    causes: [
      {
        cause: inferred(
          'An answer of DNS does not arrive, and Windows asks again after seconds: one of the endpoints of kube-dns does not answer, UDP is lost on the way, or the pod has a second DNS server that is not reached. What was found is kept, so that the next request is fast.',
          ['github Azure/AKS/issues/2988', 'k8s#110674', 'hcsshim#994'],
        ),
        checks: [
          {
            command:
              '1..10 | % { (Measure-Command { Clear-DnsClientCache; Resolve-DnsName NAME }).TotalSeconds } (in the pod)',
            shows: 'seconds for some, and the same NAME with -Server COREDNS-POD-IP at once',
          },
          { command: 'ipconfig /all (in the pod)', shows: 'more servers than that of the cluster' },
        ],
        remedy:
          'Give pods the cluster DNS alone; where the address of the CoreDNS pod answers at once and that of the Service does not, restart kube-proxy and update Windows; on 2019 consider 2022.',
      },
      {
        cause: inferred(
          'The name is not complete: Windows asks for a name with a dot as it stands before it adds its one suffix, so that svc.namespace goes to the servers behind CoreDNS and waits for them.',
          ['w-'],
        ),
        checks: [
          {
            command: 'Resolve-DnsName SVC.NAMESPACE.svc.cluster.local. (in the pod)',
            shows: 'answers at once',
          },
        ],
        remedy:
          'Write full names with a dot at the end; let CoreDNS forward to servers that answer (forward in its Corefile).',
      },
      {
        cause: inferred(
          'The pod has just started: DNS is there some seconds after its program, longer where many pods start at once.',
          ['github Azure/AKS/issues/2161', 'github microsoft/Windows-Containers/issues/132'],
        ),
        likely: [{ observed: 'only in the first seconds of a pod' }],
        checks: [
          { command: 'Start-Sleep 30; Resolve-DnsName NAME', shows: 'in a new pod: at once' },
        ],
        remedy: 'Let the program try again, or wait at its start until a name is found.',
      },
    ],
  },
]
