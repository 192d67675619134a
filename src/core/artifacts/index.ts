import type { AnyArtifact, AnyIndexArtifact } from '../model/artifact.ts'
import { checkNode } from './node/check-node.ts'
import { common } from './node/common.ts'
import { flanneldArgs } from './node/flanneld-args.ts'
import { prepareNode } from './node/prepare-node.ts'
import { containerdConfig } from './node/containerd-config.ts'
import { installContainerd } from './node/install-containerd.ts'
import { installDocker } from './node/install-docker.ts'
import { amazonVpcCni } from './cluster/amazon-vpc-cni.ts'
import { eksNodegroup } from './cluster/eks-nodegroup.ts'
import { nodePool } from './cluster/node-pool.ts'
import { calicoEndpoint } from './cluster/calico-endpoint.ts'
import { identities } from './cluster/identities.ts'
import { identitiesScript } from './cluster/identities-script.ts'
import { gmsaRole } from './cluster/gmsa-role.ts'
import { kubeProxy } from './cluster/kube-proxy.ts'
import { namespace } from './cluster/namespace.ts'
import { runtimeclass } from './cluster/runtimeclass.ts'
import { service } from './cluster/service.ts'
import { workload } from './cluster/workload.ts'
import { cniWriters } from './cni/writers.ts'
import { portsCsv } from './network/ports-csv.ts'
import { portsMd } from './network/ports-md.ts'
import { joinNode } from './node/join-node.ts'
import { verifyPowershell } from './verify/verify-powershell.ts'
import { verifyShell } from './verify/verify-shell.ts'
import { protectSecrets } from './node/protect-secrets.ts'
import { collectLogs } from './verify/collect-logs.ts'
import { removeNode } from './node/remove-node.ts'
import { kubeletArgs } from './node/kubelet-args.ts'
import { kubeletConfig } from './node/kubelet-config.ts'
import { kubeletstart } from './node/kubeletstart.ts'
import { kubeProxyArgs } from './node/kube-proxy-args.ts'
import { kubeProxyConfig } from './node/kube-proxy-config.ts'
import { kubeproxystart } from './node/kubeproxystart.ts'
import { registerServices } from './node/register-services.ts'
import { details } from './root/details.ts'
import { renew } from './root/renew.ts'
import { upgrade } from './root/upgrade.ts'
import { readme } from './root/readme.ts'
import { sha256sums } from './root/sha256sums.ts'

/** Every generated file, in the order of the zip. */
export const artifacts = [
  common,
  checkNode,
  prepareNode,
  installContainerd,
  containerdConfig,
  installDocker,
  kubeletArgs,
  kubeletConfig,
  kubeletstart,
  kubeProxyArgs,
  kubeProxyConfig,
  flanneldArgs,
  kubeproxystart,
  registerServices,
  joinNode,
  protectSecrets,
  removeNode,
  nodePool,
  eksNodegroup,
  amazonVpcCni,
  identities,
  identitiesScript,
  calicoEndpoint,
  kubeProxy,
  gmsaRole,
  namespace,
  runtimeclass,
  workload,
  service,
  ...Object.values(cniWriters).flat(),
  portsMd,
  portsCsv,
  verifyPowershell,
  verifyShell,
  collectLogs,
  renew,
  upgrade,
] as const satisfies readonly AnyArtifact[]

/** Files about the other files; each sees those before it. */
export const indexArtifacts = [
  readme,
  details,
  sha256sums,
] as const satisfies readonly AnyIndexArtifact[]

export type ArtifactId = (typeof artifacts | typeof indexArtifacts)[number]['id']
