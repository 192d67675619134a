import type { Reading } from '../../model/importer.ts'
import { nodesAt } from '../../model/nodes.ts'
import { hostNameAt, stated } from '../../model/observe.ts'
import type { KubernetesObject } from './object.ts'

/** A group of machines of kOps whose image or label is one of Windows. */
export function readKopsGroup({ manifest, at }: KubernetesObject): Reading {
  const api = at('apiVersion')
  const image = at('spec', 'image')
  const label = at('spec', 'nodeLabels', 'kubernetes.io/os')
  const windows = [image, label].find((leaf) => leaf && /windows/i.test(leaf.raw))
  if (api?.raw.startsWith('kops.k8s.io/') !== true || !windows) return {}
  const subject = { subject: `node pool ${manifest.name ?? ''}` }
  const year = /windows_server-(20\d\d)-/i.exec(image?.raw ?? '')?.[1]
  return {
    observations: [
      stated('cluster.distribution', 'kops', api.raw, api.place, { inferred: true }),
      stated('kops.windowsGroup', windows.raw, windows.raw, windows.place, subject),
      ...(image && year !== undefined
        ? hostNameAt(`Windows Server ${year}`, image.place, subject).map((one) => ({
            ...one,
            raw: image.raw,
          }))
        : []),
      ...nodesAt(manifest.value, [], ['spec', 'taints', '*']).flatMap(({ path }) => {
        const taint = at(...path)
        return taint ? [stated('node.taint', taint.raw, taint.raw, taint.place, subject)] : []
      }),
    ],
  }
}
