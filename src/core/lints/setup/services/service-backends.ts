import { hasUpdate } from '../../../catalog/kbs.ts'
import { windowsReleases } from '../../../catalog/windows/index.ts'
import { serviceFeatures } from '../../../catalog/workload/service-features.ts'
import { defineLint } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { systemOfPod } from '../../../model/manifest.ts'
import { valueAt } from '../../../model/nodes.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import type { DecisionId } from '../../../model/scenario.ts'
import { rowWithin } from '../../limitation-rows.ts'
import { podsBehind } from '../../of-service.ts'

const { documented, raised, raisedBy } = serviceFeatures.backends
const replicas = ['spec', 'replicas']

export const serviceBackends = defineLint({
  id: 'service-backends',
  on: 'setup',
  summary:
    'A Service has no more pods for Windows behind it than its version documents and the node takes',
  remediation: 'Spread the pods over several workloads, each with a Service of its own.',
  decisions: ['kubernetesVersion'],

  check({ observations, parsed }, world) {
    const manifests = ofKind(parsed, 'manifest')
    const services = manifests.filter(({ value }) => value.kind === 'Service')
    const many = manifests.filter(
      ({ value }) =>
        value.pod &&
        Number(valueAt(value.value, replicas)) > documented.value.most &&
        systemOfPod(value) === 'windows',
    )
    const row = many.length > 0 && rowWithin('max-64-backends', world.kubernetesVersion)
    if (!row) return []
    const most = takesMore(observations) ? raised : documented
    return many.flatMap((sent) => {
      const { value, placeOf } = sent
      const count = valueAt(value.value, replicas)
      if (typeof count !== 'number' || count <= most.value.most) return []
      const service = services.find((one) => podsBehind(one, parsed).includes(sent))
      if (!service) return []
      return [
        {
          path: [],
          place: placeOf(replicas),
          also: [service.placeOf(['spec', 'selector'])],
          basis: 'unsupported' as const,
          message: `The Service ${service.value.name ?? ''} selects ${count} pods: ${row.statement.value}; updates of Windows have raised that to ${raised.value.most}.`,
          facts: [most === raised ? raised : row.statement],
        },
      ]
    })
  },
})

/** Whether the one Windows that was read is known to take more; of several nobody says which one runs the pods. */
function takesMore(observations: readonly Observation[]): boolean {
  const releases = valuesOf(observations, 'windowsRelease')
  const revisions = valuesOf(observations, 'windowsRevision')
  const windowsRelease = windowsReleases.find((one) => one === releases[0])
  if (!windowsRelease || releases.length > 1 || revisions.length > 1) return false
  const windowsRevision = typeof revisions[0] === 'number' ? revisions[0] : 0
  const lists = deciding(observations, 'installedKBs').map(({ value }) => value)
  const installedKBs = lists.length === 1 && Array.isArray(lists[0]) ? lists[0].map(String) : []
  return hasUpdate(raisedBy, { windowsRelease, windowsRevision, installedKBs })
}

const valuesOf = (observations: readonly Observation[], id: DecisionId) => [
  ...new Set(deciding(observations, id).map(({ value }) => value)),
]
