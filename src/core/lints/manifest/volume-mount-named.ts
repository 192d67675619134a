import { podValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { listsOfContainers } from '../containers.ts'
import { hasWholePod } from '../whole-pod.ts'

export const volumeMountNamed = defineLint({
  id: 'volume-mount-named',
  on: 'manifest',
  summary: 'Each volume that a container mounts is one of its pod',
  remediation: 'Add the volume to spec.volumes of the pod, or write the name that stands there.',
  decisions: [],
  isAbout: ({ pod }) => pod !== undefined,

  check(document): readonly LintViolation[] {
    const { value, pod } = document
    if (!pod || !hasWholePod(document)) return []
    const spec = [...pod.path, 'spec']
    const volumes = valueAt(value, [...spec, 'volumes'])
    const names = [
      ...nodesAt(volumes, [], ['*', 'name']),
      ...nodesAt(value, ['spec'], ['volumeClaimTemplates', '*', 'metadata', 'name']),
    ].map((one) => String(one.value))
    // What stands there may be filled in later, or be cut by whoever sent it.
    if (names.some((name) => !isName.test(name))) return []
    const known = new Set(names)
    const listed = [...known].slice(0, mostListed).join(', ')
    const volumesAre =
      known.size === 0
        ? 'the pod has no volumes'
        : `the volumes of the pod are ${listed}${known.size > mostListed ? ' and others' : ''}`
    return listsOfContainers
      .flatMap((list) => nodesAt(value, spec, [list, '*', 'volumeMounts', '*', 'name']))
      .slice(0, mostMounts)
      .flatMap(({ path, value: name }): readonly LintViolation[] => {
        if (typeof name !== 'string' || !isName.test(name) || known.has(name)) return []
        const meant = nearest(name, names)
        return [
          {
            path,
            // Whoever sent no volume at all may have left them out.
            basis: known.size === 0 ? 'unsupported' : 'refused',
            message: `${pathText(path)} is ${name}, and ${volumesAre}: the API server refuses it (“Not found: "${name}"”).`,
            ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
            facts: [podValidation.mounts],
          },
        ]
      })
  },
})

/** So many a reader takes in. */
const mostListed = 20
/** No pod has more; each that is not known is compared with all volumes. */
const mostMounts = 500

const isName = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
