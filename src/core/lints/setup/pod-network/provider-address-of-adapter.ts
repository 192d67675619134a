import { cniPolicies } from '../../../catalog/cni/file-facts.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'

export const providerAddressOfAdapter = defineLint({
  id: 'provider-address-of-adapter',
  on: 'setup',
  summary: 'The ProviderAddress of a CNI file is the address of the adapter that flanneld uses',
  remediation: 'Write the address of that adapter in both places.',
  decisions: [],

  check({ observations }) {
    const provider = onlyOne(named(observations, 'cni.providerAddress'))
    const adapter = onlyOne(named(observations, 'flanneld.flag.iface'))
    if (!provider || !adapter || !/^\d+(?:\.\d+){3}$/.test(String(adapter.value))) return []
    if (provider.value === adapter.value) return []
    return [
      {
        path: [],
        place: placeOf(provider),
        also: [placeOf(adapter)],
        basis: 'fails',
        message: `ProviderAddress is ${String(provider.value)}, and flanneld makes the network on the adapter with ${String(adapter.value)}: packets of pods leave with an address that their network does not have.`,
        facts: [cniPolicies.providerAddressOfNode],
      },
    ]
  },
})

/** Of several nodes nobody tells which two belong together. */
function onlyOne<T extends { readonly value: unknown }>(all: readonly T[]): T | undefined {
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined
}
