import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { network } from '../../../catalog/network.ts'
import { nodeLocalDns } from '../../../catalog/node-conditions.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsAddress, parseAddress } from '../../../values/address.ts'
import { rangeTold } from '../pod-network/told.ts'

const { field } = kubeletStart.clusterDns.value

/** Where all that was sent has one address, the rule on the plan judges it. */
export const kubeletDnsInRange = defineLint({
  id: 'kubelet-dns-in-range',
  on: 'setup',
  summary: 'Of several addresses of the DNS Service the kubelet has that of the Service range',
  remediation: `Write the address of the Service kube-dns into ${field}, and restart the kubelet.`,
  decisions: [],

  check({ observations, parsed }) {
    const services = rangeTold('serviceCIDR', observations)
    const told = deciding(observations, 'clusterDNS')
    if (!services || told.every(({ value }) => value === told[0]?.value)) return []
    const other = told.find(({ value }) => {
      const address = parseAddress(String(value))
      return address !== undefined && containsAddress(services.range, address)
    })
    if (!other) return []
    return ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) => {
      const servers = valueAt(value, [field])
      const [first] = Array.isArray(servers) ? servers.map(String) : []
      const address = parseAddress(first ?? '')
      if (
        !address ||
        address.family !== services.range.family ||
        containsAddress(services.range, address) ||
        nodeLocalDns.value.test(address.text)
      ) {
        return []
      }
      return [
        {
          path: [],
          place: placeOf([field, 0]),
          also: [services.place, observedAt(other)],
          basis: 'fails' as const,
          message: `The kubelet has the DNS address ${address.text}, which lies outside the Service range ${services.range.text}: no Service has it, and pods resolve no names.`,
          facts: [network.clusterDns],
        },
      ]
    })
  },
})
