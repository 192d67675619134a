/** Kinds by which operators make clusters and pools of a platform, and those of Cluster API that hold such objects. */
export const managedKinds: readonly string[] = [
  'AzureManagedMachinePool',
  'AzureManagedMachinePoolTemplate',
  'AzureManagedControlPlane',
  'AzureManagedControlPlaneTemplate',
  'AzureASOManagedMachinePool',
  'AzureASOManagedControlPlane',
  'AWSManagedMachinePool',
  'AWSManagedControlPlane',
  'ManagedClustersAgentPool',
  'ManagedCluster',
  'KubernetesClusterNodePool',
  'KubernetesCluster',
  'NodeGroup',
  'Nodegroup',
  'ContainerNodePool',
  'ContainerCluster',
]
