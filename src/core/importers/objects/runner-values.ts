import type { Reading } from '../../model/importer.ts'
import { toManifest } from '../../model/manifest.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { imageAt, stated } from '../../model/observe.ts'
import type { Tree } from '../tree.ts'

/** Values of the chart for runners of GitHub, which hold a whole pod as `template`. */
export const ofRunners = /^githubConfigUrl:/m

/** The pod of such a runner, and what the chart adds to it. */
export function runnersIn({ value, placeOf, leafAt }: Tree): Reading {
  if (typeof valueAt(value, ['githubConfigUrl']) !== 'string') return { observations: [] }
  const spec = valueAt(value, ['template', 'spec'])
  const manifest = toManifest({ apiVersion: 'v1', kind: 'Pod', metadata: {}, spec })
  const isOfWindows = manifest?.pod?.operatingSystem === 'windows'
  const mode = leafAt('containerMode', 'type')
  const labels = nodesAt(value, [], ['template', 'spec', 'nodeSelector', '*'])
  const images = nodesAt(value, [], ['template', 'spec', 'containers', '*', 'image'])
  return {
    observations: [
      ...labels.flatMap(({ path }): readonly Observation[] => {
        const leaf = leafAt(...path)
        const text = `${String(path.at(-1))}=${leaf?.raw ?? ''}`
        return leaf ? [stated('workload.nodeSelector', text, leaf.raw, leaf.place)] : []
      }),
      ...images.flatMap(({ path }) => {
        const leaf = leafAt(...path)
        return leaf ? imageAt(leaf.raw, leaf.place) : []
      }),
      ...(isOfWindows && mode?.value === 'dind'
        ? [stated('chart.addsLinuxContainer', 'dind', mode.raw, mode.place)]
        : []),
    ],
    parsed:
      manifest && isOfWindows
        ? [
            {
              kind: 'manifest',
              value: { ...manifest, isPart: true },
              title: 'the pod of the runner',
              placeOf: (path) => placeOf(['template', ...path]),
              sentPath: (path) => ['template', ...path],
            },
          ]
        : [],
  }
}
