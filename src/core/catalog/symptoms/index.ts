import { addOnSymptoms } from './add-ons.ts'
import { agentAndChartSymptoms } from './agents-and-charts.ts'
import { aksRefusalSymptoms } from './aks-refusals.ts'
import { bringUpSymptoms } from './bring-up.ts'
import { bringUpThreadSymptoms } from './bring-up-threads.ts'
import { buildSymptoms } from './builds.ts'
import { cniPluginSymptoms } from './cni-plugins.ts'
import { calicoAddressSymptoms } from './calico-addresses.ts'
import { moreNetworkAgentSymptoms } from './network-agents-more.ts'
import { clientThreadSymptoms } from './client-threads.ts'
import { componentSymptoms } from './components.ts'
import { containerSymptoms } from './containers.ts'
import { dailyUseSymptoms } from './daily-use.ts'
import type { Symptom } from './define.ts'
import { everydayThreadSymptoms } from './everyday-threads.ts'
import { fieldReportSymptoms } from './field-reports.ts'
import { generalErrorSymptoms } from './general-errors.ts'
import { hnsSymptoms } from './hns.ts'
import { hostProcessSymptoms } from './host-process.ts'
import { issueReportSymptoms } from './issue-reports.ts'
import { hostOfNodeSymptoms } from './host-of-node.ts'
import { joinRefusalSymptoms } from './join-refusals.ts'
import { kubeProxySymptoms } from './kube-proxy.ts'
import { kubeletSymptoms } from './kubelet.ts'
import { kubeletEventSymptoms } from './kubelet-events.ts'
import { kubeletRefusalSymptoms } from './kubelet-refusals.ts'
import { kubeletSettingSymptoms } from './kubelet-settings.ts'
import { kubeletThreadSymptoms } from './kubelet-threads.ts'
import { furtherThreadSymptoms } from './further-threads.ts'
import { laterThreadSymptoms } from './later-threads.ts'
import { leftBehindSymptoms } from './left-behind.ts'
import { identitySymptoms } from './identity.ts'
import { documentedSymptoms } from './documented.ts'
import { managedSymptoms } from './managed.ts'
import { networkAgentSymptoms } from './network-agents.ts'
import { networkThreadSymptoms } from './network-threads.ts'
import { nodeJoinSymptoms } from './node-joins.ts'
import { operationSymptoms } from './operations.ts'
import { platformThreadSymptoms } from './platform-threads.ts'
import { poolRefusalSymptoms } from './pool-refusals.ts'
import { printedByCodeSymptoms } from './printed-by-code.ts'
import { rancherReportSymptoms } from './rancher-reports.ts'
import { readInAgentsSymptoms } from './read-in-agents.ts'
import { readInDriverSymptoms } from './read-in-drivers.ts'
import { printedByNetworks } from './printed-by-networks.ts'
import { readInCniSymptoms } from './read-in-cni.ts'
import { readInCodeSymptoms } from './read-in-code.ts'
import { refusedByRuntimeSymptoms } from './refused-by-runtime.ts'
import { refusedSettingSymptoms } from './refused-settings.ts'
import { refusedObjectSymptoms } from './refused-objects.ts'
import { reportSymptoms } from './reports.ts'
import { runtimeThreadSymptoms } from './runtime-threads.ts'
import { schedulerSymptoms } from './scheduler.ts'
import { setupThreadSymptoms } from './setup-threads.ts'
import { threadSymptoms } from './threads.ts'
import { storageAndToolSymptoms } from './storage-and-tools.ts'
import { toldInWordsSymptoms } from './told-in-words.ts'
import { volumeSymptoms } from './volumes.ts'
import { windowsTextSymptoms } from './windows-texts.ts'
import { moreWindowsTextSymptoms } from './windows-texts-more.ts'
import { workloadThreadSymptoms } from './workload-threads.ts'

export { codes } from './codes.ts'
export { stages } from './stages.ts'
export type { Check, Code, Condition, Symptom, SymptomCause } from './define.ts'

/** Every row; loaded where a message is to be explained. */
export const symptoms: readonly Symptom[] = [
  ...hnsSymptoms,
  ...cniPluginSymptoms,
  ...calicoAddressSymptoms,
  ...moreNetworkAgentSymptoms,
  ...networkAgentSymptoms,
  ...kubeProxySymptoms,
  ...kubeletSymptoms,
  ...kubeletSettingSymptoms,
  ...kubeletThreadSymptoms,
  ...kubeletRefusalSymptoms,
  ...refusedSettingSymptoms,
  ...containerSymptoms,
  ...hostProcessSymptoms,
  ...storageAndToolSymptoms,
  ...bringUpSymptoms,
  ...managedSymptoms,
  ...identitySymptoms,
  ...documentedSymptoms,
  ...threadSymptoms,
  ...reportSymptoms,
  ...componentSymptoms,
  ...schedulerSymptoms,
  ...volumeSymptoms,
  ...fieldReportSymptoms,
  ...platformThreadSymptoms,
  ...aksRefusalSymptoms,
  ...poolRefusalSymptoms,
  ...rancherReportSymptoms,
  ...setupThreadSymptoms,
  ...bringUpThreadSymptoms,
  ...addOnSymptoms,
  ...printedByCodeSymptoms,
  ...readInCodeSymptoms,
  ...printedByNetworks,
  ...readInCniSymptoms,
  ...readInAgentsSymptoms,
  ...readInDriverSymptoms,
  ...kubeletEventSymptoms,
  ...nodeJoinSymptoms,
  ...operationSymptoms,
  ...dailyUseSymptoms,
  ...everydayThreadSymptoms,
  ...issueReportSymptoms,
  ...agentAndChartSymptoms,
  ...buildSymptoms,
  ...leftBehindSymptoms,
  ...laterThreadSymptoms,
  ...workloadThreadSymptoms,
  ...furtherThreadSymptoms,
  ...networkThreadSymptoms,
  ...refusedByRuntimeSymptoms,
  ...refusedObjectSymptoms,
  ...clientThreadSymptoms,
  ...joinRefusalSymptoms,
  ...hostOfNodeSymptoms,
  ...runtimeThreadSymptoms,
  ...toldInWordsSymptoms,
  ...generalErrorSymptoms,
  ...windowsTextSymptoms,
  ...moreWindowsTextSymptoms,
]
