import { containerd } from '../../catalog/runtimes/containerd.ts'
import { driveMounts } from '../../catalog/workload/drive-mounts.ts'
import { defineLint } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { placeOf } from '../../model/observe.ts'
import { deciding } from '../../model/observed.ts'
import { ofKind } from '../../model/parsed.ts'
import { isBefore, isVersion } from '../../values/version.ts'

export const driveMount = defineLint({
  id: 'drive-mount',
  on: 'setup',
  summary: 'containerd mounts a volume where the pod asks for it, also as a drive',
  remediation: 'Mount the volume in a folder, as D:\\data, or update containerd.',
  decisions: [],

  check({ observations, parsed }) {
    const told = deciding(observations, 'runtimeVersion')
    const [first] = told
    const release = String(first?.value)
    const isSure =
      deciding(observations, 'containerRuntime').every(({ value }) => value === containerd.id) &&
      told.every(({ value }) => value === first?.value)
    if (!first || !isSure || !isVersion(release)) return []
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf: at }) => {
      if (pod?.operatingSystem !== 'windows' || pod.isHostProcess) return []
      const spec = [...pod.path, 'spec']
      return containers
        .flatMap((list) => nodesAt(value, spec, [list, '*', 'volumeMounts', '*', 'mountPath']))
        .flatMap(({ path, value: mount }) => {
          const drive = /^["']?([a-z]:)[\\/]?["']?$/i.exec(String(mount))?.[1]?.toUpperCase()
          const isOld = isBefore(release, driveMounts.value.from)
          if (drive === undefined || (!isOld && drive !== driveMounts.value.never)) return []
          return [
            {
              path: [],
              place: at(path),
              also: [placeOf(first)],
              basis: 'fails' as const,
              message: isOld
                ? `A volume is mounted as the drive ${drive}; containerd ${release} cannot mount a whole drive: “The parameter is incorrect”.`
                : `A volume is mounted as ${drive}, the drive of the container itself, which containerd refuses.`,
              ...(isOld && drive !== driveMounts.value.never
                ? {
                    remediation: `Mount it in a folder, as ${drive}\\data, or update containerd to ${driveMounts.value.from} or later.`,
                  }
                : { remediation: 'Mount it in a folder, as C:\\data.' }),
              facts: [driveMounts],
            },
          ]
        })
    })
  },
})

const containers = ['initContainers', 'containers']
