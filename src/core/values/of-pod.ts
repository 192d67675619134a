/** Kubernetes makes the ends of names of these letters alone. */
const made = '[bcdfghjklmnpqrstvwxz2456789]'
const ofReplicaSet = new RegExp(`^(.+)-${made}{6,10}$`)
const ofPod = new RegExp(`^(.+)-${made}{5}$`)
/** People write another end where they hide that of the pod. */
const ofReplicaSetHidden = new RegExp(`^(.+-${made}{6,10})-[a-z\\d]{5}$`)

/** `web-5d4f8c7b9` is a ReplicaSet of the Deployment `web`. */
export const deploymentOf = (replicaSet: string): string | undefined =>
  ofReplicaSet.exec(replicaSet)?.[1]

/** What made a pod, by the name of the pod; a pod without such an end is there by itself. */
export function workloadOfPod(pod: string): string {
  const whose = (ofPod.exec(pod) ?? ofReplicaSetHidden.exec(pod))?.[1]
  return whose === undefined ? pod : (deploymentOf(whose) ?? whose)
}

/** The namespaces of a cluster’s own parts. */
const ofCluster = /^(?:kube|openshift|cattle|calico|tigera|gke)-|-system$/

export const isNamespaceOfUsers = (namespace: string): boolean => !ofCluster.test(namespace)
