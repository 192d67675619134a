import { windowsReleases, windows } from '../../catalog/windows/index.ts'
import { scheduling } from '../../catalog/workload/scheduling.ts'
import { nodeExpressions } from '../../model/affinity.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'
import { isBefore } from '../../values/version.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { key, setFrom, form } = scheduling.buildLabel.value

export const windowsBuildLabel = defineLint({
  id: 'windows-build-label',
  on: 'manifest',
  summary: 'A selector names a build of Windows as nodes have it',
  remediation: `Write the three numbers of the build in quotes, as "${form}".`,
  decisions: ['kubernetesVersion'],
  since: setFrom,
  isAbout: (document) => hasPod(document) || document.kind === 'RuntimeClass',
  ofPods: 'windows',

  check(document, world) {
    const wrong = wantedBuilds(document).filter(({ value }) => isOther(value))
    // People gave the label themselves before.
    if (wrong.length === 0 || isBefore(world.kubernetesVersion, setFrom)) return []
    return wrong.map(({ path, value }): LintViolation => {
      const meant = meantBy(String(value))
      return {
        path,
        basis: 'fails',
        message: `${pathText(path)} is ${String(value).slice(0, 60)}; the kubelet writes the label as ${form}, without name or revision, so no node fits and the pod stays Pending.`,
        ...(meant === undefined ? {} : { remediation: `Write "${meant}".` }),
        facts: [scheduling.buildLabel],
      }
    })
  },
})

/** What the label has to be; of an expression only where it names one value. */
function wantedBuilds({ kind, value, pod }: Manifest): readonly Node[] {
  if (kind === 'RuntimeClass') return nodesAt(value, ['scheduling', 'nodeSelector'], [key])
  if (!pod) return []
  const spec = [...pod.path, 'spec']
  return [
    ...nodesAt(value, [...spec, 'nodeSelector'], [key]),
    ...nodesAt(value, spec, nodeExpressions).flatMap(({ path, value: term }) => {
      const values = valueAt(term, ['values'])
      return valueAt(term, ['key']) === key &&
        valueAt(term, ['operator']) === 'In' &&
        Array.isArray(values) &&
        values.length === 1
        ? nodesAt(value, [...path, 'values'], ['*'])
        : []
    }),
  ]
}

const isOther = (value: unknown) =>
  typeof value === 'string' &&
  value !== '' &&
  !isPlaceholder(value) &&
  !isLeftOpen(value) &&
  !/[{}$%<>*]/.test(value) &&
  !/^\d{1,3}\.\d{1,3}\.\d{1,6}$/.test(value)

/** The label of a build that stands in the text alone, with its revision, or as the name of a release. */
const meantBy = (text: string) =>
  windowsReleases
    .map((id) => ({ id, build: windows[id].build.value }))
    .find(
      ({ id, build }) =>
        text.toLowerCase() === id.toLowerCase() ||
        text.startsWith(`${build}.`) ||
        text === build.split('.').at(-1),
    )?.build
