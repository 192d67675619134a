/** Whether an argument of the kubelet, or the value of a taint, is one of a Windows node. */
export const isOfWindows = (text: string): boolean =>
  /^[a-z]:[\\/]|^npipe:|(?:^|[=/,])windows(?:$|[:,=])/i.test(text)

/** Whether a node is called after Windows: `win-worker-1`, `windows2022-a`, `k8s-win3`. */
export const isNamedAfterWindows = (name: string): boolean =>
  /^(?:(?:k8s|kube|rke2?|aks|node|worker|wrk)[-_]?)?win(?:dows)?(?:[-_\d]|node|work|srv|server|host|vm|$)/i.test(
    name,
  )
