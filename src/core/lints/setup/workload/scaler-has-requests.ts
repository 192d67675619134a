import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { mainContainersOf, resourcesAt } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'
import { namespaceOf } from '../../of-service.ts'
import { scalerOf } from '../../selected-workloads.ts'
import { textIn } from '../../volume-claims.ts'

export const scalerHasRequests = defineLint({
  id: 'scaler-has-requests',
  on: 'setup',
  summary: 'What an autoscaler measures as a share, each container requests',
  remediation: 'Write resources.requests for the resource into each container of the pods.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    if (!manifests.some(({ value }) => value.kind === 'HorizontalPodAutoscaler')) return []
    const ranges = manifests.filter(({ value }) => value.kind === 'LimitRange')
    return manifests.flatMap((workload): readonly LintViolation[] => {
      const scaler = workload.value.pod && scalerOf(manifests, workload)
      // A LimitRange of the namespace may fill it in.
      if (!scaler || ranges.some((one) => namespaceOf(one) === namespaceOf(workload))) return []
      return sharesOf(scaler).flatMap(({ resource, path }): readonly LintViolation[] => {
        const lacking = mainContainersOf(workload.value).find(({ value }) =>
          ['requests', 'limits'].every(
            (way) => valueAt(value, ['resources', way, resource]) === undefined,
          ),
        )
        return lacking
          ? [
              faultAt(
                workload.placeOf(resourcesAt(lacking)),
                'fails',
                `The autoscaler ${scaler.value.name ?? ''} measures ${resource} as a share of the request, and the container ${textIn(lacking.value, ['name'])} of ${workload.value.name ?? ''} requests none: its target stays <unknown> and nothing is scaled (“missing request for ${resource}”).`,
                objectRelations.utilization,
                { also: [scaler.placeOf(path)] },
              ),
            ]
          : []
      })
    })
  },
})

/** The resources that an autoscaler measures as a share of what is requested. */
function sharesOf({ value: { value } }: Parsed<'manifest'>) {
  const metrics = nodesAt(value, ['spec'], ['metrics', '*', 'resource'])
  return [
    ...metrics.flatMap(({ path, value: one }) => {
      const resource = valueAt(one, ['name'])
      const isShare =
        valueAt(one, ['target', 'averageUtilization']) !== undefined ||
        valueAt(one, ['targetAverageUtilization']) !== undefined
      return isShare && typeof resource === 'string' ? [{ resource, path }] : []
    }),
    ...nodesAt(value, ['spec'], ['targetCPUUtilizationPercentage']).map(({ path }) => ({
      resource: 'cpu',
      path,
    })),
  ]
}
