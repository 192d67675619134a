import { topics, type TopicId } from '../../model/decision.ts'
import { decisionIds, decisionOf } from '../../model/decisions.ts'
import type { Finding } from '../../model/finding.ts'
import type { Observation } from '../../model/observation.ts'
import type { Values } from '../../model/scenario.ts'
import { modes } from '../../catalog/modes/index.ts'
import type { Evidence, Part, PartId, PictureModel, Verdict, Wire } from './model.ts'
import { partIds } from './picture.ts'
import { firstOf } from './text.ts'
import { toldWords } from './told-words.ts'
import { toldCells } from './told-cells.ts'
import { partOfFact, partsOf } from './told-parts.ts'

/** What somebody's texts tell of a node. */
export interface Told {
  readonly scenario: Partial<Values>
  readonly observations: readonly Observation[]
  /** The gravest first; their numbers, from 1, stand at the parts. */
  readonly findings: readonly Finding[]
}

/**
 * The node as far as it was told: what nobody said is called so, and no default and no example
 * stands in for it. Faults stand at their parts.
 */
export function toldPicture(told: Told): PictureModel {
  const { scenario } = told
  const places = told.findings.map((finding) => partsOf(finding, told))
  const pod = podOf(told)
  return {
    parts: topics.map(({ id: topic, title }, i): Part => {
      const id = partIds[topic]
      const pins = places.flatMap((parts, n) => (parts.includes(id) ? [n + 1] : []))
      const own = pins.flatMap((n) => told.findings[n - 1] ?? [])
      return {
        id,
        topic,
        number: i + 1,
        title,
        ...toldWords[id](told),
        verdict: gravest(own),
        exampleCount: 0,
        ownCount: 0,
        findingIds: [...new Set(own.map((finding) => finding.id))],
        changed: false,
        evidence: evidenceOf(topic, id, told),
        pins: pins.filter((n) => isFault(told.findings[n - 1])),
        warningPins: pins.filter((n) => told.findings[n - 1]?.severity === 'warning'),
      }
    }),
    pods: pod === undefined ? [] : [pod],
    ...(scenario.serviceType === undefined || scenario.serviceType === 'none'
      ? {}
      : { service: scenario.serviceType }),
    links: [],
    wire: wireOf(scenario),
    cells: toldCells(told),
  }
}

const isFault = (finding: Finding | undefined) =>
  finding?.severity === 'error' || finding?.severity === 'warning'

function gravest(findings: readonly Finding[]): Verdict {
  const has = (severity: Finding['severity']) => findings.some((one) => one.severity === severity)
  return has('error') ? 'error' : has('warning') ? 'warning' : has('unknown') ? 'unknown' : 'ok'
}

function evidenceOf(topic: TopicId, id: PartId, { scenario, observations }: Told): Evidence {
  const own = decisionIds.filter(
    (one) => decisionOf(one).topic === topic && scenario[one] !== undefined,
  )
  const about = observations.filter(({ decision, name }) =>
    decision === null ? partOfFact(name) === id : own.includes(decision),
  )
  if (about.length === 0 && own.length === 0) return 'not-told'
  return about.some(({ inferred }) => inferred !== true) ? 'read' : 'follows'
}

function podOf({
  scenario: { workloadName, image, isolation = 'process' },
  findings,
}: Told): PictureModel['pods'][number] | undefined {
  if (workloadName === undefined && image === undefined) return undefined
  const isOnlyAsked = findings.some(
    (finding) => isFault(finding) && finding.decisions.includes('isolation'),
  )
  return {
    name: workloadName ?? 'a pod',
    address: '',
    image: image ?? 'not told',
    isolation,
    ...(isOnlyAsked && isolation !== 'process' ? { isOnlyAsked } : {}),
  }
}

function wireOf({ networkAdapter, nodeIP, networkMode, vni, vxlanPort }: Partial<Values>): Wire {
  const own = nodeIP === undefined ? '' : firstOf(nodeIP)
  const plain = {
    adapter: networkAdapter ?? (own === '' ? 'name and address not told' : 'name not told'),
    address: own,
    inner: { from: '', to: '' },
  }
  if (networkMode === undefined) {
    return { ...plain, changes: [], text: 'The network mode is not told.', isTold: false }
  }
  const mode = modes[networkMode]
  return {
    ...plain,
    ...(mode.drawing.isWrapped
      ? {
          outer: {
            from: own === '' ? 'node' : own,
            to: 'node',
            name: mode.encapsulation.value ?? '',
            labels: [
              vxlanPort === undefined ? 'port not told' : `UDP ${vxlanPort}`,
              vni === undefined ? 'VNI not told' : `VNI ${vni}`,
            ],
          },
        }
      : {}),
    changes: mode.drawing.changes,
    text: mode.packets.value,
  }
}
