import { inferred, verified, type AnyFact } from './fact.ts'

/** A port that a Windows node needs, and what stands still where it is closed. */
export interface NeededPort {
  readonly port: number
  readonly protocol: 'tcp' | 'udp'
  readonly fact: AnyFact
  /** The end of a sentence. */
  readonly lost: string
  readonly remedy: string
  /** It is needed only where the setup has this; one of them is enough. */
  readonly where?: readonly { readonly name: string; readonly value: string }[]
  /** It is not needed where the setup has this. */
  readonly notWhere?: { readonly name: string; readonly value: string }
}

/** Ports whose closing somebody tells of. */
export const neededPorts: readonly NeededPort[] = [
  {
    port: 9345,
    protocol: 'tcp',
    where: [{ name: 'cluster.distribution', value: 'rke2' }],
    fact: verified('TCP 9345 of the servers', ['rke2-docs install/requirements.md#L195']),
    lost: 'agents of RKE2 join at it, so the node does not come into the cluster',
    remedy: 'Open TCP 9345 from the Windows node to the servers.',
  },
  {
    port: 4789,
    protocol: 'udp',
    where: [
      { name: 'networkMode', value: 'overlay' },
      { name: 'cni', value: 'flannel' },
      { name: 'cluster.distribution', value: 'rke2' },
    ],
    notWhere: { name: 'networkMode', value: 'l2bridge' },
    fact: verified('UDP 4789 between all nodes', ['rke2-docs install/requirements.md#L195']),
    lost: 'VXLAN of Windows nodes goes there, so no packet of a pod reaches another node',
    remedy: 'Open UDP 4789 between all nodes, Linux ones too.',
  },
  {
    port: 179,
    protocol: 'tcp',
    where: [{ name: 'cni', value: 'calico' }],
    fact: inferred('TCP 179 between all nodes', ['rke2-docs install/requirements.md#L195'], {
      note: 'with BGP; VXLAN does not need it',
    }),
    lost: 'nodes with BGP tell each other their routes there; with VXLAN alone it is not needed',
    remedy: 'Open TCP 179 between all nodes where Calico uses BGP.',
  },
  {
    port: 10250,
    protocol: 'tcp',
    fact: verified('TCP 10250 of the node', ['docs-troubleshoot.mdx']),
    lost: 'the API server reaches the kubelet there, so kubectl logs, exec and port-forward fail',
    remedy: 'Open TCP 10250 of the node for the control plane.',
  },
  {
    port: 9389,
    protocol: 'tcp',
    fact: verified('TCP 9389 of the domain controller', [
      'aks-docs use-group-managed-service-accounts.md#L24',
    ]),
    where: [{ name: 'platform', value: 'aks' }],
    lost: 'gMSA on AKS asks the domain controller there',
    remedy: 'Open TCP 9389 from the nodes to the domain controllers.',
  },
]
