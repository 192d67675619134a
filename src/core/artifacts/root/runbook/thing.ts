/**
 * Something that is there or is not while a node is brought up. The text is what a fault prints, so
 * two effects mean the same thing exactly when they make the same text.
 */
export type Thing =
  | `${string} in the zip`
  | `file ${string}`
  | `directory ${string}`
  | `session ${string}`
  | `machine ${string}`
  | `feature ${string} ${'installed' | 'in use'}`
  | `variable ${string} ${'set' | 'seen by services'}`
  | `service ${string} ${'registered' | 'running'}`
  | `pipe ${string}`
  | `handler ${string}`
  | `image ${string}`
  | `HNS network ${string}`
  | `HNS endpoint ${string}`
  | `source VIP of ${string}`
  | `right to ${Right} with ${string}`
  | `brought ${string}`
  | `cluster ${string}`

/** What an identity may do in the cluster, as far as bringing up a node hangs on it. */
export type Right =
  | 'ask for a certificate'
  | 'register the Node'
  | 'list all Nodes'
  | 'list Services and EndpointSlices'
  | 'enter pods'

export const inZip = (path: string): Thing => `${path} in the zip`
export const file = (path: string): Thing => `file ${path}`
export const directory = (path: string): Thing => `directory ${path}`
export const rightWith = (right: Right, kubeconfig: string): Thing =>
  `right to ${right} with ${kubeconfig}`

export const registered = (service: string): Thing => `service ${service} registered`
export const running = (service: string): Thing => `service ${service} running`

/** A new feature works after a restart. */
export const installed = (feature: string): Thing => `feature ${feature} installed`
export const inUse = (feature: string): Thing => `feature ${feature} in use`

/** A machine variable reaches services after a restart. */
export const set = (variable: string): Thing => `variable ${variable} set`
export const seenByServices = (variable: string): Thing => `variable ${variable} seen by services`

export const pipe = (name: string): Thing => `pipe ${name}`
export const handler = (name: string): Thing => `handler ${name}`
export const image = (name: string): Thing => `image ${name}`
export const hnsNetwork = (name: string): Thing => `HNS network ${name}`
export const hnsEndpoint = (name: string): Thing => `HNS endpoint ${name}`
export const sourceVip = (network: string): Thing => `source VIP of ${network}`

/** PowerShell on the node; both end with a restart. */
export const session = {
  administrator: 'session of an administrator in the directory of the zip',
} as const satisfies Readonly<Record<string, Thing>>

export const machine = {
  mayRunScripts: 'machine that lets its administrator run scripts',
  fitsPlan: 'machine that was compared with the plan',
  zipUnpacked: 'machine that has the zip unpacked',
  portsOpen: 'machine that the firewalls let through',
  extensions: 'machine whose processor has virtualization extensions',
  signedDriver: 'machine that loads the driver of Open vSwitch',
  secondaryAddresses: 'machine with an address for every pod on its network interface',
  spoofing: 'machine that may use the MAC addresses of pods',
  antreaPrepared: 'machine that was cleaned for the agent of Antrea',
  antreaHosted: 'machine that runs Open vSwitch and wins as services',
  kubeadmOnSystemDrive: 'machine that has kubeadm.exe on the system drive',
} as const satisfies Readonly<Record<string, Thing>>

/** The kubeconfig of a component’s own account, before it is on the node. */
export const kubeconfigOf = (component: string): Thing => `brought kubeconfig of ${component}`

/** What nobody but the operator can hand over. */
export const brought = {
  token: 'brought token',
  caHash: 'brought hash of the CA',
  ca: 'brought certificate of the CA',
  nodeKubeconfig: 'brought kubeconfig of the node',
  cloudSettings: 'brought settings of the cloud provider',
  poolCluster: 'brought cluster that can take a Windows pool',
  sshKey: 'brought private key for the machines of the operator',
  eksNode: 'brought node that EKS made',
} as const satisfies Readonly<Record<string, Thing>>

export const cluster = {
  administrator: 'cluster access of an administrator',
  canTakePool: 'cluster that was seen to take a Windows pool',
  accounts: 'cluster accounts of the components on the host',
  bootstrapBindings: 'cluster binding that lets bootstrap tokens ask for certificates',
  approver: 'cluster binding that approves the requests of bootstrap tokens',
  request: 'cluster request of the kubelet for a certificate',
  approved: 'cluster approval of that request',
  node: 'cluster object Node',
  podRange: 'cluster pod range of the Node',
  initialized: 'cluster provider that initializes the Node',
  buildLabel: 'cluster label of the Windows build on the Node',
  ready: 'cluster condition Ready of the Node',
  namespace: 'cluster namespace of the workload',
  runtimeClass: 'cluster object RuntimeClass',
  credentialSpec: 'cluster object GMSACredentialSpec with its webhook',
  workload: 'cluster object of the workload',
  service: 'cluster object Service',
  placed: 'cluster pod on the Node',
  podsReady: 'cluster pods of the workload Ready',
  services: 'cluster Services answered on the Node',
} as const satisfies Readonly<Record<string, Thing>>
