import {
  parseAddress,
  parseAddressList,
  parseCidr,
  parseCidrList,
  parseRangeOrAddress,
} from '../values/address.ts'
import { parseEndpoint } from '../values/endpoint.ts'
import { parseGate } from '../values/gates.ts'
import { isDnsSubdomain, isNodeName } from '../values/names.ts'
import { parseLabel } from '../values/labels.ts'
import { createReader, createSpeller, readEach, spellList } from '../values/parsed.ts'
import { isProxyAddress } from '../values/proxy.ts'
import { parseQuantity } from '../values/quantity.ts'
import { parseReservation, spellReservation } from '../values/reservation.ts'
import { parseTaints, spellTaints } from '../values/taints.ts'
import { parseVolume } from '../values/volumes.ts'
import { isAbsoluteWindowsPath } from '../values/windows-path.ts'
import type { DecisionId, ParsedValues, Scenario, Values } from './scenario.ts'

const readRanges = createReader(parseCidrList, spellList)
const readAddresses = createReader(parseAddressList, spellList)
const readQuantity = createReader(parseQuantity)
const readReservation = createReader(parseReservation, spellReservation)
const readRangeItems = readEach(createReader(parseCidr))

/** How the text of each decision is read; `resolve` does it once for everybody. */
/** @internal for tests */
export const readers: { readonly [K in keyof ParsedValues]: (raw: Values[K]) => ParsedValues[K] } =
  {
    apiServerEndpoint: createReader(parseEndpoint),
    clusterCIDR: readRanges,
    podCIDR: readRanges,
    serviceCIDR: readRanges,
    clusterDNS: readAddresses,
    nodeIP: readAddresses,
    managementSubnet: readRanges,
    kubeReserved: readReservation,
    systemReserved: readReservation,
    nodeLabels: readEach(createReader(parseLabel)),
    nodeTaint: createReader(parseTaints, spellTaints),
    sourceVip: createReader(parseAddress),
    virtualNetworks: readRangeItems,
    extraExceptions: readRangeItems,
    externalTargets: readEach(createReader(parseRangeOrAddress)),
    cpuRequest: readQuantity,
    cpuLimit: readQuantity,
    memoryRequest: readQuantity,
    memoryLimit: readQuantity,
    volumes: readEach(createReader(parseVolume)),
    featureGates: readEach(createReader(parseGate)),
    nodeName: createSpeller(isNodeName, (raw) => raw.trim().toLowerCase()),
    clusterDomain: createSpeller(isDnsSubdomain),
    installDirectory: createSpeller(isAbsoluteWindowsPath),
    logDirectory: createSpeller(isAbsoluteWindowsPath),
    httpProxy: createSpeller(isProxyAddress),
    httpsProxy: createSpeller(isProxyAddress),
  }

const readerOf: Readonly<Partial<Record<DecisionId, (raw: never) => unknown>>> = readers

/** The decisions whose text is read. */
export const isRead = (id: DecisionId): boolean => readerOf[id] !== undefined

/** The value of a decision as a scenario holds it; of the type that its text has. */
export const readValue = (id: DecisionId, raw: unknown): unknown => {
  const reader = readerOf[id]
  // What stands under an id has its type; the compiler loses that when ids are a variable.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return reader ? reader(raw as never) : raw
}

/** A resolved value as links and forms hold it. */
export function plainValue(value: Scenario[DecisionId]): Values[DecisionId] {
  if (typeof value !== 'object') return value
  return 'text' in value
    ? value.text
    : value.map((item) => (typeof item === 'string' ? item : item.text))
}

/** The same text for scenarios that say the same. */
export const scenarioText = (scenario: Scenario): string =>
  JSON.stringify(Object.values(scenario).map(plainValue))
