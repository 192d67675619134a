import { useState, type ReactNode } from 'react'
import { runbookOf, type GeneratedFile, type RunbookStep } from '../../core/files.ts'
import { toQuery } from '../../core/plan.ts'
import { CopyButton } from '../components/CopyButton.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Picture } from '../components/picture/Picture.tsx'
import { PlaceLink } from '../components/PlaceLink.tsx'
import { SourceLinks } from '../components/SourceLinks.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { useSetting } from '../state/setting.ts'
import { builtParts } from './built.ts'
import { doneOf, doneSetting, withDone } from './done.ts'
import './runbook.css'

type Brought = ReturnType<typeof runbookOf>['bring']

/** What to bring, then every step with a box to tick; ticks stay in this browser as long as the plan is the same. */
export function Runbook({ files }: { readonly files: readonly GeneratedFile[] | undefined }) {
  const { evaluation } = useOutcome()
  const kept = useSetting(doneSetting)
  if (!files) return <Skeleton label="Writing the runbook…" rows={14} />
  const { bring, steps } = runbookOf(evaluation, files)
  const plan = toQuery(evaluation.choices)
  const done = doneOf(kept, plan)
  const next = steps.find(({ id }) => !done.includes(id))?.id
  const tick = (id: string, isDone: boolean) => doneSetting.set(withDone(plan, done, id, isDone))
  const ticked = steps.filter(({ id }) => done.includes(id)).length
  const isOnNode = steps.some(({ commands }) => commands.some(({ where }) => where === 'node'))
  return (
    <div className="runbook">
      <div className="runbook-side">
        <aside className="building no-print" aria-label="The node as it is built">
          <Picture built={builtParts(steps, done)} label="Parts of the node" />
          <p className="secondary small">Fills in as you tick; ticks stay in this browser.</p>
        </aside>
        {isOnNode && <Bring brought={bring} />}
      </div>
      <section className="steps-box surface" aria-labelledby="runbook-title">
        <h2 id="runbook-title">
          Runbook{' '}
          <span className="secondary small">
            {ticked} of {counted(steps.length, 'step')} done
          </span>
        </h2>
        <ol>
          {steps.map((step, i) => (
            <Step
              key={step.id}
              step={step}
              number={i + 1}
              isDone={done.includes(step.id)}
              isNext={step.id === next}
              onTick={tick}
            />
          ))}
        </ol>
      </section>
    </div>
  )
}

function Bring({ brought }: { readonly brought: Brought }) {
  return (
    <section className="bring surface" aria-labelledby="bring-title">
      <h2 id="bring-title">Bring to the node</h2>
      <p className="secondary small">Never part of the files; the scripts ask for it.</p>
      <ul>
        <li>
          <b>An administrator’s PowerShell</b>
          <span className="secondary small">Windows PowerShell on the node</span>
        </li>
        {brought.map(({ script, name, help }) => (
          <li key={`${script} ${name}`}>
            <b className="mono">-{name}</b>
            <span className="secondary small">
              {help.replace(/\.$/, '')}; for <code>{script}</code>.
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({
  step: { id, title, body, commands, files, sources },
  number,
  isDone,
  isNext,
  onTick,
}: {
  readonly step: RunbookStep
  readonly number: number
  readonly isDone: boolean
  readonly isNext: boolean
  readonly onTick: (id: string, isDone: boolean) => void
}) {
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <li className="runbook-step" data-done={isDone || undefined} data-next={isNext || undefined}>
      <input
        type="checkbox"
        checked={isDone}
        aria-label={`Step ${number} is done: ${title}`}
        onChange={(event) => onTick(id, event.currentTarget.checked)}
      />
      <details open={isOpen ?? isNext} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="runbook-number">{number}</span>
          <span className="runbook-title">{title}</span>
          <span className="tag">{shellWord(commands)}</span>
        </summary>
        <div className="runbook-body">
          <p>{body}</p>
          {commands.map(({ where, text }, i) => (
            <Command key={i} where={places[where]} text={text} />
          ))}
          {files.length > 0 && (
            <p className="small">
              Uses{' '}
              {files.map((path, i) => (
                <FileLink key={path} path={path} isFirst={i === 0} />
              ))}
            </p>
          )}
          <Sources>{sources.length > 0 && <SourceLinks sources={sources} />}</Sources>
        </div>
      </details>
    </li>
  )
}

const places = { node: 'PowerShell on the node', cluster: 'Shell with kubectl' } as const

function shellWord(commands: RunbookStep['commands']): string {
  const shells = new Set(commands.map(({ where }) => where))
  return shells.size === 2
    ? 'Node and kubectl'
    : shells.has('node')
      ? 'Node'
      : shells.has('cluster')
        ? 'kubectl'
        : 'By hand'
}

function Command({ where, text }: { readonly where: string; readonly text: string }) {
  return (
    <div className="step-command">
      <span className="secondary small">{where}</span>
      <CopyButton text={text} label="Copy" spoken={`Copy: ${text}`} />
      <code>{text}</code>
    </div>
  )
}

function FileLink({ path, isFirst }: { readonly path: string; readonly isFirst: boolean }) {
  return (
    <>
      {!isFirst && ', '}
      <PlaceLink to={{ page: 'review', file: path }} className="mono">
        {path}
      </PlaceLink>
    </>
  )
}

function Sources({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  if (!children) return null
  return (
    <details className="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="secondary">Sources</summary>
      {isOpen && children}
    </details>
  )
}
