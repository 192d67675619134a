import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, pathText } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { isAtLeast, minorOf } from '../../../values/version.ts'
import { hostProcessMounts } from '../../../catalog/workload/host-process-mounts.ts'
import { listsOfContainers } from '../../containers.ts'

export const hostProcessDirectory = defineLint({
  id: 'host-process-directory',
  on: 'setup',
  summary: 'A HostProcess container reaches its files with the containerd of the node',
  remediation:
    'Write the whole path on the host, such as C:/CalicoWindows, or begin with $env:CONTAINER_SANDBOX_MOUNT_POINT for files of the image.',
  decisions: [],

  check({ observations, parsed }): readonly LintViolation[] {
    const { value: since } = hostProcessMounts.bindFrom
    const runtimes = deciding(observations, 'containerRuntime')
    const isOther = runtimes.some(({ value }) => value !== 'containerd')
    const versions = deciding(observations, 'runtimeVersion')
    const [newer] = versions.filter(({ value }) => isFrom(String(value), since))
    if (isOther || !newer || versions.some(({ value }) => !isFrom(String(value), since))) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf }) =>
      pod?.isHostProcess !== true
        ? []
        : listsOfContainers.flatMap((list) =>
            nodesAt(value, [...pod.path, 'spec'], [list, '*', 'workingDir']).flatMap(
              ({ path, value: folder }): readonly LintViolation[] =>
                typeof folder === 'string' && /^\.\.(?:[\\/]|$)/.test(folder)
                  ? [
                      {
                        path: [],
                        place: placeOf(path),
                        also: [observedAt(newer)],
                        basis: 'fails',
                        message: `${pathText(path)} is ${folder}, which starts in the folder of containerd 1.6. From ${since} on a HostProcess container begins in C:\\hpc, and the path leads elsewhere.`,
                        facts: [hostProcessMounts.bindFrom],
                      },
                    ]
                  : [],
            ),
          ),
    )
  },
})

const isFrom = (version: string, since: string) => isAtLeast(minorOf(version), since)
