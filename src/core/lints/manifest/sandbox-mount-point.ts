import { rootOfHost } from '../../catalog/workload/host-process-paths.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { inContainersOf } from '../containers.ts'

const variable = 'CONTAINER_SANDBOX_MOUNT_POINT'

export const sandboxMountPoint = defineLint({
  id: 'sandbox-mount-point',
  on: 'manifest',
  summary: `A pod whose commands use ${variable} is a HostProcess pod`,
  remediation:
    'Set hostProcess: true and runAsUserName under securityContext.windowsOptions of the pod, and hostNetwork: true.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check: (manifest): readonly LintViolation[] => {
    const { pod, isPart } = manifest
    if (!pod || pod.isHostProcess || isPart || pod.operatingSystem === 'linux') return []
    const [found] = ['command', 'args'].flatMap((field) =>
      inContainersOf(manifest, field).flatMap(({ path }) =>
        nodesAt(manifest.value, path, ['*']).filter(
          ({ value: text }) => typeof text === 'string' && text.includes(variable),
        ),
      ),
    )
    const [made] = inContainersOf(manifest, 'image').filter(
      ({ value }) => typeof value === 'string' && /^(?!.*[{$]).*:[^/]*hostprocess/i.test(value),
    )
    if (!found && made) {
      return [
        {
          path: made.path,
          basis: 'fails',
          message: `${pathText(made.path)} is an image for HostProcess containers, and no hostProcess: true makes the pod one: what it starts does not reach the node.`,
          facts: [rootOfHost],
        },
      ]
    }
    return found
      ? [
          {
            path: found.path,
            basis: 'fails',
            message: `${pathText(found.path)} uses ${variable}, which only HostProcess containers have, and no hostProcess: true makes the pod one: the path begins with nothing.`,
            facts: [rootOfHost],
          },
        ]
      : []
  },
})
