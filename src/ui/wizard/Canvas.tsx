import { lazy, memo, Suspense } from 'react'
import type { TopicId } from '../../core/plan.ts'
import { Picture } from '../components/picture/Picture.tsx'
import { counted } from '../components/value-text.ts'
import { useOutcome } from '../state/plan-context.ts'
import { createSetting, useSetting } from '../state/setting.ts'
import { useFiles } from '../state/use-files.ts'
import { Tabs } from './Tabs.tsx'
import './panel.css'

const Summary = lazy(async () => ({
  default: (await import('../components/Summary.tsx')).Summary,
}))

const PanelFiles = lazy(async () => ({
  default: (await import('./PanelFiles.tsx')).PanelFiles,
}))

const PanelList = lazy(async () => ({
  default: (await import('./PanelList.tsx')).PanelList,
}))

const PanelFindings = lazy(async () => ({
  default: (await import('./PanelFindings.tsx')).PanelFindings,
}))

const views = ['picture', 'list', 'files', 'findings'] as const
type View = (typeof views)[number]

/** The view that was open last, remembered. */
const viewSetting = createSetting<View>('plan-view', 'picture', (text) =>
  views.find((view) => view === text),
)

/** What follows from the choices: the picture, all values as a list, the files or the findings. */
export function Canvas({ topic }: { readonly topic: TopicId }) {
  const { evaluation, counts } = useOutcome()
  const view = useSetting(viewSetting)
  const files = useFiles(evaluation, view === 'files')
  return (
    <aside className="canvas no-print" aria-label="Picture, files and findings">
      <div className="canvas-bar">
        <Views
          view={view}
          fileCount={files?.length}
          findingCount={evaluation.findings.length}
          onView={viewSetting.set}
        />
        <p className="secondary small canvas-counts">
          {[
            counts.error > 0 ? counted(counts.error, 'error') : 'No error',
            ...(counts.warning > 0 ? [counted(counts.warning, 'warning')] : []),
            ...(counts.unknown > 0 ? [`${counts.unknown} not known`] : []),
            ...(counts.info > 0 ? [counted(counts.info, 'note')] : []),
          ].join(', ')}
        </p>
      </div>
      {view !== 'picture' && (
        <Suspense fallback={<div className="summary-place" />}>
          <Summary topic={topic} />
        </Suspense>
      )}
      <div
        role="tabpanel"
        id={`canvas-${view}`}
        aria-labelledby={`canvas-tab-${view}`}
        data-head={`canvas-${view}`}
        tabIndex={view === 'picture' ? -1 : 0}
        className="canvas-body"
      >
        {view === 'picture' && <Picture />}
        {view === 'list' && (
          <Suspense fallback={<p className="secondary">Loading…</p>}>
            <PanelList />
          </Suspense>
        )}
        {view === 'files' && (
          <Suspense fallback={<p className="secondary">Writing the files…</p>}>
            <PanelFiles files={files} topic={topic} />
          </Suspense>
        )}
        {view === 'findings' && (
          <Suspense fallback={<p className="secondary">Loading…</p>}>
            <PanelFindings findings={evaluation.findings} />
          </Suspense>
        )}
      </div>
    </aside>
  )
}

/** Drawn again only when a count changes. */
const Views = memo(function Views({
  view,
  fileCount,
  findingCount,
  onView,
}: {
  readonly view: View
  readonly fileCount: number | undefined
  readonly findingCount: number
  readonly onView: (view: View) => void
}) {
  return (
    <Tabs
      label="What to show"
      id="canvas"
      tabs={{
        picture: 'Picture',
        list: 'List',
        files: fileCount === undefined ? 'Files' : `Files ${fileCount}`,
        findings: `Findings ${findingCount}`,
      }}
      tab={view}
      onTab={onView}
    />
  )
})
