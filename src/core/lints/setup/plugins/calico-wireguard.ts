import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'
import { hasWindowsDataplane } from '../../calico-told.ts'

const keys = ['wireguardEnabled', 'wireguardEnabledV6']

export const calicoWireguard = defineLint({
  id: 'calico-wireguard',
  on: 'setup',
  summary: 'Calico encrypts nothing with WireGuard where nodes are Windows',
  remediation: 'Leave WireGuard off, or do not count on it for traffic of Windows nodes.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const hasWindows =
      windowsNodeIn(observations) !== undefined ||
      manifests.some(({ value: { value } }) => hasWindowsDataplane(value))
    if (!hasWindows) return []
    return manifests.flatMap(({ value: { value, kind }, placeOf }) =>
      kind === 'FelixConfiguration'
        ? keys
            .filter((key) => valueAt(value, ['spec', key]) === true)
            .map((key) =>
              faultAt(
                placeOf(['spec', key]),
                'unsupported',
                `${key} is true; Calico has no WireGuard on Windows nodes, so their traffic is not encrypted.`,
                calicoCluster.wireguard,
              ),
            )
        : [],
    )
  },
})
