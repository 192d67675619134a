import type { DecisionId } from '../../../model/scenario.ts'

/** What follows where the wrong one is in use. */
export const effects: { readonly [Id in DecisionId]?: string } = {
  clusterDNS:
    ' Pods ask the address that their kubelet or their CNI file names; where no Service has it, they resolve no name.',
  serviceCIDR:
    ' Exceptions and routes for one range leave the Services of the other without a connection.',
  clusterCIDR: ' Exceptions and routes for one range are wrong for pods of the other.',
}

/** How to find out, and what to do then; of the rest there is no more to say than that. */
export const remedies: { readonly [Id in DecisionId]?: string } = {
  clusterCIDR:
    'kubectl get nodes -o jsonpath="{.items[*].spec.podCIDR}" shows of which range the nodes have theirs. Write that one wherever the other stands: podSubnet or clusterCIDR, Network of Flannel, the pools of Calico, the CNI files of Windows nodes.',
  serviceCIDR:
    'kubectl get service kubernetes shows an address of the range that holds. Write that one wherever the other stands: the exceptions of the CNI files, the parameters of scripts.',
  clusterDNS:
    'kubectl get service -n kube-system kube-dns shows the address that answers. Write that one into the file of the kubelet and into the CNI files.',
}
