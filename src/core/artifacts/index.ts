import type { AnyArtifact, AnyIndexArtifact } from '../model/artifact.ts'
import { prepareNode } from './prepare-node.ts'
import { containerdConfig } from './containerd-config.ts'
import { installContainerd } from './install-containerd.ts'
import { installDocker } from './install-docker.ts'
import { namespace } from './namespace.ts'
import { runtimeclass } from './runtimeclass.ts'
import { service } from './service.ts'
import { workload } from './workload.ts'
import { cniAntrea } from './cni-antrea.ts'
import { cniAzureVnet } from './cni-azure-vnet.ts'
import { cniCalico } from './cni-calico.ts'
import { cniFlannel } from './cni-flannel.ts'
import { cniReference } from './cni-reference.ts'
import { cniSdn } from './cni-sdn.ts'
import { cniVpcBridge } from './cni-vpc-bridge.ts'
import { flannelNetConf } from './flannel-net-conf.ts'
import { flannelSubnetEnv } from './flannel-subnet-env.ts'
import { portsCsv } from './ports-csv.ts'
import { portsMd } from './ports-md.ts'
import { joinNode } from './join-node.ts'
import { verifyPowershell } from './verify-powershell.ts'
import { verifyShell } from './verify-shell.ts'
import { protectSecrets } from './protect-secrets.ts'
import { collectLogs } from './collect-logs.ts'
import { removeNode } from './remove-node.ts'
import { kubeletArgs } from './kubelet-args.ts'
import { kubeletConfig } from './kubelet-config.ts'
import { kubeletstart } from './kubeletstart.ts'
import { kubeProxyArgs } from './kube-proxy-args.ts'
import { kubeProxyConfig } from './kube-proxy-config.ts'
import { kubeproxystart } from './kubeproxystart.ts'
import { registerServices } from './register-services.ts'
import { readme } from './readme.ts'
import { sha256sums } from './sha256sums.ts'

/** Every generated file, in the order of the zip. */
export const artifacts: readonly AnyArtifact[] = [
  prepareNode,
  installContainerd,
  containerdConfig,
  installDocker,
  kubeletArgs,
  kubeletConfig,
  kubeletstart,
  kubeProxyArgs,
  kubeProxyConfig,
  kubeproxystart,
  registerServices,
  joinNode,
  protectSecrets,
  removeNode,
  namespace,
  runtimeclass,
  workload,
  service,
  cniFlannel,
  cniReference,
  cniSdn,
  cniAzureVnet,
  cniCalico,
  cniAntrea,
  cniVpcBridge,
  flannelNetConf,
  flannelSubnetEnv,
  portsMd,
  portsCsv,
  verifyPowershell,
  verifyShell,
  collectLogs,
]

/** Files about the other files; each sees those before it. */
export const indexArtifacts: readonly AnyIndexArtifact[] = [readme, sha256sums]
