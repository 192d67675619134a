import { taintText } from '../../../values/taints.ts'
import { imageOf } from '../../../catalog/platforms/pools/define.ts'
import { gkePool } from '../../../catalog/platforms/pools/gke.ts'
import { sh, shRaw } from '../../../text/formats/shell.ts'
import {
  beginning,
  commandLines,
  poolLabels,
  poolTaints,
  type PoolScenario,
  type ScriptPart,
} from './settings.ts'

const usage = 'sh cluster/node-pool.sh CLUSTER LOCATION [POOL_NAME [MACHINE_TYPE]]'

/** `gcloud container node-pools create` with what the plan says; undefined where GKE has no such image. */
export function gkeScript(scenario: PoolScenario): readonly ScriptPart[] | undefined {
  const image = imageOf(gkePool, scenario.windowsRelease)
  if (!image) return undefined
  const { command, imageType, taints, maxPods } = gkePool
  const labels = poolLabels(scenario).map(({ key, value }) => `${key}=${value}`)
  const kept = poolTaints(scenario).map(taintText)
  const options = [
    sh`--cluster "$cluster"`,
    sh`--location "$location"`,
    sh`--image-type ${imageType.value}`,
    sh`--windows-os-version ${image.value}`,
    sh`--machine-type "$machine_type"`,
    sh`${shRaw(maxPods.value)} ${scenario.maxPods}`,
    ...(labels.length > 0 ? [sh`--node-labels ${labels.join(',')}`] : []),
    ...(kept.length > 0 ? [sh`${shRaw(taints.value)} ${kept.join(',')}`] : []),
    sh`--num-nodes 1`,
  ]
  return [
    {
      code: beginning(
        usage,
        2,
        shRaw(`cluster=$1
location=$2
name=windows
if [ $# -gt 2 ]; then name=$3; fi
machine_type=e2-standard-4
if [ $# -gt 3 ]; then machine_type=$4; fi`),
      ),
      why: {
        text: 'What only you know: which cluster, where it is, and how large a node shall be.',
      },
    },
    {
      code: commandLines(sh`${shRaw(command.value)} "$name"`, options),
      why: {
        text: 'Makes one node a zone. The release is always written: without it a pool gets Windows Server 2019.',
        decisions: ['windowsRelease', 'maxPods', 'nodeLabels', 'nodeTaint'],
        sources: [
          ...command.sources,
          ...imageType.sources,
          ...image.sources,
          ...maxPods.sources,
          ...taints.sources,
        ],
      },
    },
  ]
}
