import { calicoWindows } from '../../../catalog/cni/calico-windows.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isOfCalico } from '../../calico-rules.ts'
import { faultAt } from '../../fault-at.ts'

export const calicoHostEndpoint = defineLint({
  id: 'calico-host-endpoint',
  on: 'setup',
  summary: 'Calico guards no Windows node as a host',
  remediation:
    'Guard the node by Windows Firewall (New-NetFirewallRule) or by a firewall before it.',
  decisions: [],

  check: ({ observations, parsed }) =>
    ofKind(parsed, 'manifest').flatMap(({ value, placeOf }): readonly LintViolation[] => {
      if (value.kind !== 'HostEndpoint' || !isOfCalico(value.value)) return []
      // Calico makes these for each node by itself.
      if (value.name?.endsWith('-auto-hep') === true) return []
      const name = String(valueAt(value.value, ['spec', 'node'])).toLowerCase()
      const node = deciding(observations, 'nodeName').find(
        (one) => one.absent !== true && String(one.value).toLowerCase() === name,
      )
      const isOfWindows = ofWindows.test(String(valueAt(value.value, ['spec', 'interfaceName'])))
      return node || isOfWindows
        ? [
            faultAt(
              placeOf(node ? ['spec', 'node'] : ['spec', 'interfaceName']),
              'unsupported',
              'This HostEndpoint is of a Windows node; Calico has no policy for hosts there, so nothing is filtered.',
              calicoWindows.hostEndpoints,
              { also: [placeOf(['kind']), ...(node ? [observedAt(node)] : [])] },
            ),
          ]
        : []
    }),
})

/** As Windows names its adapters. */
const ofWindows = /^(?:vEthernet\b|Ethernet\d{0,2}(?: \d{1,2})?$)/i
