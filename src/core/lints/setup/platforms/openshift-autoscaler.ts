import { openshiftAutoscaler } from '../../../catalog/openshift-autoscaler.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'

const kind = openshiftAutoscaler.value

export const openshiftAutoscalerTarget = defineLint({
  id: 'openshift-autoscaler',
  on: 'setup',
  summary: 'No vertical pod autoscaler of OpenShift is for Windows pods',
  remediation:
    'Set requests and limits of the Windows pods by hand, or take the horizontal autoscaler.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const told = named(observations, 'cluster.distribution')
    if (told.length === 0 || told.some(({ value }) => value !== 'openshift')) return []
    const manifests = ofKind(parsed, 'manifest')
    return manifests.flatMap((one): readonly LintViolation[] => {
      if (one.value.kind !== kind) return []
      const path = ['spec', 'targetRef', 'name']
      const target = valueAt(one.value.value, path)
      const isOff = valueAt(one.value.value, ['spec', 'updatePolicy', 'updateMode']) === 'Off'
      const workload = manifests.find(
        ({ value }) => value.name === target && systemOfPod(value) === 'windows',
      )
      if (!workload || isOff) return []
      return [
        {
          path: [],
          place: one.placeOf(path),
          also: [workload.placeOf(['kind'])],
          basis: 'unsupported',
          message: `${kind} is for ${String(target)}, whose pods run on Windows nodes; OpenShift does not support it there.`,
          facts: [openshiftAutoscaler],
        },
      ]
    })
  },
})
