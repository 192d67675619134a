import { hostEndpoint } from '../../../catalog/cni/host-endpoint.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { grouped } from '../../../values/grouped.ts'

export const hostEndpointOnce = defineLint({
  id: 'host-endpoint-once',
  on: 'setup',
  summary: 'HNS has one endpoint of the host for a network',
  remediation:
    'Remove the one whose address is not that of the adapter vEthernet of this name (Get-HnsEndpoint, Remove-HnsEndpoint), then restart the agent and kube-proxy.',
  decisions: [],

  check({ observations }) {
    const groups = grouped(named(observations, 'endpoint.ofHost'), ({ value }) => String(value))
    return [...groups.values()].flatMap(([first, second, third]) => {
      // The same list may have been printed again, and nodes have one each.
      const isPair = second !== undefined && third === undefined
      if (!first || !isPair || first.file !== second.file) return []
      if (first.subject !== second.subject || second.line - first.line > mostLines) return []
      return [
        {
          path: [],
          place: placeOf(second),
          also: [placeOf(first)],
          basis: 'fails' as const,
          message: `HNS has two endpoints with the name ${String(first.value)}, so a script that looks for the source VIP by this name finds two addresses.`,
          facts: [hostEndpoint],
        },
      ]
    })
  },
})

/** Within one list, also where each endpoint has lines of its own. */
const mostLines = 60
