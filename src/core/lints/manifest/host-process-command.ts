import { rootOfHost } from '../../catalog/workload/host-process-paths.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { pathText } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

export const hostProcessCommand = defineLint({
  id: 'host-process-command',
  on: 'manifest',
  summary: 'A HostProcess container starts a program where it lies on the node',
  remediation: `Begin the path with ${rootOfHost.value}, or write it relative to the image.`,
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest) =>
    manifest.pod?.isHostProcess === true
      ? inContainersOf(manifest, 'command').flatMap(
          ({ path: list, value }): readonly LintViolation[] => {
            const path = [...list, 0]
            const first: unknown = Array.isArray(value) ? value[0] : undefined
            const program = typeof first === 'string' ? first : ''
            // Nodes have folders such as /opt and /etc themselves.
            if (!/^\/(?:usr|bin|sbin|app)\//i.test(program)) return []
            return [
              {
                path,
                basis: 'fails',
                message: `${pathText(path)} is ${program.slice(0, 120)}: for a HostProcess container that is a path of the node, not of its image.`,
                facts: [rootOfHost],
              },
            ]
          },
        )
      : [],
})
