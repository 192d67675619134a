import { nodePortSame } from '../../../catalog/workload/node-port-same.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isWithin } from '../../../values/version.ts'
import { systemOfService } from '../../of-service.ts'

export const nodePortDiffers = defineLint({
  id: 'node-port-differs',
  on: 'setup',
  summary: `A node port has another number than the port of its Service, up to Kubernetes ${nodePortSame.value.through}`,
  remediation: `Give port and nodePort different numbers, or take a Kubernetes after ${nodePortSame.value.through}.`,
  decisions: [],

  check(setup): readonly LintViolation[] {
    const [release, ...others] = deciding(setup.observations, 'kubernetesVersion')
    const isOld = [release, ...others].every(
      (one) => one !== undefined && isWithin(String(one.value), nodePortSame.value),
    )
    if (!release || !isOld || deciding(setup.observations, 'windowsRelease').length === 0) return []
    return ofKind(setup.parsed, 'manifest').flatMap(({ value: manifest, placeOf: at }) => {
      if (manifest.kind !== 'Service' || systemOfService(manifest, setup) === 'linux') return []
      return nodesAt(manifest.value, [], ['spec', 'ports', '*']).flatMap(({ path, value }) => {
        const port = valueAt(value, ['nodePort'])
        if (typeof port !== 'number' || port !== valueAt(value, ['port'])) return []
        return [
          {
            path: [],
            place: at([...path, 'nodePort']),
            also: [placeOf(release)],
            basis: 'fails' as const,
            message: `nodePort ${port} is the port of the Service as well: kube-proxy of these releases takes the rule of the one for that of the other, and the node port does not answer on Windows nodes.`,
            facts: [nodePortSame],
          },
        ]
      })
    })
  },
})
