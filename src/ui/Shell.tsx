import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { ChangedHere } from './ChangedHere.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveCounts } from './LiveCounts.tsx'
import { Notices } from './Notices.tsx'
import { Page } from './Page.tsx'
import { PartGuard } from './PartGuard.tsx'
import type { Notice } from './state/notices.ts'
import { useActions } from './state/plan-context.ts'
import { useKeptFocus } from './state/use-kept-focus.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useWalk } from './use-walk.ts'
import './shell.css'

const HelpDialog = lazy(async () => ({
  default: (await import('./HelpDialog.tsx')).HelpDialog,
}))
const SearchDialog = lazy(async () => ({
  default: (await import('./search/SearchDialog.tsx')).SearchDialog,
}))
const PlansDialog = lazy(async () => ({
  default: (await import('./plans/PlansDialog.tsx')).PlansDialog,
}))

/** What stands around every page. */
export function Shell({ today }: { readonly today: string | undefined }) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const [arePlansOpen, setPlansOpen] = useState(false)
  const help = useCallback(() => setHelpOpen(true), [])
  const searchAll = useCallback(() => setSearching(true), [])
  const { notify } = useActions()
  const failed = (notice: Notice) => {
    setHelpOpen(false)
    setSearching(false)
    setPlansOpen(false)
    notify(notice)
  }
  useShortcuts(help, searchAll)
  useWalk()
  useOffline()
  useEffect(() => void document.dispatchEvent(new Event('app-listens')), [])
  return (
    <div className="app">
      <a className="skip-link" href="#main" onClick={focusMain}>
        Skip to the content
      </a>
      <Header onHelp={help} onSearch={searchAll} onPlans={() => setPlansOpen(true)} />
      <main id="main" tabIndex={-1}>
        <Notices today={today} />
        <Page />
      </main>
      <Footer />
      <ChangedHere />
      <LiveCounts />
      <KeptFocus />
      <PartGuard key={`${isSearching} ${arePlansOpen} ${isHelpOpen}`} onFail={failed}>
        {isSearching && (
          <Suspense>
            <SearchDialog onClose={() => setSearching(false)} />
          </Suspense>
        )}
        {arePlansOpen && (
          <Suspense>
            <PlansDialog onClose={() => setPlansOpen(false)} />
          </Suspense>
        )}
        {isHelpOpen && (
          <Suspense>
            <HelpDialog onClose={() => setHelpOpen(false)} />
          </Suspense>
        )}
      </PartGuard>
    </div>
  )
}

/** When the page has been idle for a moment, so that the app comes first. */
function useOffline() {
  const { notify } = useActions()
  useEffect(() => {
    const timer = setTimeout(() => {
      void import('./state/offline.ts').then(
        ({ keepOffline }) => keepOffline(notify),
        () => undefined,
      )
    }, idleMs)
    return () => clearTimeout(timer)
  }, [notify])
}

const idleMs = 1_500

/** Looks after the focus in a place of its own, so that a choice draws nothing else again. */
function KeptFocus() {
  useKeptFocus()
  return null
}

/** The address is the plan's; a fragment of the page would replace it. */
function focusMain(event: { preventDefault(): void }) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
