import { imageOf } from '../../../catalog/platforms/pools/define.ts'
import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { shRaw } from '../../../text/formats/shell.ts'
import { beginning, type PoolScenario, type ScriptPart } from './settings.ts'

const usage = 'sh cluster/node-pool.sh CLUSTER REGION [INSTANCE_TYPE]'

/** What `cluster/nodegroup.yaml` has in the place of what only you know. */
export const placeholders = {
  cluster: 'CLUSTER',
  region: 'REGION',
  instanceType: 'm5.large',
} as const

/** The ConfigMap, then eksctl with the node group; undefined where EKS has no such image. */
export function eksScript({ windowsRelease }: PoolScenario): readonly ScriptPart[] | undefined {
  const image = imageOf(eksPool, windowsRelease)
  if (!image) return undefined
  const { command, nodeGroup, windowsIpam } = eksPool
  const { cluster, region, instanceType } = placeholders
  return [
    {
      code: beginning(
        usage,
        2,
        shRaw(`cluster=$1
region=$2
instance_type=${instanceType}
if [ $# -gt 2 ]; then instance_type=$3; fi
case $cluster$region$instance_type in
  *[!A-Za-z0-9._-]*)
    echo 'A name of a cluster, region or instance type has other characters than letters, digits, dots and hyphens.' >&2
    exit 2
    ;;
esac
here=$(dirname "$0")`),
      ),
      why: {
        text: 'What only you know: which cluster, where it is, and how large a node shall be.',
      },
    },
    {
      code: shRaw('kubectl apply --filename "$here/amazon-vpc-cni.yaml"'),
      why: {
        text: 'Once in a cluster: the control plane hands out addresses to Windows nodes from now on.',
        sources: windowsIpam.sources,
      },
    },
    {
      code: shRaw(`config=$(mktemp)
trap 'rm -f "$config"' EXIT
sed -e "s/^  name: ${cluster}\\$/  name: $cluster/" \\
  -e "s/^  region: ${region}\\$/  region: $region/" \\
  -e "s/instanceType: ${instanceType.replace('.', '[.]')}\\$/instanceType: $instance_type/" \\
  "$here/nodegroup.yaml" > "$config"
${command.value} "$config"`),
      why: {
        text: 'Makes a managed node group of one node.',
        decisions: ['windowsRelease'],
        sources: [...command.sources, ...nodeGroup.sources, ...image.sources],
      },
    },
  ]
}
