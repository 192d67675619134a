import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { network } from '../../../catalog/network.ts'
import { nodeLocalDns } from '../../../catalog/node-conditions.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint } from '../../../model/lint.ts'
import { valueAt } from '../../../model/nodes.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf as observedAt } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ofKind, type AnyParsed } from '../../../model/parsed.ts'
import { containsAddress, parseAddressList } from '../../../values/address.ts'
import { endpointPlugins, fieldBelow } from '../../cni/file.ts'
import { rangesTold } from '../pod-network/told.ts'

const { field } = kubeletStart.clusterDns.value

/** Where all that was sent has one address, the rule on the plan judges it. */
export const kubeletDnsInRange = defineLint({
  id: 'kubelet-dns-in-range',
  on: 'setup',
  summary:
    'Of several addresses of the DNS Service the kubelet and the CNI files have that of the Service range',
  remediation:
    'Write the address of the Service kube-dns in its place, and restart the kubelet where it is in its file or its flags.',
  decisions: [],

  check({ observations, parsed }) {
    const services = rangesTold('serviceCIDR', observations)
    const told = deciding(observations, 'clusterDNS')
    if (!services || told.every(({ value }) => value === told[0]?.value)) return []
    const isWithin = (text: string) =>
      parseAddressList(text)?.some((address) =>
        services.ranges.some((range) => containsAddress(range, address)),
      ) === true
    const isOutside = (text: string) => {
      const addresses = parseAddressList(text) ?? []
      return (
        !isWithin(text) &&
        addresses.some(({ family }) => services.ranges.some((range) => range.family === family)) &&
        !addresses.some((address) => nodeLocalDns.value.test(address.text))
      )
    }
    const listed = named(observations, 'kubeDns.clusterIp')
    const other =
      listed.find(({ value }) => isWithin(String(value))) ??
      told.find(({ value }) => isWithin(String(value)))
    // A Service outside the range shows that the range is not the one of the cluster.
    if (!other || listed.some(({ value }) => isOutside(String(value)))) return []
    const [service, ...more] = new Set(listed.map(({ value }) => String(value)))
    const right = more.length === 0 ? service : undefined
    return serversIn(observations, parsed)
      .filter(({ text }) => isOutside(text))
      .map(({ text, raw, place }) => ({
        path: [],
        place,
        also: [services.place, observedAt(other)],
        basis: 'fails' as const,
        message: `Pods get the DNS address ${text}, which lies outside the Service range ${services.text}: no Service has it, and they resolve no names.`,
        ...(right !== undefined && {
          remediation: `Write ${right}, the address of the Service kube-dns, in its place, and restart the kubelet where it is in its file or its flags.`,
          ...(raw === text && { edits: [{ ...place, from: raw, to: right }] }),
        }),
        facts: [network.clusterDns],
      }))
  },
})

interface Server {
  readonly text: string
  readonly raw?: string
  readonly place: Place
}

/** What gives pods their server: of a file with several, the first. */
function serversIn(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly Server[] {
  const ofLists = ofKind(parsed, 'kubelet-config').flatMap(({ value: { value }, placeOf }) => {
    const servers = valueAt(value, [field])
    return Array.isArray(servers) && servers.length > 1
      ? [{ text: String(servers[0]), place: placeOf([field, 0]) }]
      : []
  })
  const ofHanded = ofKind(parsed, 'cni-config')
    .filter(({ value }) => isHandedOn(value.value))
    .map(({ placeOf }) => placeOf([]).file)
  const ofValues = deciding(observations, 'clusterDNS')
    .filter(
      ({ inferred, absent, weight, isBranch, subject = '', file }) =>
        inferred !== true &&
        absent !== true &&
        (weight === undefined || weight === 'script') &&
        isBranch !== true &&
        !subject.startsWith('linux') &&
        !ofHanded.includes(file),
    )
    .map((one) => ({ text: String(one.value), raw: one.raw, place: observedAt(one) }))
  return [...ofLists, ...ofValues]
}

/** Such plugins take the servers of the kubelet instead of their own. */
const isHandedOn = (value: unknown) => {
  const plugins = endpointPlugins(value)
  return (
    plugins.length > 0 &&
    plugins.every(({ entry }) => {
      const asked = fieldBelow(entry, 'capabilities')
      return asked !== undefined && valueAt(asked.value, ['dns']) === true
    })
  )
}
