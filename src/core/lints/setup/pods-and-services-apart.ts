import { network } from '../../catalog/network.ts'
import { defineLint } from '../../model/lint.ts'
import { anyOverlap, parseCidrList } from '../../values/address.ts'

export const podsAndServicesApart = defineLint({
  id: 'pods-and-services-apart',
  on: 'setup',
  summary: 'Pods and Services have ranges apart',
  remediation: 'Choose another range for one of the two.',
  decisions: [],

  check({ observations }) {
    const of = (id: 'clusterCIDR' | 'serviceCIDR') =>
      observations.filter(({ decision, inferred }) => decision === id && inferred !== true)
    const [pods] = of('clusterCIDR')
    const [services] = of('serviceCIDR')
    const own = parseCidrList(String(pods?.value))
    const others = parseCidrList(String(services?.value))
    if (!pods || !services || !own || !others || !anyOverlap(own, others)) return []
    return [
      {
        path: [],
        place: { file: pods.file, line: pods.line, column: pods.column },
        also: [{ file: services.file, line: services.line, column: services.column }],
        basis: 'fails',
        message: `The range of pods ${String(pods.value)} overlaps that of Services, ${String(services.value)}.`,
        facts: [network.disjointRanges],
      },
    ]
  },
})
