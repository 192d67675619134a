import { choiceName, decisionIds, decisionOf } from '../../../model/decisions.ts'
import type { Place } from '../../../model/finding.ts'
import type { Observation } from '../../../model/observation.ts'
import { markdownTable, plainMarkdown, tableCell } from '../../../text/formats/markdown.ts'
import { grouped } from '../../../values/grouped.ts'
import type { Diagnosis } from '../diagnosis.ts'
import { shownValue as shown } from './shown-value.ts'

/** A title, and the names of what may tell it: the first that does, or where all are shown each of them by its name. */
export type Row = readonly [title: string, names: readonly string[], areAllShown?: true]

/** What is asked of the environment, and where it may have been read. */
export const environment: readonly Row[] = [
  ['Cloud provider, distribution', ['platform', 'cluster.distribution']],
  ['OS of the node', ['host.os', 'windowsRelease']],
  ['Build of the node', ['host.build']],
  ['Container runtime', ['runtime', 'containerRuntime']],
  ['Isolation', ['isolation']],
  ['Network plugin', ['network.cni', 'cni']],
  ['Network mode', ['networkMode', 'network.mode']],
  ['Pod, Service and node ranges', ['clusterCIDR', 'serviceCIDR', 'managementSubnet'], true],
]

export const versions: readonly Row[] = [
  ['Server', ['kubernetes.serverVersion', 'controlPlaneVersion']],
  ['Node', ['kubernetesRelease', 'kubernetesVersion']],
]

/** How a report writes cells and places. */
interface Writing {
  cell(raw: string): string
  placeText(place: Partial<Place>): string
}

/** What was read for each row, or follows from the rest, with its places. */
export const environmentTable = (
  rows: readonly Row[],
  { observations, scenario }: Pick<Diagnosis, 'observations' | 'scenario'>,
  { cell, placeText }: Writing,
) =>
  markdownTable(
    ['', 'Value', 'Read from'],
    rows.map((row) => {
      const [title, names, areAllShown] = row
      const found = toldFor(row, observations)
      const shownIn = (one: Observation) =>
        areAllShown ? `${labelOf(one)} ${shown(one)}` : shown(one)
      return [
        title,
        found.length === 0
          ? (concluded(scenario, names) ?? 'not told')
          : eachOnce(found.map((one) => cell(shownIn(one)))).join(', '),
        eachOnce(found.map((one) => tableCell(plainMarkdown(placeText(one))))).join(', '),
      ]
    }),
  )

/** Of more nobody reads the list. */
const mostNamed = 10

function toldFor([, names, areAllShown]: Row, observations: readonly Observation[]) {
  const told = names.filter((one) => observations.some(({ name }) => name === one))
  const wanted = areAllShown ? told : told.slice(0, 1)
  const found = observations.filter(({ name }) => wanted.includes(name))
  // What stands there in words comes before what follows from other words.
  const sure = found.toSorted((a, b) => Number(a.inferred === true) - Number(b.inferred === true))
  return [...grouped(sure, keyOf).values()].flatMap(([first]) => first ?? []).slice(0, mostNamed)
}

/** What follows from everything that was sent, and stands nowhere in words. */
function concluded(scenario: Diagnosis['scenario'], names: readonly string[]): string | undefined {
  const id = decisionIds.find((one) => names.includes(one) && scenario[one] !== undefined)
  if (id === undefined) return undefined
  const name = choiceName(id, scenario[id])
  return name === undefined ? undefined : `${name} (follows from the rest)`
}

/** Of a choice, and of what follows from other words, each value once, whatever it was read from. */
const keyOf = (one: Observation) =>
  one.inferred === true || (one.decision !== null && decisionOf(one.decision).kind === 'closed')
    ? JSON.stringify(one.value)
    : shown(one)

export const eachOnce = (all: readonly string[]) => [...new Set(all)]

export const labelOf = ({ decision, name }: Observation) =>
  decision === null ? name : decisionOf(decision).label
