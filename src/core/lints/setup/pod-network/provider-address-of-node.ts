import { cniPolicies } from '../../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind } from '../../../model/parsed.ts'
import { parseAddress } from '../../../values/address.ts'
import { endpointPlugins, fieldBelow, policiesOf } from '../../cni/file.ts'

export const providerAddressOfNode = defineLint({
  id: 'provider-address-of-node',
  on: 'setup',
  summary: 'The ProviderAddress of the CNI file is an address of the node',
  remediation:
    'Write the present address of the node as ProviderAddress, reserve it, and create the pods again.',
  decisions: [],

  check({ observations, parsed }) {
    const files = ofKind(parsed, 'cni-config')
    const adapters = named(observations, 'host.address')
    // Without the adapters the nodes of the cluster tell it: the address is that of none of them.
    const nodes = deciding(observations, 'nodeIP').filter(({ subject }) =>
      subject?.startsWith('node '),
    )
    const isInWords = adapters.length === 0 && nodes.length === 0
    const own = isInWords
      ? named(observations, 'node.ipOfWindows')
      : adapters.length > 0
        ? adapters
        : nodes
    const [first] = own
    if (!first) return []
    return files.flatMap(({ value: { value }, placeOf }) =>
      endpointPlugins(value).flatMap((plugin) =>
        policiesOf(plugin).flatMap(({ type, settings, value: flat }): readonly LintViolation[] => {
          const node = fieldBelow(settings ?? flat, 'ProviderAddress')
          if (type !== 'provideraddress' || typeof node?.value !== 'string') return []
          const address = node.value
          const place = placeOf(node.path)
          // That of another node, which was sent too, is no fault of this one.
          const isTold =
            own.some((one) => one.value === address) ||
            deciding(observations, 'nodeIP').some(
              (one) =>
                one.value === address && (one.file !== place.file || one.line !== place.line),
            )
          if (isTold || !address.includes('.') || parseAddress(address) === undefined) return []
          return [
            {
              path: [],
              place,
              also: own.slice(0, 5).map(observedAt),
              basis: isInWords ? 'unsupported' : 'fails',
              message: `The ProviderAddress is ${address}, and the node has ${String(first.value)}: packets of its pods leave with an address that leads nowhere.`,
              facts: [cniPolicies.providerAddressOfNode],
            },
          ]
        }),
      ),
    )
  },
})
