import { calicoCluster } from '../../../catalog/cni/calico-cluster.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as at } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { strangePools } from '../../calico-pools.ts'
import { windowsNodeIn } from '../../windows-node.ts'
import { hasWindowsDataplane } from '../../calico-told.ts'

const { encapsulations, poolModes } = calicoCluster

export const calicoPoolEncapsulation = defineLint({
  id: 'calico-pool-encapsulation',
  on: 'setup',
  summary: 'The pools of Calico have an encapsulation that the Windows nodes of the cluster have',
  remediation: `Set the encapsulation to ${encapsulations.value.join(' or ')}.`,
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const node = windowsNodeIn(observations)
    if (!node) return []
    const shown = named(observations, 'calico.poolEncapsulation').map((one): LintViolation => ({
      path: [],
      place: at(one),
      also: [at(node)],
      basis: 'unsupported',
      message: messageOf(String(one.value)),
      facts: [poolModes],
    }))
    const inObjects = ofKind(parsed, 'manifest')
      .filter(
        ({ value: { kind, value } }) =>
          // With that data plane the operator refuses it, which is said of the object itself.
          kind === 'Installation' && !hasWindowsDataplane(value),
      )
      .flatMap(({ value: { value }, placeOf }) =>
        strangePools(value).map(({ path, text }): LintViolation => ({
          path: [],
          place: placeOf(path),
          also: [at(node)],
          basis: 'unsupported',
          message: messageOf(text),
          facts: [poolModes],
        })),
      )
    return [...inObjects, ...(inObjects.length > 0 ? [] : shown)]
  },
})

const messageOf = (encapsulation: string) =>
  `The encapsulation of a pool is ${encapsulation}; Windows nodes have no IPIP and no cross-subnet encapsulation, so their pods reach no pods elsewhere.`
