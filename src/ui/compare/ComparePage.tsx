import { counted } from '../components/value-text.ts'
import { AddSetup } from './AddSetup.tsx'
import { Between } from './Between.tsx'
import { Criteria } from './Criteria.tsx'
import { decisionRows, type DecisionRow } from './decision-rows.ts'
import { Decisions } from './Decisions.tsx'
import { Findings } from './Findings.tsx'
import { OnThisPage } from './OnThisPage.tsx'
import { PacketPaths } from './PacketPaths.tsx'
import { Pictures } from './Pictures.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { SetupHead } from './SetupHead.tsx'
import { SupportMatrix } from './SupportMatrix.tsx'
import { useColumns } from './use-columns.ts'
import './compare.css'
import './record.css'

/** Setups and network designs side by side. */
export function ComparePage() {
  const [setups, actions] = useColumns()
  const { differing } = decisionRows(setups)
  return (
    <div className="page compare">
      <div className="compare-head">
        <h1 tabIndex={-1}>Compare</h1>
        <p className="secondary">
          {counted(setups.length, 'setup')} side by side; {counted(differing.length, 'decision')}{' '}
          differ{differing.length > 0 && `: ${namesOf(differing)}`}. The address of this page holds
          them.
        </p>
      </div>
      <ul className="setups" aria-label="Setups" data-count={setups.length}>
        {setups.map((setup, i) => (
          <SetupHead key={setup.letter} setup={setup} index={i} actions={actions} />
        ))}
      </ul>
      {actions.canAdd && <AddSetup onAdd={actions.add} />}
      <OnThisPage />
      <Pictures setups={setups} />
      <Decisions setups={setups} />
      <Findings setups={setups} />
      <Between setups={setups} />
      <PacketPaths setups={setups} />
      <Criteria setups={setups} />
      <SupportMatrix />
      <RecordPanel setups={setups} />
    </div>
  )
}

const maxNamedRows = 4

/** Names the first rows, so that the first view says what the setups differ in. */
function namesOf(rows: readonly DecisionRow[]): string {
  const named = rows.slice(0, maxNamedRows).map(({ label }) => label)
  return [
    ...named,
    ...(rows.length > maxNamedRows ? [`${rows.length - maxNamedRows} more`] : []),
  ].join(', ')
}
