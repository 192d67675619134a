import { volumeDrivers } from '../../catalog/workload/volume-drivers.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, pathText, type Node } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const { names, withoutWindows } = volumeDrivers
const known: readonly string[] = [...names.value, ...withoutWindows.value]

export const csiDriverName = defineLint({
  id: 'csi-driver-name',
  on: 'manifest',
  summary: 'A volume names its driver as the driver registers itself',
  remediation: 'Write the name of the driver.',
  decisions: [],
  isAbout: (manifest) =>
    /^(?:StorageClass|PersistentVolume)$/.test(manifest.kind) || hasPod(manifest),

  check: (manifest) =>
    driversIn(manifest).flatMap(({ path, value }) => {
      if (typeof value !== 'string' || known.includes(value)) return []
      const meant = nearest(value, known)
      return meant === undefined
        ? []
        : [
            {
              path,
              basis: 'fails' as const,
              message: `${pathText(path)} is ${value}, which is nearly ${meant}: no driver registers under this name, so the volume is not made or mounted.`,
              remediation: `Write ${meant}.`,
              facts: [names],
            },
          ]
    }),
})

const driversIn = ({ kind, value, pod }: Manifest): readonly Node[] =>
  kind === 'StorageClass'
    ? nodesAt(value, [], ['provisioner'])
    : kind === 'PersistentVolume'
      ? nodesAt(value, ['spec'], ['csi', 'driver'])
      : pod
        ? nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', 'csi', 'driver'])
        : []
