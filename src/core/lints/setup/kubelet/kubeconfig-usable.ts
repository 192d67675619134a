import { joinObjects } from '../../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { containsAddress, parseAddress } from '../../../values/address.ts'
import { rangeTold } from '../pod-network/told.ts'

export const kubeconfigUsable = defineLint({
  id: 'kubeconfig-usable',
  on: 'setup',
  summary: 'A kubeconfig leads a component of the host to the API server',
  remediation: 'Write an address of the API server, or of the balancer before it.',
  decisions: [],

  check: ({ observations, parsed }) =>
    ofKind(parsed, 'manifest').flatMap(({ value: { kind, value }, placeOf }) => {
      if (kind !== 'Config' || valueAt(value, ['clusters']) === undefined) return []
      // The one on a Linux node names the Service and works there.
      if (!/\bwin|[a-z]:\\/i.test(JSON.stringify(value))) return []
      const services = rangeTold('serviceCIDR', observations)
      if (!services) return []
      return nodesAt(value, [], ['clusters', '*', 'cluster', 'server']).flatMap(
        ({ path, value: server }): readonly LintViolation[] => {
          const host = /^https?:\/\/([\d.]+)/.exec(String(server))?.[1]
          const address = host === undefined ? undefined : parseAddress(host)
          if (!address || !containsAddress(services.range, address)) return []
          return [
            {
              path: [],
              place: placeOf(path),
              also: [services.place],
              basis: 'fails',
              message: `The kubeconfig leads to ${host}, which is in the range of Services: a component of the host does not reach it before kube-proxy runs.`,
              facts: [joinObjects.server],
            },
          ]
        },
      )
    }),
})
