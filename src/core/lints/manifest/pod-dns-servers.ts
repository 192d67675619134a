import { podLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { valueAt } from '../../model/nodes.ts'

const { nameServers } = podLimits

export const podDnsServers = defineLint({
  id: 'pod-dns-servers',
  on: 'manifest',
  summary: 'A pod names no more DNS servers than the API server takes',
  remediation: `Keep ${nameServers.value.most} of them.`,
  decisions: [],
  isAbout: hasPod,

  check({ value, pod }) {
    if (!pod) return []
    const path = [...pod.path, 'spec', 'dnsConfig', 'nameservers']
    const servers = valueAt(value, path)
    if (!Array.isArray(servers) || servers.length <= nameServers.value.most) return []
    return [
      {
        path,
        basis: 'refused',
        message: `dnsConfig names ${servers.length} DNS servers: the API server refuses the pod (“${nameServers.value.says}”).`,
        facts: [nameServers],
      },
    ]
  },
})
