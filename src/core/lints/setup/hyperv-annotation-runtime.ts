import { isolation } from '../../catalog/isolation.ts'
import { defineLint } from '../../model/lint.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding, named } from '../../model/observed.ts'
import { isBefore } from '../../values/version.ts'

const { annotation, runtimeClass } = isolation.hyperv

export const hypervAnnotationRuntime = defineLint({
  id: 'hyperv-annotation-runtime',
  on: 'setup',
  summary: 'The annotation for Hyper-V isolation is for Docker',
  remediation: `Choose the isolation with a RuntimeClass whose handler is ${runtimeClass.handler}, and take the annotation out.`,
  decisions: [],

  check({ observations }) {
    const [asked] = named(observations, 'workload.isolationAnnotation')
    const runtimes = deciding(observations, 'containerRuntime')
    const [runtime] = runtimes
    const versions = deciding(observations, 'kubernetesVersion')
    // Later the annotation is gone altogether, of which another check speaks.
    const isRead =
      versions.length > 0 &&
      versions.every(({ value }) => isBefore(String(value), annotation.stages.value.removed))
    if (asked?.value !== annotation.value || !runtime || !isRead) return []
    if (runtimes.some(({ value }) => value !== runtimeClass.runtime)) return []
    return [
      {
        path: [],
        place: placeOf(asked),
        also: [placeOf(runtime)],
        basis: 'unsupported' as const,
        message: `${annotation.key} is read by dockershim alone; the node has ${runtimeClass.runtime}, so that the pod starts with process isolation.`,
        facts: [annotation.needsBoth],
      },
    ]
  },
})
