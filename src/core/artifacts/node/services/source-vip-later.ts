import { catalog } from '../../../catalog/catalog.ts'
import { findsSourceVip, type KubeProxyScenario } from '../kube-proxy/decisions.ts'
import { runsKubeProxy } from '../node-downloads.ts'
import { isMadeByScript } from '../prepare/hns-module.ts'

/** A native kube-proxy gets its source VIP by a script, once the network is there. */
export const isToldSourceVip = (scenario: KubeProxyScenario) =>
  scenario.serviceManager === 'native' && findsSourceVip(scenario) && runsKubeProxy(scenario)

/** The network comes only after somebody did a later step, so the registration must not wait for it. */
export const isToldLater = (scenario: KubeProxyScenario) =>
  isToldSourceVip(scenario) &&
  (isMadeByScript(scenario) || catalog.cni[scenario.cni].agentStep !== undefined)
