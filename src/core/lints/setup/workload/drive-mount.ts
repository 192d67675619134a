import { driveMounts } from '../../../catalog/workload/drive-mounts.ts'
import { defineLint } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { placeOf } from '../../../model/observe.ts'
import { ofKind } from '../../../model/parsed.ts'
import { listsOfContainers } from '../../containers.ts'
import { olderContainerd } from '../../older-containerd.ts'

const { from, never } = driveMounts.value

export const driveMount = defineLint({
  id: 'drive-mount',
  on: 'setup',
  summary: 'containerd mounts a volume where the pod asks for it, also as a drive',
  remediation: 'Mount the volume in a folder, as D:\\data, or update containerd.',
  decisions: [],

  check({ observations, parsed }) {
    const older = olderContainerd(observations, from)
    return ofKind(parsed, 'manifest').flatMap(({ value: { value, pod }, placeOf: at }) => {
      if (pod?.operatingSystem !== 'windows' || pod.isHostProcess) return []
      const spec = [...pod.path, 'spec']
      return listsOfContainers
        .flatMap((list) => nodesAt(value, spec, [list, '*', 'volumeMounts', '*', 'mountPath']))
        .flatMap(({ path, value: mount }) => {
          const drive = /^["']?([a-z]:)[\\/]?["']?$/i.exec(String(mount))?.[1]?.toUpperCase()
          const isOwn = drive === never
          if (drive === undefined || (!older && !isOwn)) return []
          return [
            {
              path: [],
              place: at(path),
              also: older ? [placeOf(older)] : [],
              basis: 'fails' as const,
              message:
                isOwn || !older
                  ? `A volume is mounted as ${drive}, the drive of the container itself, which containerd and Docker refuse.`
                  : `A volume is mounted as the drive ${drive}; containerd ${String(older.value)} cannot mount a whole drive: the volume lies in a folder ${drive.slice(0, 1)} of C:, or the container ends with “The parameter is incorrect”.`,
              remediation: isOwn
                ? 'Mount it in a folder, as C:\\data.'
                : `Mount it in a folder, as ${drive}\\data, or update containerd to ${from} or later.`,
              facts: [driveMounts],
            },
          ]
        })
    })
  },
})
