import { hostAddresses } from '../../../catalog/host-addresses.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'

const { automatic, flanneldFindsNone, kubeletFindsNone } = hostAddresses

export const hostAddress = defineLint({
  id: 'host-address',
  on: 'setup',
  summary: 'The adapter of the node, and its HNS network, have an address',
  remediation:
    'Give the adapter an address by hand, or restart it; then restart the network agent, which makes its network anew.',
  decisions: [],

  check({ observations }) {
    const isAutomatic = ({ value }: { readonly value: unknown }) =>
      String(value).startsWith(automatic.value)
    const addresses = named(observations, 'host.address')
    const host = addresses.filter(
      (one) =>
        isAutomatic(one) &&
        // A spare adapter has such an address beside one that works.
        addresses.every((other) => other.file !== one.file || isAutomatic(other)),
    )
    const networks = named(observations, 'hns.network.managementIP')
    const automatics = [
      ...host.slice(0, 1),
      ...networks.filter(isAutomatic),
      // What agents and the kubelet say that they take.
      ...deciding(observations, 'nodeIP').filter(
        (one) => isAutomatic(one) && networks.every(({ value }) => value !== one.value),
      ),
    ].map((one) => ({
      path: [],
      place: placeOf(one),
      basis: 'fails' as const,
      message: `The address ${String(one.value)} is one that Windows takes where no DHCP server answers: the node reaches nothing through it.`,
      facts: [automatic],
    }))
    return [...automatics, ...strangeInterfaces(observations)]
  },
})

/** The address that a component looks for, where the node has others, and no node that was sent has it. */
function strangeInterfaces(observations: readonly Observation[]): readonly LintViolation[] {
  const own = named(observations, 'host.address')
  const told = new Set(
    deciding(observations, 'nodeIP')
      .filter((one) => !isOfFlag(one, observations))
      .map(({ value }) => value),
  )
  const [first] = own
  if (!first) return []
  const seeking = flags.flatMap((flag) =>
    named(observations, flag.name).map((one) => ({ ...flag, one })),
  )
  return seeking
    .filter(({ one: { value } }) => /^\d+\.\d+\.\d+\.\d+$/.test(String(value)))
    .filter(({ one: { value } }) => !told.has(value) && own.every((other) => other.value !== value))
    .map(({ one, seeks, effect, option, fact }) => ({
      path: [],
      place: placeOf(one),
      also: own.slice(0, 5).map(placeOf),
      basis: 'fails',
      message: `${seeks} looks for an adapter with ${String(one.value)}, and the node has ${String(first.value)}: "${fact.value}", ${effect}.`,
      remediation: `Give ${option} the present address, and reserve it.`,
      facts: [fact],
    }))
}

const flags = [
  {
    name: 'flanneld.flag.iface',
    seeks: 'flanneld',
    option: '--iface',
    effect: 'it stops',
    fact: flanneldFindsNone,
  },
  {
    name: 'kubelet.flag.node-ip',
    seeks: 'The kubelet',
    option: '--node-ip',
    effect: 'and does not set the addresses of the node',
    fact: kubeletFindsNone,
  },
  {
    name: 'script.managementIP',
    seeks: 'flanneld, to which the start script hands it,',
    option: '-ManagementIP',
    effect: 'it stops',
    fact: flanneldFindsNone,
  },
] as const

const isOfFlag = (one: Observation, observations: readonly Observation[]) =>
  flags.some(({ name }) =>
    named(observations, name).some(
      ({ file, line, value }) => file === one.file && line === one.line && value === one.value,
    ),
  )
