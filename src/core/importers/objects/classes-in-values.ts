import type { Reading } from '../../model/importer.ts'
import { toManifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Tree } from '../tree.ts'

/** The classes that charts of storage drivers make, each where the values have it. */
export const classesIn = ({ value, placeOf }: Tree): NonNullable<Reading['parsed']> =>
  nodesAt(value, ['storageClasses'], ['*']).flatMap(({ path, value: own }) => {
    const name = valueAt(own, ['name'])
    const manifest = toManifest({
      apiVersion: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      metadata: { name },
      provisioner: valueAt(own, ['provisioner']),
      parameters: valueAt(own, ['parameters']),
    })
    return manifest && typeof name === 'string'
      ? [
          {
            kind: 'manifest' as const,
            value: { ...manifest, isPart: true as const },
            title: `StorageClass ${name}`,
            placeOf: (inClass: Path) =>
              placeOf([...path, ...inClass.filter((step) => step !== 'metadata')]),
          },
        ]
      : []
  })
