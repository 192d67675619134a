import { cni as plugins, type CniId } from '../../catalog/cni/index.ts'
import type { CniMode, CniPlugin, NetworkModeId, PlatformId } from '../../catalog/cni/define.ts'
import { cniMode } from '../../catalog/cni/mode.ts'
import { graded, type Cell, type CriterionCells } from '../../catalog/criteria/define.ts'
import { criteria } from '../../catalog/criteria/index.ts'
import { placeOf, platformFit } from '../../catalog/criteria/platforms.ts'
import { reasons, type Reasons } from '../../catalog/criteria/reasons.ts'
import { unknown } from '../../catalog/fact.ts'
import { platforms as platformNames } from '../../catalog/platforms/index.ts'

export interface Design {
  readonly cni: CniId
  readonly mode: NetworkModeId
}

/** One criterion over several designs. */
export interface CriterionRow {
  readonly id: string
  readonly name: string
  /** One for each design. */
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

const notKnown: Cell = unknown({ grade: 'fact', text: 'Nobody says' })

/** Designs by every criterion, each on its platform: those that differ first. */
export function criterionRows(
  designs: readonly Design[],
  platforms: readonly PlatformId[],
): readonly CriterionRow[] {
  const rows = [...asked.map(({ id, name, cell }) => row(id, name, designs.map(cell))), ...fixed()]
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)]

  function fixed(): readonly CriterionRow[] {
    const fit = designs.map((design, i) => {
      const platform = platforms[i]
      return platform ? fitOf(design, platform) : notKnown
    })
    return [
      row('platform', 'On this platform', fit),
      ...criteria.map((one) =>
        row(
          one.id,
          one.name,
          designs.map((design) => cellOf(one, design)),
        ),
      ),
    ]
  }
}

/** A plugin that is made for certain platforms is nothing for others, whatever its mode would be. */
function fitOf({ cni, mode }: Design, platform: PlatformId): Cell {
  const home = plugin(cni).platforms
  if (home === undefined || home.value.includes(platform)) {
    return platformFit[mode][placeOf[platform]]
  }
  return graded(home, 'no', `Made for ${home.value.map((id) => platformNames[id].name).join(', ')}`)
}

function row(id: string, name: string, cells: readonly Cell[]): CriterionRow {
  const texts = cells.map(({ value, confidence }) => `${confidence === 'unknown'} ${value.text}`)
  return { id, name, cells, differs: new Set(texts).size > 1 }
}

const cellOf = ({ byMode, byPlugin, byDesign }: CriterionCells, { cni, mode }: Design): Cell =>
  byDesign?.[`${cni} ${mode}`] ?? byPlugin?.[cni] ?? byMode?.[mode] ?? notKnown

/** What the plugins' own entries tell. */
const asked: readonly {
  readonly id: string
  readonly name: string
  readonly cell: (design: Design) => Cell
}[] = [
  {
    id: 'network-policy',
    name: 'Network policy',
    cell: ({ cni }) => yesOrNo(plugin(cni).networkPolicy, 'Enforced', 'None'),
  },
  {
    id: 'dual-stack',
    name: 'Dual-stack',
    cell: (design) => {
      const fact = modeOf(design)?.dualStack
      return fact ? yesOrNo(fact, 'IPv4 and IPv6', 'IPv4 only') : notKnown
    },
  },
  {
    id: 'ipam',
    name: 'Addresses from (IPAM)',
    cell: (design) => {
      const fact = modeOf(design)?.ipam
      return fact ? graded(fact, 'fact', fact.value.join(', ')) : notKnown
    },
  },
  {
    id: 'ports',
    name: 'Ports between nodes',
    cell: ({ cni, mode }) => {
      const { ports } = plugin(cni)
      const own = ports.value.filter(({ modes }) => modes?.includes(mode) ?? true)
      const text = own.map(({ protocol, port, insteadOf }) => {
        const number = port === 'vxlanPort' ? '4789' : String(port)
        return `${insteadOf === undefined ? '' : 'or '}${protocol} ${number}`
      })
      return graded(ports, own.length === 0 ? 'good' : 'fact', text.join(', ') || 'None of its own')
    },
  },
]

const plugin = (id: CniId): CniPlugin => plugins[id]
const modeOf = ({ cni, mode }: Design): CniMode | undefined => cniMode({ cni, networkMode: mode })

function yesOrNo(fact: CniPlugin['networkPolicy'], yes: string, no: string): Cell {
  if (fact.value === null) return { ...notKnown, sources: fact.sources }
  const text = fact.value ? yes : no
  return graded(
    fact,
    fact.value ? 'good' : 'no',
    fact.note === undefined ? text : `${text}: ${fact.note}`,
  )
}

/** Why somebody takes a design, and why not; undefined where nothing speaks for it. */
export const reasonsFor = ({ cni, mode }: Design): Reasons | undefined => reasons[`${cni} ${mode}`]
