import { ownValue } from '../../values/own.ts'
import { verified, type Fact } from '../fact.ts'

/** How a plugin takes its policies: as HCN has them or by `apiVersion`, or in a form that it converts itself. */
export type PolicyForm = 'by-api-version' | 'hcn' | 'azure' | 'converted' | 'either'

/** What a plugin makes of its entry in a CNI file; evidence is in `file-facts.ts`. */
export interface FilePlugin {
  readonly form: PolicyForm
  readonly list: 'policies' | 'AdditionalArgs'
  /** The gateway of a route stands under `GW`. */
  readonly hasRoutesWithGw?: true
  readonly subnetIsIpv4?: true
  /** An address plugin is needed, unless another plugin hands it over. */
  readonly needsIpam?: true
  readonly needsProviderAddress?: true
  /** The gateway of the bridge is asked for with a flag. */
  readonly needsGatewayFlag?: true
  /** Its gateway is the second address of the subnet. */
  readonly gatewayIsSecond?: true
  /** It reads ipMasqNetwork, which Flannel always adds. */
  readonly masksNetwork?: true
  /** First release that goes by `apiVersion`, where not all do. */
  readonly apiVersionFrom?: string
  /** OutBoundNAT is not made unless the file has it. */
  readonly needsOutBoundNat?: true
  /** A field with which the plugin makes OutBoundNAT itself: true, or a range. */
  readonly natBy?: Fact<string>
  /** OutBoundNAT may be left out on purpose. */
  readonly outBoundNatIsOptional?: true
  readonly dnsNeedsBothLists?: true
  readonly emptyListStops?: true
  readonly readsDns?: true
  /** Host ports that the runtime hands over have no effect. */
  readonly ignoresHostPorts?: true
  /** `endpointMacPrefix` is checked. */
  readonly takesMacPrefix?: true
  /** The range that Flannel tells is looked for in the exceptions as text, and gets a policy of its own. */
  readonly addsToldRange?: true
}

const sdn = {
  form: 'hcn',
  list: 'AdditionalArgs',
  hasRoutesWithGw: true,
  subnetIsIpv4: true,
  readsDns: true,
} as const

const reference = {
  form: 'by-api-version',
  list: 'policies',
  needsOutBoundNat: true,
  readsDns: true,
} as const

const plugins: Readonly<Record<string, FilePlugin>> = {
  'win-bridge': {
    ...reference,
    natBy: verified('ipMasqNetwork', ['plugins-win-bridge_windows#L87']),
    gatewayIsSecond: true,
    masksNetwork: true,
    addsToldRange: true,
  },
  'win-overlay': {
    ...reference,
    needsIpam: true,
    natBy: verified('ipMasq', ['p-overlay#L130-L132']),
    apiVersionFrom: '1.2.0',
    ignoresHostPorts: true,
    takesMacPrefix: true,
  },
  sdnbridge: { ...sdn, needsGatewayFlag: true, needsOutBoundNat: true },
  sdnoverlay: { ...sdn, needsProviderAddress: true, needsOutBoundNat: true },
  nat: sdn,
  wincni: { form: 'either', list: 'AdditionalArgs' },
  'azure-vnet': {
    form: 'azure',
    list: 'AdditionalArgs',
    needsOutBoundNat: true,
    outBoundNatIsOptional: true,
    dnsNeedsBothLists: true,
    emptyListStops: true,
    readsDns: true,
  },
  calico: { form: 'converted', list: 'policies', readsDns: true },
}

/** Names of the binaries that make endpoints. */
export const pluginTypes: readonly string[] = Object.keys(plugins)

/** undefined for a plugin whose code was not read. */
export const filePlugin = (type: string): FilePlugin | undefined => ownValue(plugins, type)

/** The plugin that hands over to a delegate, and the delegate that it takes where none is named. */
export const delegating = { type: 'flannel', fallback: 'win-bridge' } as const

/** Its subnet may be a word. */
export const subnetOfWords = 'calico'

export const historicalPlugin = 'wincni'
