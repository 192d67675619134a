import { isManagedDisk } from '../../catalog/workload/volume-checks.ts'
import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { because } from '../formats/explained.ts'
import { valuesOf, type Parsed } from '../../values/parsed.ts'
import type { Volume } from '../../values/volumes.ts'

/** Volumes of the pod and their mounts in the container; lines that cannot be read are left out. */
export function podVolumes(lines: readonly Parsed<Volume>[]) {
  const volumes = valuesOf(lines)
  if (volumes.length === 0) return {}
  const why = { decisions: ['volumes'], sources: volumeFacts.kinds.sources } as const
  return {
    volumes: because(
      volumes.map((volume, i) => ({ name: nameOf(i), ...sourceOf(volume) })),
      why,
    ),
    volumeMounts: because(
      volumes.map(({ mountPath }, i) => ({ name: nameOf(i), mountPath })),
      why,
    ),
  }
}

const nameOf = (index: number) => `volume-${index + 1}`

function sourceOf({ kind, source }: Volume): Readonly<Record<string, unknown>> {
  const [first, rest] = twoParts(source)
  switch (kind) {
    case 'emptyDir':
      return { emptyDir: source === '' ? {} : { medium: source } }
    case 'configMap':
      return { configMap: { name: source } }
    case 'secret':
      return { secret: { secretName: source } }
    case 'hostPath':
      return { hostPath: { path: source, type: 'DirectoryOrCreate' } }
    case 'namedPipe':
      return { hostPath: { path: source } }
    case 'persistentVolumeClaim':
      return { persistentVolumeClaim: { claimName: source } }
    case 'csi':
      return { csi: { driver: source } }
    case 'flexVolume':
      return { flexVolume: { driver: source } }
    case 'nfs':
      return { nfs: { server: first, path: `/${rest}` } }
    case 'azureFile':
      return { azureFile: { secretName: first, shareName: rest } }
    case 'azureDisk':
      return {
        azureDisk: {
          diskName: first,
          diskURI: rest,
          ...(isManagedDisk(rest) ? { kind: 'Managed' } : {}),
        },
      }
    case 'awsElasticBlockStore':
      return { awsElasticBlockStore: { volumeID: source } }
    case 'gcePersistentDisk':
      return { gcePersistentDisk: { pdName: source } }
    case 'vsphereVolume':
      return { vsphereVolume: { volumePath: source } }
  }
}

function twoParts(source: string): readonly [string, string] {
  const slash = source.indexOf('/')
  return slash < 0 ? [source, ''] : [source.slice(0, slash), source.slice(slash + 1)]
}
