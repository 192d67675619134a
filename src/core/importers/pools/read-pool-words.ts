import { aksPool } from '../../catalog/platforms/pools/aks.ts'
import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { gkePool } from '../../catalog/platforms/pools/gke.ts'
import { acrossLines } from '../../values/across-lines.ts'

export const isCluster = new RegExp(
  acrossLines`
    ^\s*(?:
      resource\s+(?:
        "(?:azurerm_kubernetes|aws_eks|google_container)_cluster"
        |\w+\s+'Microsoft\.ContainerService\/managedClusters@
      )
      |module\s|az\s+aks\s+create\b|New-AzAksCluster\b
      |gcloud\s+(?:beta\s+)?container\s+clusters\s+create
    )
  `,
)
/** What a module is given, whose pools stand below. */
export const isInputs = /^[ \t]*(?:kubernetes|cluster|k8s|eks|aks)_version[ \t]*=/m
export const isGkePool =
  /^\s*(?:resource\s+"google_container_node_pool"|gcloud\s[^\n]*\snode-pools\s+create\b|\{[ \t]*\n[ \t]*name\s*=)/
/** What the pool is to become, and may never be. */
export const isChange = /^\s*az\s+aks\s+nodepool\s+update\b/
export const isEksCluster = /^\s*(?:resource\s+"aws_eks_cluster"|module\s)/

export const guides = [aksPool, eksPool, gkePool]
export const years = /(?:windows(?:_?server)?[_-]?(?:core_|full_)?|ltsc)(20\d\d|20H2|1909)/i
