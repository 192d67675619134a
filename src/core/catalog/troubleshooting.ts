import type { NetworkModeId, PlatformId, RuntimeId } from './cni/define.ts'
import type { CniId } from './cni/index.ts'
import { inferred, verified, type Fact } from './fact.ts'
import type { MinorRange } from '../values/version.ts'

/** A symptom of a Windows node that its documentation explains. */
export interface Trouble extends MinorRange {
  readonly id: string
  readonly symptom: string
  readonly cause: Fact<string>
  readonly fix: string
  /** Where it can happen; absent = anywhere. */
  readonly only?: {
    readonly cni?: readonly CniId[]
    readonly modes?: readonly NetworkModeId[]
    readonly platforms?: readonly PlatformId[]
    readonly runtimes?: readonly RuntimeId[]
  }
}

const guides = ['doc002', 'doc004', 'doc003'] as const

export const troubles: readonly Trouble[] = [
  {
    id: 'container-creating',
    symptom: 'Pods stay in ContainerCreating or restart over and over',
    cause: verified('The pause image does not fit the Windows release of the node.', guides),
    fix: 'Compare the pause image with the build of the node; on containerd it is the sandbox image of its configuration.',
  },
  {
    id: 'no-adapter',
    symptom: 'The kubelet finds no network adapter',
    cause: verified(
      'The HNS network could not be made, often because the adapter has another name.',
      ['doc002', 'doc004'],
    ),
    fix: 'Look for the HNS network and for an adapter “vEthernet (…)”; correct the name of the adapter and start the network plugin again.',
  },
  {
    id: 'cni-config-load-failed',
    symptom: 'The node stays NotReady with “cni config load failed” or “invalid character”',
    cause: verified(
      'The CNI file is not strict JSON: it has comments, or a byte order mark that Windows PowerShell wrote.',
      ['libcni', 'ab-cni#L288'],
    ),
    fix: 'Copy the file of this zip again, and edit it with an editor that writes UTF-8 without a mark.',
  },
  {
    id: 'no-connectivity',
    symptom: 'Pods have no network at all',
    cause: verified('The virtual machine may not use other MAC addresses than its own.', guides),
    fix: 'Allow MAC spoofing on every adapter of the virtual machine.',
    only: { platforms: ['vsphere', 'hyper-v', 'on-premises'] },
  },
  {
    id: 'no-ping',
    symptom: 'Pods cannot ping outside addresses',
    cause: verified('There are no outbound rules for ICMP; TCP and UDP work.', guides),
    fix: 'Try with curl. If that fails too, the address may be in the exception list, which keeps its traffic from being translated.',
    only: { modes: ['l2bridge', 'overlay', 'l2tunnel'] },
  },
  {
    id: 'local-nodeport',
    symptom: 'The node does not reach its own NodePort',
    cause: verified('A limitation of Windows.', guides),
    fix: 'Ask from another machine.',
  },
  {
    id: 'service-from-node',
    symptom: 'The node does not reach the address of a Service',
    cause: verified('A limitation of Windows; pods reach it.', guides),
    fix: 'Ask from a pod.',
  },
  {
    id: 'endpoints-deleted',
    symptom: 'Virtual adapters and HNS endpoints of containers disappear',
    cause: verified('kube-proxy runs without the name of the node.', guides),
    fix: 'Compare --hostname-override in kube-proxy-args.txt with the name of the node in the cluster.',
  },
  {
    id: 'flannel-rejoin',
    symptom: 'Network faults after a deleted node has joined again',
    cause: verified(
      'flanneld took another pod subnet, and the saved source address is from the old one.',
      [...guides, 'ms-problems'],
    ),
    fix: 'Stop the services, run node/prepare-node.ps1 -AfterRuntime, and start them again.',
    only: { cni: ['flannel'] },
  },
  {
    id: 'flanneld-waits',
    symptom: 'flanneld stays at “Waiting for the Network to be created”',
    cause: inferred('The address of the new network is set too late.', ['doc002', 'doc004']),
    fix: 'Restart flanneld: node/register-services.ps1 -Restart.',
    only: { cni: ['flannel'] },
  },
  {
    id: 'subnet-env',
    symptom: 'Pods do not start because /run/flannel/subnet.env is missing',
    cause: verified('flanneld did not start properly.', ['doc002', 'doc004']),
    fix: 'Read the log of flanneld and restart it; in need, put cni/subnet.env to C:\\run\\flannel with the subnet of this node.',
    only: { cni: ['flannel'] },
  },
  {
    id: 'first-pod-address',
    symptom: 'The first pod of a node fails with “The object already exists”',
    cause: verified(
      'host-local gave it the second address of the pod subnet, which win-bridge uses as the gateway of pods.',
      ['sdn#333', 'hl-range#L49-L71', 'p-bridge#L79-L82'],
    ),
    fix: 'Look whether later pods get addresses. Flannel cannot be told to begin with a later address; win-bridge on its own can, and its file here does.',
    only: { cni: ['flannel'], modes: ['l2bridge'] },
  },
  {
    id: 'port-forward',
    symptom: 'kubectl port-forward fails with “wincat not found”',
    cause: verified('The pause image has no wincat.', ['doc002', 'doc004', 'pause-mk']),
    fix: 'Take the pause image that the plan names, or a newer one.',
    from: '1.15',
    only: { runtimes: ['docker'] },
  },
  {
    id: 'names',
    symptom: 'Names do not resolve in pods',
    cause: verified(
      'A pod has one DNS suffix, that of its namespace, and a name with a dot counts as complete.',
      guides,
    ),
    fix: 'Try the full name of the Service, with Resolve-DnsName.',
  },
  {
    id: 'address-changed',
    symptom: 'The computer has another address, and the cluster shows the old one',
    cause: verified('The kubelet refuses a --node-ip that no adapter of the computer has.', [
      'k8s c579a3279f1fe79976eba0660e06a117ec0974e4/pkg/kubelet/kubelet_node_status.go',
    ]),
    fix: 'Give the computer its old address for good. Else make the files again with the new one, which the CNI file, the agents and the exceptions of a proxy name too, and run node/prepare-node.ps1 and node/register-services.ps1.',
    only: { platforms: ['vsphere', 'hyper-v', 'on-premises'] },
  },
]
