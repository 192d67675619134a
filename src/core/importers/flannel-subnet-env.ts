import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { parseCidr } from '../values/address.ts'
import { matchesOf } from './text-of.ts'

export const flannelSubnetEnv = defineImporter({
  id: 'flannel-subnet-env',
  summary: 'Subnet that flanneld gave the node (subnet.env)',
  recognizes: ({ text }) => /^\s*FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=/m.test(text),
  read: (doc) => ({
    observations: [
      ...matchesOf(doc, /^\s*FLANNEL_NETWORK=(\S+)/gm).map(({ raw, place }) =>
        decided('clusterCIDR', raw, raw, place),
      ),
      ...matchesOf(doc, /^\s*FLANNEL_SUBNET=(\S+)/gm).map(({ raw, place }) =>
        decided('podCIDR', parseCidr(raw)?.text ?? raw, raw, place, {
          subject: 'node of subnet.env',
        }),
      ),
      ...matchesOf(doc, /^\s*FLANNEL_(?:IPV6_)?SUBNET=(\S*:\S*)/gm).map(({ raw, place }) =>
        stated('flannel.ipv6Subnet', raw, raw, place),
      ),
      ...matchesOf(doc, /^\s*FLANNEL_(?:IPV6_)?(?:NETWORK|SUBNET)=(\S+)/gm)
        .slice(0, 1)
        .map(({ place }) => decided('cni', 'flannel', '', place, { absent: true, inferred: true })),
    ],
  }),
})
