import { podFieldsFirstSeen, type DatedField } from '../../catalog/workload/pod-fields.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { createFinder, pathText } from '../../model/nodes.ts'
import { memoizeByObject } from '../../values/memoize.ts'
import { isBefore } from '../../values/version.ts'
import { listsOfContainers } from '../containers.ts'

export const podFieldSince = defineLint({
  id: 'pod-field-since',
  on: 'manifest',
  summary: 'A pod for Windows sets no field that its version has not yet',
  remediation: 'Upgrade the cluster and its nodes, or do without the field.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,
  ofPods: 'windows',

  check(document, world) {
    const set = fieldsSetIn(document)
    if (set.length === 0) return []
    if ((document.pod?.operatingSystem ?? world.operatingSystem) !== 'windows') return []
    const { kubernetesVersion } = world
    return set.flatMap(({ field, path }): readonly LintViolation[] => {
      const since = podFieldsFirstSeen[field]
      if (!isBefore(kubernetesVersion, since.value)) return []
      return [
        {
          path,
          basis: 'unsupported',
          message: `${pathText(path)} is a field from ${since.value} on; Kubernetes ${kubernetesVersion} does not know it: kubectl refuses the object, or the pod does without.`,
          facts: [since],
        },
      ]
    })
  },
})

type Path = LintViolation['path']

/** Where a field stands below the spec of a pod. */
const dated = Object.keys(podFieldsFirstSeen)
  .filter((field): field is DatedField => !/^(?:RuntimeClass|Service)\./.test(field))
  .flatMap((field) => pathsOf(field).map((path) => ({ field, path })))

const find = createFinder(
  dated.map(({ path }) => path),
  (_, value) => value !== undefined && value !== null,
)

/** Those that a document sets, which are the same for every version that is tried. */
const fieldsSetIn = memoizeByObject(({ value, pod }: Manifest) =>
  pod
    ? find(value, [...pod.path, 'spec']).flatMap(({ index, node: { path } }) => {
        const field = dated[index]?.field
        return field === undefined ? [] : [{ field, path }]
      })
    : [],
)

function pathsOf(field: string): readonly Path[] {
  const [start, ...steps] = field.split('.')
  if (start === 'spec') return [steps]
  const own = ['securityContext', ...(start === 'windowsOptions' ? [start] : []), ...steps]
  return [own, ...listsOfContainers.map((list) => [list, '*', ...own])]
}
