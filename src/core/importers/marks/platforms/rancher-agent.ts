import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import { matchesOf } from '../../text-of.ts'

/** What joins a Windows machine to a cluster that Rancher makes with RKE: Docker runs its agent. */
const joined =
  /\bdocker(?:\.exe)?\s+run\b[^\n]{0,120}\s-v\s+[cC]:[\\/]{0,2}:[cC]:[\\/]{1,2}host\b[^\n]{0,120}?\b(rancher\/rancher-agent):v\d/g

/** What the agent prints of the node and its cluster. */
const plugin =
  /\bCNI - Component: (flannel|calico)\b(?:, Mode: ((?:win-)?(?:overlay|bridge)|vxlan|host-gw)\b)?/g
const node = /\bNode - Name: ([\w.-]{1,63}), IP: ((?:\d{1,3}\.){3}\d{1,3})\b/g
const domain = /\bCluster - CIDR: [\d./]{9,18}, Domain: ([\w.-]{3,60}), ServiceCIDR:/g
const server = /\bControlPlane - Host: ((?:\d{1,3}\.){3}\d{1,3})\b/g

/** The runtime of a node that Rancher’s agent makes, and what that prints of it. */
export function rancherAgentsIn(doc: Document): readonly Observation[] {
  const inferred = { inferred: true } as const
  return [
    ...(mentions(doc, 'rancher-agent') ? matchesOf(doc, joined) : [])
      .slice(0, 1)
      .flatMap(({ raw, place }) => [
        decided('containerRuntime', 'docker', raw, place, inferred),
        stated('cluster.distribution', 'rke', raw, place, inferred),
      ]),
    ...(mentions(doc, 'CNI - Component:') ? matchesOf(doc, plugin) : []).flatMap(
      ({ raw, place, placeOf, groups: [, mode] }) => [
        ...cniAt(raw, place),
        ...(mode === undefined ? [] : networkModeAt(mode.replace(/^win-/, ''), placeOf(1))),
      ],
    ),
    ...(mentions(doc, 'Node - Name:') ? matchesOf(doc, node) : []).flatMap(
      ({ raw, place, placeOf, groups: [, address = ''] }) => [
        decided('nodeName', raw, raw, place),
        decided('nodeIP', address, address, placeOf(1)),
      ],
    ),
    ...(mentions(doc, 'Cluster - CIDR:') ? matchesOf(doc, domain) : []).map(({ raw, place }) =>
      decided('clusterDomain', raw, raw, place),
    ),
    ...(mentions(doc, 'ControlPlane - Host:') ? matchesOf(doc, server) : []).map(({ raw, place }) =>
      stated('controlPlane.host', raw, raw, place),
    ),
  ]
}
