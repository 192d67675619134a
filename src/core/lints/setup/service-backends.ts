import { serviceFeatures } from '../../catalog/workload/service-features.ts'
import { defineLint } from '../../model/lint.ts'
import { systemOfPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'
import { rowWithin } from '../limitation-rows.ts'

const { documented } = serviceFeatures.backends
const replicas = ['spec', 'replicas']

export const serviceBackends = defineLint({
  id: 'service-backends',
  on: 'setup',
  summary: 'A Service has no more pods for Windows behind it than its version documents',
  remediation: 'Spread the pods over several workloads, each with a Service of its own.',
  decisions: ['kubernetesVersion'],

  check({ parsed }, { kubernetesVersion }) {
    const row = rowWithin('max-64-backends', kubernetesVersion)
    if (!row) return []
    const manifests = ofKind(parsed, 'manifest')
    const services = manifests.filter(({ value }) => value.kind === 'Service')
    return manifests.flatMap(({ value, placeOf }) => {
      const count = valueAt(value.value, replicas)
      if (typeof count !== 'number' || count <= documented.value.most) return []
      if (!value.pod || systemOfPod(value) !== 'windows') return []
      const service = services.find((one) => selects(one.value, value))
      if (!service) return []
      return [
        {
          path: [],
          place: placeOf(replicas),
          also: [service.placeOf(['spec', 'selector'])],
          basis: 'unsupported' as const,
          message: `The Service ${service.value.name ?? ''} selects ${count} pods: ${row.statement.value}; updates of Windows have raised that.`,
          facts: [row.statement],
        },
      ]
    })
  },
})

/** Whether a Service and a workload are in one namespace and its pods have all labels that it asks for. */
function selects(service: Manifest, { value, pod }: Manifest): boolean {
  const namespace = ['metadata', 'namespace']
  const asked = nodesAt(service.value, ['spec', 'selector'], ['*'])
  const path = [...(pod?.path ?? []), 'metadata', 'labels']
  return (
    asked.length > 0 &&
    valueAt(service.value, namespace) === valueAt(value, namespace) &&
    asked.every((one) => valueAt(value, [...path, String(one.path.at(-1))]) === one.value)
  )
}
