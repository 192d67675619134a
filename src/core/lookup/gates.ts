import { gateIn, gates, type Gate, type GateStep } from '../catalog/flags/gates.ts'
import { isBefore } from '../values/version.ts'
import { defineSection, type Entry, type Row } from './entry.ts'

export const gatesSection = defineSection({
  id: 'gates',
  title: 'Feature gates',
  about: 'The stages of every gate that kubelet and kube-proxy register, from 1.14 on.',
  entries: () => [...gates().values()].map(gateEntry),
})

function gateEntry(gate: Gate): Entry {
  const [first] = gate.steps
  const last = gate.steps.at(-1) ?? first
  return {
    id: gate.name,
    title: gate.name,
    summary:
      gate.removed === undefined
        ? `${stageText(last)} from ${last.from} on.`
        : `Known from ${first.from}; refused from ${gate.removed} on.`,
    minors: { from: first.from },
    rows: [...gate.steps.map((step) => stepRow(gate, step)), ...removalRow(gate)],
  }
}

const stageText = ({ stage, default: isOn, locked }: GateStep) =>
  `${stage}, ${locked ? 'locked ' : ''}${isOn ? 'on' : 'off'}`

const stepRow = ({ name }: Gate, step: GateStep): Row => ({
  label: `From ${step.from}`,
  text: stageText(step),
  ...evidenceIn(name, step.from),
})

const removalRow = ({ name, removed }: Gate): readonly Row[] =>
  removed === undefined
    ? []
    : [
        {
          label: `From ${removed}`,
          text: 'Refused: a component that is given the name stops',
          ...evidenceIn(name, removed),
        },
      ]

/** The newest patch of the minor is asked, which has every back-port. */
function evidenceIn(name: string, minor: string): Pick<Row, 'confidence' | 'sources'> {
  const verdict = gateIn(name, `${minor}.99`)
  return verdict.is === 'library'
    ? { confidence: 'unknown', sources: [] }
    : { confidence: verdict.fact.confidence, sources: verdict.fact.sources }
}

/** Gates that a component of one minor takes and of a later one refuses. */
export const gatesRefusedBetween = (from: string, to: string): readonly Gate[] =>
  [...gates().values()].filter(
    ({ steps: [first], removed }) =>
      removed !== undefined &&
      !isBefore(from, first.from) &&
      isBefore(from, removed) &&
      !isBefore(to, removed),
  )
