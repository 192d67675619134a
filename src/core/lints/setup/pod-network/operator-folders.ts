import { operatorFolders } from '../../../catalog/cni/operator-folders.ts'
import type { LintViolation } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { folderKey, folderOfRuntime } from './folders.ts'
import { hasWindowsDataplane } from '../../calico-told.ts'

const kinds = [
  { kind: 'conf', field: 'cniConfigDir', effect: '"cni plugin not initialized"' },
  { kind: 'bin', field: 'cniBinDir', effect: 'the programs of the network are not found' },
] as const

/** The operator of Calico writes where the Installation says, and else where it does everywhere. */
export const operatorElsewhere = (
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] =>
  ofKind(parsed, 'manifest').flatMap(({ value: { kind, value, isPart }, placeOf }) =>
    kind === 'Installation' && isPart !== true && isForWindows(value)
      ? kinds.flatMap(({ kind: of, field, effect }): readonly LintViolation[] => {
          const read = folderOfRuntime(of, observations)
          const own = valueAt(value, ['spec', 'windowsNodes', field])
          const written = typeof own === 'string' ? own : operatorFolders.value[of]
          if (!read || folderKey(written) === read.folder) return []
          return [
            {
              path: [],
              place: placeOf(
                own === undefined
                  ? ['spec', 'calicoNetwork', 'windowsDataplane']
                  : ['spec', 'windowsNodes', field],
              ),
              also: [observedAt(read.told)],
              basis: 'fails',
              message: `The operator of Calico writes to ${written}${own === undefined ? `, as windowsNodes.${field} names no other folder` : ''}, and the runtime reads ${String(read.told.value)}: ${effect}.`,
              remediation: `Set spec.windowsNodes.${field} of the Installation to the folder of containerd, or let containerd read ${written}.`,
              facts: [operatorFolders],
            },
          ]
        })
      : [],
  )

/** Managed platforms have folders of their own, and another plugin writes its file itself. */
const isForWindows = (value: unknown) =>
  String(valueAt(value, ['apiVersion'])).startsWith('operator.tigera.io/') &&
  hasWindowsDataplane(value) &&
  ['Calico', undefined].some((type) => type === valueAt(value, ['spec', 'cni', 'type'])) &&
  ['', undefined].some((of) => of === valueAt(value, ['spec', 'kubernetesProvider']))
