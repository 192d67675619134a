import { Button, IconButton } from './components/Button.tsx'
import { PlaceLink } from './components/PlaceLink.tsx'
import { CopyLink } from './CopyLink.tsx'
import { planStart, type Place } from './state/location.ts'
import { useActions, useOutcome, usePlace, useSession } from './state/plan-context.ts'
import { chooseScheme, schemes, schemeSetting, type Scheme } from './state/scheme.ts'
import { useSetting } from './state/setting.ts'

const doors: readonly (readonly [Place, string])[] = [
  [planStart, 'Plan'],
  [{ page: 'review' }, 'Review'],
  [{ page: 'compare' }, 'Compare'],
  [{ page: 'diagnose' }, 'Diagnose'],
  [{ page: 'reference' }, 'Reference'],
]

export function Header({
  onHelp,
  onSearch,
  onPlans,
}: {
  readonly onHelp: () => void
  readonly onSearch: () => void
  readonly onPlans: () => void
}) {
  const place = usePlace()
  return (
    <header className="header no-print">
      <PlaceLink
        className="brand"
        to={{ page: 'home' }}
        aria-label="Windows Node Wizard, start page"
      >
        <img src="./icon.svg" alt="" width="28" height="28" />
        <span className="brand-name">Windows Node Wizard</span>
      </PlaceLink>
      <nav className="nav" aria-label="Pages">
        {doors.map(([to, name]) => (
          <PlaceLink
            key={name}
            to={to}
            className="nav-link"
            aria-current={to.page === place.page ? 'page' : undefined}
          >
            {name}
          </PlaceLink>
        ))}
      </nav>
      <div className="tools" role="toolbar" aria-label="Tools" tabIndex={-1} data-walk>
        <PlansButton onPlans={onPlans} />
        <Button
          look="outlined"
          size="small"
          icon="search"
          className="search-button"
          aria-label="Search fields, findings, files"
          title="Search (Ctrl+K)"
          tabIndex={-1}
          onClick={onSearch}
        >
          <span>Search</span>
          <kbd>Ctrl K</kbd>
        </Button>
        <UndoButtons />
        <CopyLink />
        <SchemeButton />
        <IconButton icon="help" label="Help" title="Help (?)" tabIndex={-1} onClick={onHelp} />
      </div>
    </header>
  )
}

function UndoButtons() {
  const { undo, redo } = useActions()
  const { canUndo, canRedo } = useSession()
  return (
    <>
      <IconButton
        icon="undo"
        label="Undo"
        title="Undo (Ctrl+Z)"
        tabIndex={-1}
        disabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        icon="redo"
        label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        tabIndex={-1}
        disabled={!canRedo}
        onClick={redo}
      />
    </>
  )
}

/** Leads to all plans; what tells the present one from others is the name of its node. */
function PlansButton({ onPlans }: { readonly onPlans: () => void }) {
  const { nodeName } = useOutcome().evaluation.scenario
  return (
    <Button
      size="small"
      icon="plans"
      className="plans-button"
      aria-label={`Plans, present: ${nodeName}`}
      title={`Plans (present: ${nodeName})`}
      aria-haspopup="dialog"
      onClick={onPlans}
    >
      <span className="plan-name">{nodeName}</span>
    </Button>
  )
}

const schemeNames: Readonly<Record<Scheme, string>> = {
  system: 'as the system',
  light: 'light',
  dark: 'dark',
}

function SchemeButton() {
  const scheme = useSetting(schemeSetting)
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'system'
  const name = `Colours: ${schemeNames[scheme]}`
  return (
    <IconButton
      icon={scheme}
      label={`${name}. Change to ${schemeNames[next]}`}
      title={name}
      tabIndex={-1}
      onClick={() => chooseScheme(next)}
    />
  )
}
