import { inferred } from '../fact.ts'

/** What `nodeSelector` and affinity of a pod ask of nodes; another node than those sent may have it. */
export const selectedNodes = {
  labels: inferred('to nodes that have each of the labels', [
    'k8s v1.31.0/staging/src/k8s.io/api/core/v1/types.go',
  ]),
  /** AKS labels the nodes of a pool with the os-sku of that pool. */
  aksSku: inferred('kubernetes.azure.com/os-sku', ['aks-use-labels']),
  /** What platforms label the nodes of a pool with, by its name. */
  poolLabels: inferred(
    {
      aks: ['agentpool', 'kubernetes.azure.com/agentpool'],
      eks: ['eks.amazonaws.com/nodegroup', 'alpha.eksctl.io/nodegroup-name'],
      gke: ['cloud.google.com/gke-nodepool'],
    } as const,
    ['aks-use-labels', 'eks-managed-groups', 'gke-node-pools'],
  ),
}
