import { natPods } from '../../catalog/network.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { containsAddress, overlaps, parseAddress, parseCidr } from '../../values/address.ts'

export const podOnNat = defineLint({
  id: 'pod-on-nat',
  on: 'setup',
  summary: 'Pods have addresses of the pod network, not of a NAT network',
  remediation:
    'Delete the CNI file for nat from the folder that the runtime reads, then create the pods again.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const pods = [
      ...named(observations, 'hns.network.addressPrefix'),
      ...deciding(observations, 'clusterCIDR'),
      ...deciding(observations, 'podCIDR'),
    ].flatMap(({ value }) => parseCidr(String(value)) ?? [])
    const nat = parseCidr(natPods.value)
    const nodes = new Set(deciding(observations, 'nodeIP').map(({ value }) => value))
    // A pod range of that kind tells nothing apart.
    if (!nat || pods.length === 0 || pods.some((one) => overlaps(nat, one))) return []
    return named(observations, 'pod.ip').flatMap((one) => {
      const address = parseAddress(String(one.value))
      const isNat = address?.family === nat.family && containsAddress(nat, address)
      if (!isNat || nodes.has(one.value)) return []
      return [
        {
          path: [],
          place: placeOf(one),
          basis: 'fails' as const,
          message: `The pod has ${String(one.value)}, an address as NAT networks of Windows have it and outside of the pod range: other nodes and Services do not reach it.`,
          facts: [natPods],
        },
      ]
    })
  },
})
