import { calicoWindows } from '../../../catalog/cni/calico-windows.ts'
import type { Fact } from '../../../catalog/fact.ts'
import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { flanneldFindsNone, scriptFindsNone } = hostAddresses

export const adapterPresent = defineLint({
  id: 'adapter-present',
  on: 'setup',
  summary: 'The adapter that an agent or a script is given by its name is one of the node',
  remediation:
    'Give the name of an adapter as Get-NetAdapter shows it, or the address of the node.',
  decisions: [],

  check({ observations }): readonly LintViolation[] {
    const adapters = named(observations, 'host.adapter')
    const [first] = adapters
    // The adapters of several machines tell nothing of one.
    if (!first || adapters.some(({ file }) => file !== first.file)) return []
    const own = new Set(adapters.flatMap(({ value }) => namesOf(String(value))))
    const isStrange = ({ value, inferred, absent }: Observation) => {
      const name = String(value).toLowerCase()
      return inferred !== true && absent !== true && isName.test(name) && !own.has(name)
    }
    return [
      ...named(observations, 'flanneld.flag.iface')
        .filter(isStrange)
        .map((one): LintViolation =>
          faultAt(one, adapters, 'flanneld looks for', flanneldFindsNone),
        ),
      ...named(observations, 'calico.vxlanAdapter')
        .filter(isStrange)
        .map((one): LintViolation =>
          faultAt(
            one,
            adapters,
            'The start script of Calico makes its network on',
            calicoWindows.adapter,
          ),
        ),
      ...deciding(observations, 'networkAdapter')
        .filter(isStrange)
        .map((one): LintViolation =>
          faultAt(one, adapters, 'The script looks for', scriptFindsNone),
        ),
    ]
  },
})

/** An adapter whose switch is made already has its name in brackets behind the virtual one. */
const namesOf = (adapter: string): readonly string[] => {
  const name = adapter.trim().toLowerCase()
  const [, inside] = /^vethernet \((.+)\)$/.exec(name) ?? []
  return inside === undefined ? [name] : [name, inside]
}

/** Neither an address nor what a script fills in. */
const isName = /^(?!\d+\.\d+\.\d+\.\d+$)[^$%<{*?]{2,80}$/

const faultAt = (
  one: Observation,
  adapters: readonly Observation[],
  who: string,
  fact: Fact<string>,
): LintViolation => ({
  path: [],
  place: placeOf(one),
  also: adapters.slice(0, 5).map(placeOf),
  basis: 'unsupported',
  message: `${who} an adapter ${String(one.value)}, and the node has ${adapters
    .slice(0, 4)
    .map(({ value }) => String(value))
    .join(', ')}: “${fact.value}”.`,
  facts: [fact],
})
