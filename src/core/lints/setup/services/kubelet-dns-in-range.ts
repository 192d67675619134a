import { kubeletStart } from '../../../catalog/flags/kubelet-start.ts'
import { network } from '../../../catalog/network.ts'
import { nodeLocalDns } from '../../../catalog/node-conditions.ts'
import type { Place } from '../../../model/finding.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
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

  check({ observations, parsed }): readonly LintViolation[] {
    const services = rangesTold('serviceCIDR', observations)
    const told = deciding(observations, 'clusterDNS')
    if (told.every(({ value }) => value === told[0]?.value)) return []
    if (!services) return ofNoService(observations, parsed)
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
    const outside = serversIn(observations, parsed).filter(({ text }) => isOutside(text))
    if (outside.length === 0) return ofNoService(observations, parsed)
    return outside.map((server) => ({
      path: [],
      place: server.place,
      also: [services.place, observedAt(other)],
      basis: 'fails' as const,
      message: `Pods get the DNS address ${server.text}, which lies outside the Service range ${services.text}: no Service has it, and they resolve no names.`,
      ...(right !== undefined && mendedBy(right, server)),
      facts: [network.clusterDns],
    }))
  },
})

const mendedBy = (right: string, { text, raw, place }: Server) => ({
  remediation: `Write ${right}, the address of the Service kube-dns, in its place, and restart the kubelet where it is in its file or its flags.`,
  ...(raw === text && { edits: [{ ...place, from: raw, to: right }] }),
})

/** Beside a list of Services with kube-dns: an address that none of them has. */
function ofNoService(
  observations: readonly Observation[],
  parsed: readonly AnyParsed[],
): readonly LintViolation[] {
  const listed = named(observations, 'service.listed')
  const spaces = new Set(listed.map(({ value }) => String(value).split('/')[0]))
  // In a list of one namespace those of the others are missing.
  if (spaces.size < 2) return []
  const [dns, ...others] = named(observations, 'kubeDns.clusterIp').filter(({ file, line }) =>
    listed.some((one) => one.file === file && one.line === line),
  )
  if (!dns || others.some(({ value }) => value !== dns.value)) return []
  const right = String(dns.value)
  const taken = new Set(listed.map(({ value }) => String(value).split(' ')[1]))
  return serversIn(observations, parsed)
    .filter(
      ({ text }) =>
        parseAddressList(text)?.length === 1 &&
        !taken.has(text) &&
        !nodeLocalDns.value.test(text) &&
        text.includes(':') === right.includes(':'),
    )
    .map((server) => ({
      path: [],
      place: server.place,
      also: [observedAt(dns)],
      basis: 'fails' as const,
      message: `Pods get the DNS address ${server.text}; the Service kube-dns has ${right}, and of the Services that are listed none has the other: they resolve no names.`,
      ...mendedBy(right, server),
      facts: [network.clusterDns],
    }))
}

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
