import { eksPool } from '../../../catalog/platforms/pools/eks.ts'
import { addonSetting } from '../../../catalog/platforms/pools/eks-pods.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { hasWindowsPool } from '../../windows-pool.ts'

const setting = eksPool.windowsIpam.value

export const eksAddonIpam = defineLint({
  id: 'eks-addon-ipam',
  on: 'setup',
  summary: 'The add-on of the VPC CNI gives Windows nodes their addresses',
  remediation: `Add configuration_values = jsonencode({ ${addonSetting.value} = "true" }) to the add-on.`,
  decisions: [],

  check({ observations, parsed }) {
    const addons = named(observations, 'eks.vpcCniAddon')
    const [silent] = addons
    const own = ofKind(parsed, 'manifest').find(
      ({ value: { kind, name, value } }) =>
        kind === 'ConfigMap' &&
        name === 'amazon-vpc-cni' &&
        String(valueAt(value, ['data', setting])) === 'true',
    )
    const [told] = named(observations, 'eks.windowsIpamOn')
    const setHere = own ? own.placeOf(['data', setting]) : told ? observedAt(told) : undefined
    if (
      !silent ||
      // The setting itself tells of Windows.
      !(own || hasWindowsPool(observations)) ||
      addons.some(({ value }) => value === 'windows') ||
      named(observations, 'node.capacity.privateIPv4Address').length > 0
    )
      return []
    return [
      {
        path: [],
        place: observedAt(silent),
        ...(setHere ? { also: [setHere] } : {}),
        basis: 'fails',
        message:
          setHere || silent.value === 'beside'
            ? `The add-on vpc-cni owns the ConfigMap amazon-vpc-cni, and nothing in its configuration says ${addonSetting.value}: with the next update of the add-on ${setting} is false again, and Windows pods get no address.`
            : `The add-on vpc-cni is configured without ${addonSetting.value}, and nothing that was sent sets ${setting}: pods on Windows nodes get no address.`,
        facts: [addonSetting],
      },
    ]
  },
})
