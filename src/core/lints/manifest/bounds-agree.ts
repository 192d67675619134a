import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { scaler, scalerMetric, budget } = objectLimits

export const boundsAgree = defineLint({
  id: 'bounds-agree',
  on: 'manifest',
  summary: 'The bounds of an autoscaler or a budget fit one another and the version of the object',
  remediation: 'Write a maxReplicas that is not below minReplicas.',
  decisions: [],
  isAbout: ({ kind }) => Object.hasOwn(checks, kind),
  check: ({ kind, value }) => (Object.hasOwn(checks, kind) ? (checks[kind]?.(value) ?? []) : []),
})

const checks: Readonly<Record<string, (value: unknown) => readonly LintViolation[]>> = {
  HorizontalPodAutoscaler: (value) => [...ofScaler(value), ...metricOfScaler(value)],
  PodDisruptionBudget: ofBudget,
}

function ofScaler(value: unknown): readonly LintViolation[] {
  const [least, most] = ['minReplicas', 'maxReplicas'].map((key) => valueAt(value, ['spec', key]))
  return typeof least !== 'number' || typeof most !== 'number' || most >= least
    ? []
    : [
        {
          path: ['spec', 'maxReplicas'],
          basis: 'refused',
          message: `maxReplicas is ${most} and minReplicas ${least}: the API server refuses the autoscaler, whose upper bound is below the lower one.`,
          facts: [scaler],
        },
      ]
}

function metricOfScaler(value: unknown): readonly LintViolation[] {
  const { field, version } = scalerMetric.value
  const own = valueAt(value, ['apiVersion'])
  if (valueAt(value, ['spec', field]) === undefined) return []
  return typeof own !== 'string' || !/^autoscaling\/v2(?:beta\d)?$/.test(own)
    ? []
    : [
        {
          path: ['spec', field],
          basis: 'refused',
          message: `spec.${field} is a field of ${version}, and the object is of ${own}: kubectl refuses a field that it does not know, or the API server drops it.`,
          remediation: 'Write the share under spec.metrics, as a metric of type Resource.',
          facts: [scalerMetric],
        },
      ]
}

function ofBudget(value: unknown): readonly LintViolation[] {
  const isSet = (key: string) => {
    const own = valueAt(value, ['spec', key])
    return own !== undefined && own !== null
  }
  return isSet('minAvailable') && isSet('maxUnavailable')
    ? [
        {
          path: ['spec', 'maxUnavailable'],
          basis: 'refused',
          message: `The budget has minAvailable and maxUnavailable: the API server refuses it (“${budget.value}”).`,
          remediation: 'Keep one of them and take the other out.',
          facts: [budget],
        },
      ]
    : []
}
