import { antrea } from './antrea.ts'
import { azureVnet } from './azure-vnet.ts'
import { calico } from './calico.ts'
import { flannel } from './flannel.ts'
import { nat } from './nat.ts'
import { ovnKubernetes } from './ovn-kubernetes.ts'
import { sdnbridge } from './sdnbridge.ts'
import { sdnoverlay } from './sdnoverlay.ts'
import { vpcBridge } from './vpc-bridge.ts'
import { winBridge } from './win-bridge.ts'
import { winOverlay } from './win-overlay.ts'

export const cni = {
  flannel,
  calico,
  'azure-vnet': azureVnet,
  antrea,
  'ovn-kubernetes': ovnKubernetes,
  'win-bridge': winBridge,
  'win-overlay': winOverlay,
  sdnbridge,
  sdnoverlay,
  'vpc-bridge': vpcBridge,
  nat,
} as const

export type CniId = keyof typeof cni

/** How CNI files are written; a plugin with a new format brings it here. */
export type CniFileFormat = (typeof cni)[CniId]['file']['format']
