import { cni } from '../../../catalog/cni/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { calicoIn } from '../../calico-told.ts'
import { isCniId } from '../../cni/file.ts'
import { windowsNodeIn } from '../../windows-node.ts'

export const networkPolicyEnforced = defineLint({
  id: 'network-policy-enforced',
  on: 'setup',
  summary: 'The network of the nodes enforces the NetworkPolicy objects of the cluster',
  remediation:
    'Do not count on the policy for Windows pods, or take a network that enforces it, such as Calico or Antrea.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const node = windowsNodeIn(observations)
    const plugins = deciding(observations, 'cni').filter(({ absent }) => absent !== true)
    const [plugin] = plugins
    const known = plugins.flatMap(({ value }) => (isCniId(value) ? [cni[value]] : []))
    // Another agent may do it beside the plugin.
    const isOther =
      named(observations, 'network.otherCni').length > 0 ||
      calicoIn(observations, ofKind(parsed, 'manifest'))
    const [first] = known
    const isEnforced = known.some(({ networkPolicy }) => networkPolicy.value !== false)
    if (!node || !plugin || !first || isOther || isEnforced) return []
    const sent = ofKind(parsed, 'manifest')
      .filter(({ value: { kind } }) => kind === 'NetworkPolicy')
      .map(({ placeOf }) => placeOf(['kind']))
    const told = named(observations, 'networkPolicy.ineffective').map(observedAt)
    return [...sent, ...told].slice(0, 1).map((place) => ({
      path: [],
      place,
      also: [observedAt(plugin)],
      basis: 'unsupported',
      message: `Nothing enforces this NetworkPolicy on Windows nodes: ${first.name} has no policies there.`,
      facts: [first.networkPolicy],
    }))
  },
})
