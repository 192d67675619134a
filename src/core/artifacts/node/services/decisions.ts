import { kubeProxyDecisions, type KubeProxyScenario } from '../kube-proxy/decisions.ts'
import { kubeletDecisions, type KubeletScenario } from '../kubelet/decisions.ts'

const ofKubelet: ReadonlySet<string> = new Set(kubeletDecisions)

/** What the services depend on: all that the kubelet and kube-proxy do. */
export const serviceDecisions = [
  ...kubeletDecisions,
  ...kubeProxyDecisions.filter((id) => !ofKubelet.has(id)),
]

export type ServiceScenario = KubeletScenario & KubeProxyScenario
