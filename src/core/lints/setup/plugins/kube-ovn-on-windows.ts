import { kubeOvnLimits, kubeOvnWindows } from '../../../catalog/cni/kube-ovn.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'
import { faultAt } from '../../fault-at.ts'
import { windowsNodeIn } from '../../windows-node.ts'

const { tunnel, usual, families } = kubeOvnLimits.value

export const kubeOvnOnWindows = defineLint({
  id: 'kube-ovn-on-windows',
  on: 'setup',
  summary: 'Kube-OVN is installed as its Windows nodes need it',
  remediation: `Install Kube-OVN with TUNNEL_TYPE=${tunnel}, without SSL and with IPv4 alone, or take another network for Windows nodes.`,
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const [host = windowsNodeIn(observations)] = named(observations, 'node.windowsWanted')
    const [network] = named(observations, 'network.otherCni').filter(
      ({ value }) => value === 'kube-ovn',
    )
    const isOld = named(observations, 'kubeOvn.release').some(({ value }) =>
      isBefore(String(value), kubeOvnWindows.value),
    )
    if (!host || !network || isOld || deciding(observations, 'cni').length > 0) return []
    const also = { also: [placeOf(host)] }
    const tunnels = named(observations, 'network.tunnel')
    const ofTunnel = onlyOne(tunnels).filter(({ value }) => value !== tunnel)
    return [
      ...ofTunnel.map((one) =>
        faultAt(
          placeOf(one),
          'unsupported',
          `Kube-OVN wraps packets in ${one.raw}, and its Windows nodes in VXLAN alone: none of them passes between the two.`,
          kubeOvnLimits,
          also,
        ),
      ),
      ...onlyOne(named(observations, 'kubeOvn.ssl'))
        .filter(({ value }) => value === 'true')
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            'Kube-OVN is installed with SSL, which its Windows nodes do not speak: they get no flows from its databases.',
            kubeOvnLimits,
            also,
          ),
        ),
      ...deciding(observations, 'ipFamily')
        .filter(({ value }) => value !== families)
        .slice(0, 1)
        .map((one) =>
          faultAt(
            placeOf(one),
            'unsupported',
            'The Windows nodes of Kube-OVN have neither IPv6 nor dual-stack.',
            kubeOvnLimits,
            also,
          ),
        ),
      ...(tunnels.length > 0
        ? []
        : [
            faultAt(
              placeOf(network),
              'advice',
              `Kube-OVN reaches Windows nodes over VXLAN alone, and its script takes ${usual} unless it is told otherwise: look which one this cluster has.`,
              kubeOvnLimits,
              also,
            ),
          ]),
    ]
  },
})

/** Of several values nobody says which one holds. */
const onlyOne = (all: readonly Observation[]): readonly Observation[] =>
  new Set(all.map(({ value }) => value)).size === 1 ? all.slice(0, 1) : []
