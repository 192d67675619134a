import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { FindingsList } from '../components/FindingsList.tsx'
import { Icon } from '../components/Icon.tsx'
import { Repairs } from '../components/Repairs.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { useFiles } from '../state/use-files.ts'
import { PanelFiles } from './PanelFiles.tsx'
import { Resizer } from './Resizer.tsx'
import './panel.css'

type Tab = 'findings' | 'files'

/** Findings and files of the present choices; beside the question, below it, or as a sheet on a phone. */
export function LivePanel() {
  const { evaluation, counts } = useOutcome()
  const [tab, setTab] = useState<Tab>('findings')
  const files = useFiles(evaluation, tab === 'files')
  const [isOpen, setOpen] = useState(false)
  const handle = useRef<HTMLButtonElement>(null)
  const total = evaluation.findings.length
  const tone =
    (['error', 'warning', 'unknown'] as const).find((severity) => counts[severity] > 0) ?? 'ok'

  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      handle.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <aside
      className="panel no-print"
      aria-label="Findings and files"
      data-open={isOpen || undefined}
    >
      <Resizer />
      <button
        ref={handle}
        type="button"
        className="panel-handle"
        aria-expanded={isOpen}
        aria-controls="panel-body"
        onClick={() => setOpen(!isOpen)}
      >
        <span className="step-mark" data-tone={tone}>
          <Icon name={tone} />
        </span>
        <span className="panel-counts">
          {counted(counts.error, 'error')}, {counted(counts.warning, 'warning')}
          {counts.unknown > 0 && `, ${counts.unknown} not known`}
        </span>
        <Icon name={isOpen ? 'down' : 'up'} />
      </button>
      <div className="panel-body" id="panel-body">
        <Tabs
          tab={tab}
          onTab={setTab}
          names={{
            findings: `Findings (${total})`,
            files: files ? `Files (${files.length})` : 'Files',
          }}
        />
        <div
          className="panel-content"
          role="tabpanel"
          id={`panel-${tab}`}
          aria-labelledby={`tab-${tab}`}
          data-head={`panel-${tab}`}
          tabIndex={0}
        >
          {tab === 'findings' ? (
            <FindingsList
              findings={evaluation.findings}
              heading="h2"
              afterErrors={<Repairs heading="h2" />}
            />
          ) : (
            <PanelFiles files={files} />
          )}
        </div>
      </div>
    </aside>
  )
}

function Tabs({
  tab,
  onTab,
  names,
}: {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly names: Readonly<Record<Tab, string>>
}) {
  const switchByKey = (event: ReactKeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next: Tab = tab === 'findings' ? 'files' : 'findings'
    onTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="Findings and files">
      {(['findings', 'files'] as const).map((id) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          className="tab"
          aria-selected={tab === id}
          aria-controls={`panel-${id}`}
          tabIndex={tab === id ? 0 : -1}
          onClick={() => onTab(id)}
          onKeyDown={switchByKey}
        >
          {names[id]}
        </button>
      ))}
    </div>
  )
}
