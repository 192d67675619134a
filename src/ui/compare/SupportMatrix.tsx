import { useMemo, useState } from 'react'
import { hostSupport, imageSupport } from '../../core/support.ts'
import { SelectInput } from '../components/Input.tsx'
import { useOutcome } from '../state/plan-context.ts'
import { HeatTable } from './HeatTable.tsx'
import './support.css'

const views = {
  hosts: 'Kubernetes and Windows releases',
  process: 'Hosts and images, process isolation',
  hyperv: 'Hosts and images, Hyper-V isolation',
} as const
type View = keyof typeof views

const viewIds: readonly View[] = ['hosts', 'process', 'hyperv']

/** Where Windows nodes are supported: hosts by Kubernetes minor, and images by host. */
export function SupportMatrix() {
  const { scenario } = useOutcome().evaluation
  const [view, setView] = useState<View>('hosts')
  const today = useToday()
  const table = useMemo(
    () => (view === 'hosts' ? hostSupport(today) : imageSupport(view, today)),
    [view, today],
  )
  return (
    <section aria-labelledby="support-title" className="stack">
      <div className="section-head">
        <div>
          <h2 id="support-title">Where it is supported</h2>
          <p className="secondary small">
            As documents of each version list it; what got its last update before {today} is out of
            support. Choose a cell to see why.
          </p>
        </div>
        <SelectInput
          value={view}
          aria-label="Show support of"
          onChange={({ target }) => setView(viewIds.find((id) => id === target.value) ?? 'hosts')}
        >
          {viewIds.map((id) => (
            <option key={id} value={id}>
              {views[id]}
            </option>
          ))}
        </SelectInput>
      </div>
      <HeatTable
        key={view}
        table={table}
        name={views[view]}
        corner={view === 'hosts' ? 'Windows release' : 'Host'}
        own={{
          row: scenario.windowsRelease,
          column: view === 'hosts' ? scenario.kubernetesVersion : scenario.imageRelease,
        }}
      />
    </section>
  )
}

/** The day on which the page was opened. */
function useToday(): string {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return today
}
