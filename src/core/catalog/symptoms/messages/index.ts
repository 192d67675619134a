import type { Symptom } from '../define.ts'
import { aciSymptoms } from './aci.ts'
import { agentsSymptoms } from './agents.ts'
import { aksProvisioningSymptoms } from './aks-provisioning.ts'
import { aksSymptoms } from './aks.ts'
import { antreaSymptoms } from './antrea.ts'
import { apiServerSymptoms } from './api-server.ts'
import { azureCniSymptoms } from './azure-cni.ts'
import { buildingSymptoms } from './building.ts'
import { calicoSymptoms } from './calico.ts'
import { cloudMachineSymptoms } from './cloud-machines.ts'
import { clusterControllersSymptoms } from './cluster-controllers.ts'
import { cniPluginsSymptoms } from './cni-plugins.ts'
import { containerdSymptoms } from './containerd.ts'
import { csiDriversSymptoms } from './csi-drivers.ts'
import { dnsAndPingSymptoms } from './dns-and-ping.ts'
import { dockerSymptoms } from './docker.ts'
import { eksSymptoms } from './eks.ts'
import { flannelSymptoms } from './flannel.ts'
import { generalErrorsSymptoms } from './general-errors.ts'
import { gkeSymptoms } from './gke.ts'
import { gmsaSymptoms } from './gmsa.ts'
import { hcsSymptoms } from './hcs.ts'
import { hnsSymptoms } from './hns.ts'
import { hostProcessSymptoms } from './host-process.ts'
import { imagesSymptoms } from './images.ts'
import { kubeProxySymptoms } from './kube-proxy.ts'
import { kubeadmSymptoms } from './kubeadm.ts'
import { kubeletJoinsSymptoms } from './kubelet-joins.ts'
import { kubeletPodsSymptoms } from './kubelet-pods.ts'
import { kubeletRuntimeSymptoms } from './kubelet-runtime.ts'
import { kubeletStartsSymptoms } from './kubelet-starts.ts'
import { kubeletSymptoms } from './kubelet.ts'
import { openshiftSymptoms } from './openshift.ts'
import { podEventsSymptoms } from './pod-events.ts'
import { programsSymptoms } from './programs.ts'
import { rancherSymptoms } from './rancher.ts'
import { schedulerSymptoms } from './scheduler.ts'
import { shimSymptoms } from './shim.ts'
import { toldInWordsSymptoms } from './told-in-words.ts'
import { toldOfMemorySymptoms } from './told-of-memory.ts'
import { toldOfPodsSymptoms } from './told-of-pods.ts'
import { volumesSymptoms } from './volumes.ts'
import { windowsSymptoms } from './windows.ts'
import { windowsTextsSymptoms } from './windows-texts.ts'

/** Every row; what is general stands last. */
export const symptoms: readonly Symptom[] = [
  ...hnsSymptoms,
  ...cniPluginsSymptoms,
  ...flannelSymptoms,
  ...calicoSymptoms,
  ...antreaSymptoms,
  ...azureCniSymptoms,
  ...kubeProxySymptoms,
  ...dnsAndPingSymptoms,
  ...kubeletSymptoms,
  ...kubeletStartsSymptoms,
  ...kubeletJoinsSymptoms,
  ...kubeletRuntimeSymptoms,
  ...kubeletPodsSymptoms,
  ...podEventsSymptoms,
  ...kubeadmSymptoms,
  ...hcsSymptoms,
  ...shimSymptoms,
  ...containerdSymptoms,
  ...dockerSymptoms,
  ...imagesSymptoms,
  ...hostProcessSymptoms,
  ...gmsaSymptoms,
  ...csiDriversSymptoms,
  ...volumesSymptoms,
  ...apiServerSymptoms,
  ...schedulerSymptoms,
  ...clusterControllersSymptoms,
  ...aksProvisioningSymptoms,
  ...aksSymptoms,
  ...aciSymptoms,
  ...cloudMachineSymptoms,
  ...eksSymptoms,
  ...gkeSymptoms,
  ...openshiftSymptoms,
  ...rancherSymptoms,
  ...agentsSymptoms,
  ...programsSymptoms,
  ...buildingSymptoms,
  ...windowsSymptoms,
  ...toldInWordsSymptoms,
  ...toldOfPodsSymptoms,
  ...toldOfMemorySymptoms,
  ...generalErrorsSymptoms,
  ...windowsTextsSymptoms,
]
