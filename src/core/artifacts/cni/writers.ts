import type { CniFileFormat } from '../../catalog/cni/index.ts'
import { cniAntrea } from './cni-antrea.ts'
import { cniAzureVnet } from './cni-azure-vnet.ts'
import { cniCalico } from './cni-calico.ts'
import type { CniArtifact } from './cni-files.ts'
import { cniFlannel } from './cni-flannel.ts'
import { cniReference } from './cni-reference.ts'
import { cniSdn } from './cni-sdn.ts'
import { cniVpcBridge } from './cni-vpc-bridge.ts'
import { flannelNetConf } from './flannel-net-conf.ts'
import { flannelSubnetEnv } from './flannel-subnet-env.ts'

/** What each format of CNI files is written by: the CNI file, then what belongs beside it. */
export const cniWriters = {
  flannel: [cniFlannel, flannelNetConf, flannelSubnetEnv],
  reference: [cniReference],
  sdn: [cniSdn],
  'azure-vnet': [cniAzureVnet],
  calico: [cniCalico],
  antrea: [cniAntrea],
  'vpc-bridge': [cniVpcBridge],
} as const satisfies {
  readonly [F in CniFileFormat]: readonly [CniArtifact<F>, ...(readonly CniArtifact<F>[])]
}
