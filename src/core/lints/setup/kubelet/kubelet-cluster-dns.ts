import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const { field, flag, beside } = kubeletStart.clusterDns.value

export const kubeletClusterDns = defineLint({
  id: 'kubelet-cluster-dns',
  on: 'setup',
  summary: 'A kubelet whose pods ask for the DNS of the cluster has its address',
  remediation: `Write ${field} with the address of the Service kube-dns into the file, and restart the kubelet.`,
  decisions: [],

  check({ observations, parsed }) {
    const [missed] = named(observations, 'pod.clusterDnsMissed')
    const flags = ofKind(parsed, 'command-line')
      .filter(({ value }) => value.program === 'kubelet')
      .flatMap(({ value }) => value.flags.map(({ name }) => name))
    if (!missed || flags.includes(flag) || flags.includes('config-dir')) return []
    return ofKind(parsed, 'kubelet-config')
      .filter(({ value: { value, isPart } }) => {
        const servers = valueAt(value, [field])
        return (
          isPart !== true &&
          (servers === undefined ||
            servers === null ||
            (Array.isArray(servers) && servers.length === 0))
        )
      })
      .map(({ value: { value }, placeOf }) => {
        const near = [field, beside].find((one) => valueAt(value, [one]) !== undefined)
        return {
          path: [],
          place: placeOf(near === undefined ? [] : [near]),
          also: [observedAt(missed)],
          basis: 'fails' as const,
          message: `The file of the kubelet has no ${field}, and nothing else gives it the address: its pods ask the name servers of the node, which know no Service.`,
          facts: [kubeletStart.clusterDns],
        }
      })
  },
})
