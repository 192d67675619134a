import { taintText } from '../../../values/taints.ts'
import { imageOf } from '../../../catalog/platforms/pools/define.ts'
import { aksPool } from '../../../catalog/platforms/pools/aks.ts'
import { sh, shRaw } from '../../../text/formats/shell.ts'
import {
  beginning,
  commandLines,
  poolLabels,
  poolTaints,
  type PoolScenario,
  type ScriptPart,
} from './settings.ts'

const usage = 'sh cluster/node-pool.sh RESOURCE_GROUP CLUSTER [POOL_NAME [VM_SIZE]]'

/** `az aks nodepool add` with what the plan says of the pool; undefined where AKS has no such image. */
export function aksScript(scenario: PoolScenario): readonly ScriptPart[] | undefined {
  const { kubernetesVersion, windowsRelease, maxPods } = scenario
  const image = imageOf(aksPool, windowsRelease)
  if (!image) return undefined
  const { command, fips, poolName, labels, taints } = aksPool
  const ours = poolLabels(scenario)
  const kept = poolTaints(scenario)
  const options = [
    sh`--resource-group "$resource_group"`,
    sh`--cluster-name "$cluster"`,
    sh`--name "$name"`,
    sh`--os-type Windows`,
    sh`--os-sku ${image.value}`,
    ...(windowsRelease === fips.value.release ? [shRaw(fips.value.flag)] : []),
    sh`--kubernetes-version ${kubernetesVersion}`,
    sh`--max-pods ${maxPods}`,
    ...(ours.length > 0
      ? [
          shRaw(
            [labels.value, ...ours.map(({ key, value }) => sh`${`${key}=${value}`}`.shell)].join(
              ' ',
            ),
          ),
        ]
      : []),
    ...(kept.length > 0 ? [sh`${shRaw(taints.value)} ${kept.map(taintText).join(',')}`] : []),
    sh`--node-count 1`,
    sh`"$@"`,
  ]
  return [
    {
      code: beginning(
        usage,
        2,
        shRaw(`resource_group=$1
cluster=$2
name=win
if [ $# -gt 2 ]; then name=$3; fi
if [ $# -gt 3 ]; then size=$4; else size=; fi
set --
if [ -n "$size" ]; then set -- --node-vm-size "$size"; fi`),
      ),
      why: { text: 'What only you know: where the cluster is, and how the pool is called.' },
    },
    {
      code: sh`case $name in
  '' | [!a-z]* | *[!a-z0-9]* | ${shRaw('?'.repeat(poolName.value.longest + 1))}*)
    printf '%s\n' ${`The name of a Windows pool has 1 to ${poolName.value.longest} lower-case letters and digits, first a letter.`} >&2
    exit 2
    ;;
esac`,
      why: { text: 'AKS refuses other names of Windows pools.', sources: poolName.sources },
    },
    {
      code: commandLines(shRaw(command.value), options),
      why: {
        text: 'Adds one node. The release is always written, since the default moves.',
        decisions: ['kubernetesVersion', 'windowsRelease', 'maxPods', 'nodeLabels', 'nodeTaint'],
        sources: [...command.sources, ...image.sources, ...labels.sources, ...taints.sources],
      },
    },
  ]
}
