import type { SourceRef } from '../../catalog/fact.ts'
import type { Explanation } from '../../model/artifact.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import type { Exception, ExceptionInput } from '../../derived/exception-list.ts'
import { exceptionList } from '../../derived/exception-list.ts'
import { routes, type Route } from '../../derived/routes.ts'
import { because, type Explained } from '../formats/explained.ts'
import type { DecisionId } from '../../model/scenario.ts'

/** An endpoint policy as HNS or HCN takes it, before a plugin wraps it. */
export type Policy = Explained<Readonly<Record<string, unknown>>>

export interface PolicyForm {
  /** HNS v1 keeps the values beside `Type`, HCN below `Settings`. */
  readonly api: 'hns' | 'hcn'
  /** Spelling of the route policy. */
  readonly route: 'ROUTE' | 'SDNRoute' | 'SDNROUTE'
  /** Overlay endpoints learn the address of their node from the file. */
  readonly providerAddress?: string | undefined
}

/** Exceptions and routes of the scenario as policies; one OutBoundNAT for each address family. */
export function policies(
  scenario: ExceptionInput,
  { api, route, providerAddress }: PolicyForm,
): readonly Policy[] {
  const mode = cniMode(scenario)
  const exceptions = exceptionList(scenario)
  const families = [...new Set(exceptions.map(({ range }) => range.family))]
  const shape = (Type: string, values: Readonly<Record<string, unknown>>) =>
    api === 'hns' ? { Type, ...values } : { Type, Settings: values }
  const key = api === 'hns' ? 'ExceptionList' : 'Exceptions'
  return [
    ...families.map((family) => {
      const own = exceptions.filter(({ range }) => range.family === family)
      return because(
        shape('OutBoundNAT', { [key]: own.map(explainException) }),
        reason('Pods leave with the address of the node, except towards these ranges.', [
          ...(mode?.exceptions.sources ?? []),
        ]),
      )
    }),
    ...routes(scenario).map((one) =>
      because(
        shape(route, { DestinationPrefix: one.prefix, NeedEncap: one.needEncap }),
        reason(routeText(one), [...(mode?.routes.sources ?? [])], [one.from]),
      ),
    ),
    ...(providerAddress === undefined
      ? []
      : [
          because(
            shape('ProviderAddress', { ProviderAddress: providerAddress }),
            reason(
              'The address of the node, which the VXLAN packets of its pods carry.',
              [],
              ['nodeIP'],
            ),
          ),
        ]),
  ]
}

const routeText = ({ from }: Route) =>
  from === 'serviceCIDR'
    ? 'Packets to Services go to the host, where kube-proxy’s rules are.'
    : 'The node itself is reached through the host, because its subnet is an exception.'

const exceptionText = {
  clusterCIDR: 'Pods talk to pods with their own addresses.',
  serviceCIDR: 'Services are reached with the address of the pod.',
  managementSubnet: 'Nodes know the way back to pods.',
  virtualNetworks: 'The virtual network knows the way back to pods.',
  nodeIP:
    'The node alone, because pods must reach a host of its subnet that has no way back to them.',
  extraExceptions: 'A range that you added: its hosts know the way back to pods.',
} as const

const explainException = ({ text, from }: Exception) =>
  because(text, reason(exceptionText[from], [], [from]))

const reason = (
  text: string,
  sources: readonly SourceRef[],
  decisions: readonly DecisionId[] = [],
): Explanation => ({ text, sources, decisions })

const entry =
  'What the plugin puts on the endpoint of each pod; it reads entries of this name alone.'

/** `{Name, Value}` as HNS v1 files and the sdn plugins have it. */
export const namePolicies = (all: readonly Policy[], sources: readonly SourceRef[]) =>
  because(
    all.map((policy) => ({ Name: 'EndpointPolicy', Value: policy })),
    reason(entry, sources, ['cni', 'networkMode']),
  )

/** The same in lower case, as HCN files of the reference plugins have it. */
export const namePoliciesInLowerCase = (all: readonly Policy[], sources: readonly SourceRef[]) =>
  because(
    all.map((policy) => ({ name: 'EndpointPolicy', value: policy })),
    reason(entry, sources, ['cni', 'networkMode']),
  )
