import { lazy, Suspense, useCallback, useState } from 'react'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveCounts } from './LiveCounts.tsx'
import { Notices } from './Notices.tsx'
import { Page } from './Page.tsx'
import { useKeptFocus } from './state/use-kept-focus.ts'
import { useShortcuts } from './use-shortcuts.ts'
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
  useShortcuts(help, searchAll)
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
      <LiveCounts />
      <KeptFocus />
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
    </div>
  )
}

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
