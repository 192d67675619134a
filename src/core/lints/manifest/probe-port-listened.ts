import { objectRelations } from '../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { mainContainersOf } from '../containers.ts'
import { declaredIn, listeningOf } from '../listened-ports.ts'
import { textIn } from '../volume-claims.ts'

export const probePortListened = defineLint({
  id: 'probe-port-listened',
  on: 'manifest',
  summary: 'A probe asks a port that its container is told to listen on',
  remediation: 'Write the port that the program listens on into the probe.',
  decisions: [],
  isAbout: hasPod,

  check: (manifest) =>
    manifest.isPart === true
      ? []
      : mainContainersOf(manifest).flatMap((container): readonly LintViolation[] => {
          const listening = listeningOf(container)
          if (!listening) return []
          return probes.flatMap((probe) =>
            ['httpGet', 'tcpSocket'].flatMap((way): readonly LintViolation[] => {
              const path = [probe, way, 'port']
              const port = portOf(container.value, valueAt(container.value, path))
              // Another program of the container may have declared it.
              if (port === undefined || listening.ports.includes(port)) return []
              if (declaredIn(container).includes(port) && declaredIn(container).length > 1)
                return []
              return [
                {
                  path: [...container.path, ...path],
                  basis: 'fails',
                  message: `${probe} asks port ${port}, and the container ${textIn(container.value, ['name'])} listens on ${listening.ports.join(', ')}, as ${listening.by} tells: the probe is refused each time.`,
                  facts: [objectRelations.listening],
                },
              ]
            }),
          )
        }),
})

const probes = ['livenessProbe', 'readinessProbe', 'startupProbe']

/** The number, also of a port that is asked for by its name. */
function portOf(container: unknown, port: unknown): number | undefined {
  if (typeof port !== 'string') return typeof port === 'number' ? port : undefined
  const own = nodesAt(container, [], ['ports', '*']).find(
    (one) => valueAt(one.value, ['name']) === port,
  )
  const number = own && valueAt(own.value, ['containerPort'])
  return typeof number === 'number' ? number : undefined
}
