import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import type { Observation } from '../../../model/observation.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { faultAt } from '../../fault-at.ts'
import { consequence } from '../../missing-object.ts'
import { namingsOf, type Naming } from '../../named-objects.ts'

export const namedObjectListed = defineLint({
  id: 'named-object-listed',
  on: 'setup',
  summary: 'What an object names is in the list that the cluster gives of its kind',
  remediation: 'Name one of the list, or create what is named first.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    if (!kinds.some((kind) => named(observations, `listed.${kind}`).length > 0)) return []
    const manifests = ofKind(parsed, 'manifest').filter(
      ({ value }) => value.isPart !== true && value.isDescribed !== true,
    )
    const sent = new Set(manifests.map(({ value }) => `${value.kind} ${value.name ?? ''}`))
    return manifests
      .flatMap(namingsOf)
      .slice(0, mostNamings)
      .flatMap((one): readonly LintViolation[] => {
        const list = listFor(one, observations)
        const [first] = list
        // What was sent is made with it.
        if (!first || sent.has(`${one.kind} ${one.name}`)) return []
        if (list.some(({ value }) => value === one.name)) return []
        const names = [...new Set(list.map(({ raw }) => raw))]
        const shown = names.slice(0, 12).join(', ')
        return [
          faultAt(
            one.by.placeOf(one.path),
            'fails',
            `${one.by.value.kind} ${one.by.value.name ?? ''} names the ${one.kind} ${one.name}, and the cluster lists ${names.length > 12 ? `${shown} and others` : shown}${first.subject === 'cluster' ? '' : ` in that namespace`}: it is not there, so ${consequence(one)}.`,
            objectRelations.listed,
            { also: [placeOf(first)] },
          ),
        ]
      })
  },
})

const mostNamings = 500

/** Those that lists are read of. */
const kinds = [
  'ConfigMap',
  'CSIDriver',
  'IngressClass',
  'PersistentVolumeClaim',
  'PriorityClass',
  'Secret',
  'Service',
  'ServiceAccount',
  'StorageClass',
]

/** The list of that kind, of the namespace that is meant. */
function listFor(
  { kind, namespace, by }: Naming,
  observations: readonly Observation[],
): readonly Observation[] {
  const all = bySpace(named(observations, `listed.${kind}`))
  if (namespace === null) return all.get('cluster') ?? []
  // A file that tells no namespace is applied in any.
  if (namespace === undefined || by.value.kind === 'Endpoints') return []
  return all.get(`namespace ${namespace}`) ?? []
}

const bySpace = memoizeByObject((all: readonly Observation[]) =>
  grouped(all, ({ subject = '' }) => subject),
)
