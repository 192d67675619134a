/** The parts that a setup is made of. */
export const ofSetup: ReadonlySet<string> = new Set([
  'containerRuntime',
  'runtimeVersion',
  'runtime',
  'cni',
  'cniRelease',
  'network.cni',
  'kubernetesVersion',
  'kubernetesRelease',
  'controlPlaneVersion',
  'kubernetes.serverVersion',
  'flannel.version',
  'calico.version',
  'antrea.version',
])

/** A machine can be taken out of a cluster, and its system with it. */
export const ofHost: ReadonlySet<string> = new Set([
  'windowsRelease',
  'windowsRevision',
  'host.os',
  'host.build',
])

/** Of these a setup has one, and a text that tells two in its own voice contradicts itself. */
export const ofOne: ReadonlySet<string> = new Set([
  ...ofSetup,
  ...ofHost,
  'clusterCIDR',
  'serviceCIDR',
  'podCIDR',
  'managementSubnet',
  'isolation',
  'networkMode',
  'platform',
])
