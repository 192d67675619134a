import { acrossLines } from '../../../values/across-lines.ts'

export const common = ''

export const hint = /cluster|environment|use-context/i
/** A line that a heading can be. */
export const heading = /^[^\n]{0,40}\b(?:cluster|environment)\b[^\n]{0,60}$/im
/** One that tells of a cluster behind its name, in the same line. */
export const inLine = /\b(?:cluster|environment)\b[^\n:]{0,70}:[ \t]+\S/i
export const command = /use-context|get-credentials|aks\s+create|clusters\s+create|_cluster"/

export const chosen = new RegExp(
  acrossLines`
    ^(?:PS\s?[^>\n]{0,80}>|[^\s$#>]{0,80}[$#>])?\s*(?:
      kubectl\s+config\s+use-context\s+["']?([\w.@:/-]{1,120})
      |az\s+aks\s+get-credentials\s[^\n]{0,200}?(?:-n|--name)[ =]["']?([\w-]{1,63})
    )
  `,
)

export const starts = new RegExp(
  acrossLines`
    ^\s*(?:
      az\s+aks\s+(?:create|nodepool\s+\w+)
      |gcloud\s+(?:beta\s+)?container\s+(?:clusters\s+create|node-pools\s+\w+)
    )\b
    |^(?:resource|module|data|variable|output|locals|provider)\b
  `,
)

export const namesCluster = new RegExp(
  acrossLines`
    \bcontainer\s+clusters\s+create(?:-auto)?\s+["']?([\w-]{1,63})
    |^resource\s+"(?:azurerm_kubernetes(?:_automatic)?|google_container|aws_eks)_cluster"\s+"
      ([\w-]{1,100})"
  `,
)
export const ofCluster =
  /--cluster(?:-name)?[ =]["']?([\w-]{1,63})|\b(?:azurerm_kubernetes(?:_automatic)?|google_container|aws_eks)_cluster\.([\w-]{1,100})/
export const aksName = /\s(?:-n|--name)[ =]["']?([\w-]{1,63})/
export const isPool =
  /\bnodepool\s|\bnode-pools\s|^resource\s+"(?:azurerm_kubernetes_cluster_node_pool|google_container_node_pool|aws_eks_node_group)"/
