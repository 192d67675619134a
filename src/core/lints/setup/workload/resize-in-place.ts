import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../../model/manifest.ts'
import { pathText, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { inContainersOf } from '../../containers.ts'
import { rowViolation, rowWithin } from '../../limitation-rows.ts'

export const resizeInPlace = defineLint({
  id: 'resize-in-place',
  on: 'setup',
  summary: 'Nothing asks for other resources of running Windows pods',
  remediation: 'Let the autoscaler make the pods anew, with updateMode: Recreate or Initial.',
  decisions: ['kubernetesVersion'],

  check({ parsed }, world) {
    const manifests = ofKind(parsed, 'manifest')
    const pods = manifests.filter(
      ({ value }) => value.pod !== undefined && systemOfPod(value) === 'windows',
    )
    if (pods.length === 0) return []
    const told = ({ placeOf }: Parsed<'manifest'>, path: LintViolation['path'], what: string) => {
      const row = rowWithin('resize-unsupported', world.kubernetesVersion)
      return row
        ? [{ ...rowViolation(row, path, what, 'unsupported'), path: [], place: placeOf(path) }]
        : []
    }
    return [
      ...manifests
        .filter(({ value }) => value.kind === 'VerticalPodAutoscaler')
        .flatMap((one): readonly LintViolation[] => {
          const path = ['spec', 'updatePolicy', 'updateMode']
          const mode = valueAt(one.value.value, path)
          return String(mode).startsWith('InPlace') &&
            pods.some(({ value }) => isTarget(one, value))
            ? told(one, path, `${pathText(path)} is ${String(mode)} for pods of Windows`)
            : []
        }),
      ...pods.flatMap((one) =>
        inContainersOf(one.value, 'resizePolicy')
          .filter(({ value }) => Array.isArray(value) && value.length > 0)
          .flatMap(({ path }) => told(one, path, `${pathText(path)} is set in a pod for Windows`)),
      ),
    ]
  },
})

const isTarget = ({ value: autoscaler }: Parsed<'manifest'>, { kind, name }: Manifest) =>
  valueAt(autoscaler.value, ['spec', 'targetRef', 'kind']) === kind &&
  valueAt(autoscaler.value, ['spec', 'targetRef', 'name']) === name
