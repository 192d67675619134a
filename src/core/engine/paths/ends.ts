import { catalog } from '../../catalog/catalog.ts'
import { network } from '../../catalog/network.ts'
import type { IpRole, MacRole } from '../../catalog/paths/define.ts'
import { exceptionList } from '../../derived/exception-list.ts'
import type { Scenario } from '../../model/scenario.ts'
import {
  containsAddress,
  nthAddress,
  nthSubnet,
  parseCidr,
  type Address,
} from '../../values/address.ts'
import { valuesOf } from '../../values/parsed.ts'
import { firstOf } from '../picture/text.ts'
import { otherNode, peerAddress, podAddress } from '../picture/wire.ts'

/** An address of the ranges that RFC 5737 keeps for documents. */
const exampleOutside = '203.0.113.9'

/** The addresses that the roles stand for. */
export function addressesOf(scenario: Scenario, outside: string): Readonly<Record<IpRole, string>> {
  return {
    pod: podAddress(scenario, 5),
    'peer-pod': peerAddress(scenario),
    node: firstOf(scenario.nodeIP),
    service: serviceAddress(scenario),
    outside,
    unsaid: '',
  }
}

/** A host outside: the first that the plan names, or an example. */
export function outsideOf({ externalTargets }: Scenario): string {
  const [range] = valuesOf(externalTargets)
  return (range && (nthAddress(range, 1) ?? nthAddress(range, 0))?.text) ?? exampleOutside
}

/** A host of the extra exceptions; where there are none, an outside host as if it were one. */
export function exceptedOf(scenario: Scenario): string {
  const [range] = valuesOf(scenario.extraExceptions)
  return (range && (nthAddress(range, 1) ?? nthAddress(range, 0))?.text) ?? outsideOf(scenario)
}

/** Whether the CNI file of the scenario excepts this address from translation. */
export function isExcepted(scenario: Scenario, text: string): boolean {
  const range = parseCidr(`${text}/32`) ?? parseCidr(`${text}/128`)
  const address: Address | undefined = range?.address
  return (
    address !== undefined &&
    exceptionList(scenario).some(({ range: exception }) => containsAddress(exception, address))
  )
}

export const macWords: Readonly<Record<MacRole, string>> = {
  pod: 'pod',
  gateway: 'gateway',
  node: 'this node',
  next: 'next node or router',
  router: 'router',
  'peer-router': 'router of other node',
  'peer-pod': 'other pod',
  unsaid: '',
}

/** The pods of the other node, as one range. */
export function peerSubnet({ clusterCIDR }: Scenario): string {
  const range = parseCidr(firstOf(clusterCIDR))
  if (!range) return ''
  return nthSubnet(range, network.nodePrefix.value[range.family], 2).text
}

export const peerNode = otherNode

function serviceAddress({ serviceCIDR }: Scenario): string {
  const range = parseCidr(firstOf(serviceCIDR))
  return (range && nthAddress(range, 50)?.text) ?? ''
}

/** Name and settings of what is put around a frame. */
export function sleeveOf({ networkMode, vni, vxlanPort }: Scenario) {
  const { encapsulation, drawing } = catalog.modes[networkMode]
  return {
    name: encapsulation.value ?? '',
    labels: drawing.isWrapped ? [`UDP ${vxlanPort}`, `VNI ${vni}`] : [],
  }
}
