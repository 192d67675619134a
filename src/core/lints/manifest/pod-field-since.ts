import { podFieldsFirstSeen, type DatedField } from '../../catalog/workload/pod-fields.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText, type Node } from '../../model/nodes.ts'
import { memoize } from '../../values/memoize.ts'
import { isBefore } from '../../values/version.ts'
import { listsOfContainers } from '../containers.ts'

export const podFieldSince = defineLint({
  id: 'pod-field-since',
  on: 'manifest',
  summary: 'A pod for Windows sets no field that its version has not yet',
  remediation: 'Upgrade the cluster and its nodes, or do without the field.',
  decisions: ['kubernetesVersion'],
  isAbout: hasPod,

  check({ value, pod }, { kubernetesVersion, operatingSystem }) {
    if (!pod || (pod.operatingSystem ?? operatingSystem) !== 'windows') return []
    return missingIn(kubernetesVersion).flatMap(({ paths, field }): readonly LintViolation[] => {
      const since = podFieldsFirstSeen[field]
      return paths
        .flatMap((path): readonly Node[] => nodesAt(value, [...pod.path, 'spec'], path))
        .flatMap(({ path, value: own }) =>
          own === undefined || own === null
            ? []
            : [
                {
                  path,
                  basis: field === 'spec.os' ? 'advice' : 'unsupported',
                  message: `${pathText(path)} is a field from ${since.value} on; Kubernetes ${kubernetesVersion} does not know it, and the pod does without.`,
                  facts: [since],
                },
              ],
        )
    })
  },
})

type Path = LintViolation['path']

/** Where a field stands below the spec of a pod. */
const dated = Object.keys(podFieldsFirstSeen)
  .filter((field): field is DatedField => !/^(?:RuntimeClass|Service)\./.test(field))
  .map((field) => ({ field, paths: pathsOf(field) }))

const missingIn = memoize((version: string) =>
  dated.filter(({ field }) => isBefore(version, podFieldsFirstSeen[field].value)),
)

function pathsOf(field: string): readonly Path[] {
  const [start, ...steps] = field.split('.')
  if (start === 'spec') return [steps]
  const own = ['securityContext', ...(start === 'windowsOptions' ? [start] : []), ...steps]
  return [own, ...listsOfContainers.map((list) => [list, '*', ...own])]
}
