import { isolation } from '../../../catalog/isolation.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { isBefore } from '../../../values/version.ts'

const { annotation, runtimeClass } = isolation.hyperv

export const hypervAnnotationRuntime = defineLint({
  id: 'hyperv-annotation-runtime',
  on: 'setup',
  summary: 'The gate and the annotation for Hyper-V isolation are for Docker',
  remediation: `Choose the isolation with a RuntimeClass whose handler is ${runtimeClass.handler}, and take annotation and gate out.`,
  decisions: [],

  check({ observations }) {
    const asked = named(observations, 'workload.isolationAnnotation').find(
      ({ value }) => value === annotation.value,
    )
    const gate = deciding(observations, 'featureGates').find(({ value }) =>
      String(value).split(',').includes(`${annotation.gate}=true`),
    )
    const seen = asked ?? gate
    const runtimes = deciding(observations, 'containerRuntime')
    const [runtime] = runtimes
    const versions = deciding(observations, 'kubernetesVersion')
    // Later the annotation is gone altogether, of which another check speaks.
    const isRead =
      versions.length > 0 &&
      versions.every(({ value }) => isBefore(String(value), annotation.stages.value.removed))
    if (!seen || !runtime || !isRead) return []
    if (runtimes.some(({ value }) => value !== runtimeClass.runtime)) return []
    return [
      {
        path: [],
        place: placeOf(seen),
        also: [placeOf(runtime)],
        basis: 'unsupported' as const,
        message: asked
          ? `${annotation.key} is read by dockershim alone; the node has ${runtimeClass.runtime}, so that the pod starts with process isolation.`
          : `The gate ${annotation.gate} acts in dockershim alone; the node has ${runtimeClass.runtime}, whose pods start with process isolation whatever their annotation says.`,
        facts: [annotation.needsBoth],
      },
    ]
  },
})
