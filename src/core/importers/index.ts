import type { Importer } from '../model/importer.ts'
import { aksEngineModel } from './aks-engine-model.ts'
import { aksKubeletFile } from './aks-kubelet-file.ts'
import { aksNodeConfig } from './aks-node-config.ts'
import { aksObjects } from './aks-objects.ts'
import { antreaAgentConf } from './antrea-agent-conf.ts'
import { alertRules } from './alert-rules.ts'
import { appDocument } from './app-document.ts'
import { batchScript } from './batch-script.ts'
import { benchmarkChecks } from './benchmark-checks.ts'
import { bicepFile } from './bicep-file.ts'
import { calicoctlVersion } from './calicoctl-version.ts'
import { cniConfig } from './cni-config.ts'
import { commandOutput } from './command-output.ts'
import { componentCommandLine } from './component-command-line.ts'
import { componentLog } from './component-log.ts'
import { componentVersion } from './component-version.ts'
import { containerdConfig } from './containerd-config.ts'
import { crictlInfo } from './crictl-info.ts'
import { ctrVersion } from './ctr-version.ts'
import { dockerDaemonConfig } from './docker-daemon-config.ts'
import { dockerInfo } from './docker-info.ts'
import { dockerPs } from './docker-ps.ts'
import { dockerfile } from './dockerfile.ts'
import { eksObjects } from './eks-objects.ts'
import { eksStack } from './eks-stack.ts'
import { exportedTicket } from './exported-ticket.ts'
import { flannelNetConf } from './flannel-net-conf.ts'
import { flannelSubnetEnv } from './flannel-subnet-env.ts'
import { imageBuilder } from './image-builder.ts'
import { imageInspect } from './image-inspect.ts'
import { imageList } from './image-list.ts'
import { gkeObjects } from './gke-objects.ts'
import { hotfixList } from './hotfix-list.ts'
import { headlessObject } from './headless-object.ts'
import { helmValues } from './helm-values.ts'
import { hnsEndpoint } from './hns-endpoint.ts'
import { hnsNetwork } from './hns-network.ts'
import { ipconfig } from './ipconfig.ts'
import { kubeClusterConfig } from './kube-cluster-config.ts'
import { kubeProxyConfiguration } from './kube-proxy-configuration.ts'
import { kubectlColumns } from './kubectl-columns.ts'
import { kubectlDescribe } from './kubectl-describe.ts'
import { kubectlImages } from './kubectl-images.ts'
import { kubectlNodes } from './kubectl-nodes.ts'
import { kubectlDaemonsets } from './kubectl-daemonsets.ts'
import { kubectlPods } from './kubectl-pods.ts'
import { kubectlServices } from './kubectl-services.ts'
import { kubectlVersion } from './kubectl-version.ts'
import { kubeletConfiguration } from './kubelet-configuration.ts'
import { kubernetesObjects } from './kubernetes-objects.ts'
import { netIpAddress } from './net-ip-address.ts'
import { netIpConfiguration } from './net-ip-configuration.ts'
import { openshiftInstallConfig } from './openshift-install-config.ts'
import { poolDefinition } from './pool-definition.ts'
import { powershellScript } from './powershell-script.ts'
import { prose } from './prose.ts'
import { registryFile } from './registry-file.ts'
import { rke2Config } from './rke2-config.ts'
import { rancherTerraform } from './rancher-terraform.ts'
import { rkeConfig } from './rke-config.ts'
import { scenarioFile } from './scenario-file.ts'
import { sourceVipFile } from './source-vip-file.ts'
import { systeminfo } from './systeminfo.ts'
import { taintList } from './taint-list.ts'
import { windowsVersion } from './windows-version.ts'

/** Every importer; the first that recognises a document reads it, so the strictest come first. */
export const importers: readonly Importer[] = [
  appDocument,
  alertRules,
  benchmarkChecks,
  bicepFile,
  crictlInfo,
  sourceVipFile,
  scenarioFile,
  aksEngineModel,
  aksKubeletFile,
  aksNodeConfig,
  kubeClusterConfig,
  aksObjects,
  gkeObjects,
  eksObjects,
  eksStack,
  openshiftInstallConfig,
  rancherTerraform,
  poolDefinition,
  imageBuilder,
  imageInspect,
  imageList,
  taintList,
  antreaAgentConf,
  flannelNetConf,
  cniConfig,
  dockerDaemonConfig,
  kubeletConfiguration,
  kubeProxyConfiguration,
  kubernetesObjects,
  headlessObject,
  exportedTicket,
  helmValues,
  rke2Config,
  rkeConfig,
  containerdConfig,
  flannelSubnetEnv,
  componentVersion,
  registryFile,
  kubectlColumns,
  kubectlImages,
  kubectlNodes,
  kubectlDaemonsets,
  kubectlPods,
  kubectlServices,
  kubectlVersion,
  calicoctlVersion,
  kubectlDescribe,
  systeminfo,
  hotfixList,
  windowsVersion,
  dockerInfo,
  dockerPs,
  ctrVersion,
  hnsEndpoint,
  hnsNetwork,
  ipconfig,
  netIpConfiguration,
  netIpAddress,
  dockerfile,
  commandOutput,
  powershellScript,
  batchScript,
  componentCommandLine,
  componentLog,
  prose,
]
