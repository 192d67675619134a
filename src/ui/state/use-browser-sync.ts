import { useEffect, useLayoutEffect, useRef } from 'react'
import { initialChoices, toQuery, type Choices } from '../../core/plan.ts'
import { formatHash, parseHash, type Place } from './location.ts'
import type { Notice } from './notices.ts'
import type { PlanActions } from './plan-context.ts'
import { isOvertaken, readLink, unknownPage, type Start } from './start.ts'
import { load, openStore, save, storageKey, type Kept } from './storage.ts'
import { newLineage, type Sync } from './sync.ts'

interface Input {
  readonly actions: PlanActions
  readonly sync: Sync
  readonly choices: Choices
  readonly mine: readonly string[]
  readonly lineage: string
  readonly adopt: Start | undefined
  /** The fragment that the app began with. */
  readonly hash: string
}

const debounceMs = 400
const untouched = toQuery(initialChoices)

/** Keeps the address bar and the storage in step with the plan, and listens to back and forward. */
export function useBrowserSync({ actions, sync, choices, mine, lineage, adopt, hash }: Input) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const shownState = useRef<string>(undefined)
  /** What this tab last wrote to the storage, or took from there: all of it, and its query alone. */
  const keptState = useRef<string>(undefined)
  const keptQuery = useRef<string>(undefined)

  useEffect(() => {
    sync.connect((place) => write(sync, place, toQuery(actions.form.getValues()), 'push'))
    const follow = () => {
      const { place, query, isUnknown } = parseHash(window.location.hash)
      const lineage = lineageOf(window.history.state)
      if (lineage !== sync.lineage && query !== '') {
        const link = readLink(query, 'link')
        sync.load(link.choices, lineage ?? newLineage(), link.notices)
      }
      if (isUnknown) actions.notify(unknownPage)
      sync.setPlace(place)
      write(sync, place, toQuery(actions.form.getValues()), 'replace')
    }
    window.addEventListener('popstate', follow)
    // A link may have been followed since the address was read.
    if (window.location.hash !== hash) follow()
    return () => window.removeEventListener('popstate', follow)
  }, [actions, sync, hash])

  useEffect(() => {
    const follow = ({ key: changedKey }: StorageEvent) => {
      // A change here that is not written yet becomes a plan of its own.
      if (changedKey !== storageKey || shownState.current !== keptState.current) return
      const theirs = load(openStore()).saved.current
      if (!theirs || theirs.lineage !== sync.lineage) return
      const state = stateOf(theirs.query, theirs.mine ?? [], theirs.lineage)
      if (state === keptState.current) return
      keptQuery.current = theirs.query
      keptState.current = state
      shownState.current = state
      const { choices, notices } = readLink(theirs.query, 'saved plan')
      sync.load(choices, theirs.lineage, [...notices, otherTab], theirs.mine)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [sync])

  useLayoutEffect(() => {
    if (adopt) sync.adopt(adopt)
  }, [adopt, sync])

  useEffect(() => {
    const query = toQuery(choices)
    const state = stateOf(query, mine, lineage)
    shownState.current = state
    keptQuery.current ??= toQuery((adopt ?? { choices }).choices)
    keptState.current ??= stateOf(keptQuery.current, adopt?.mine ?? mine, adopt?.lineage ?? lineage)
    const flush = () => {
      if (pending.current === undefined) return
      clearTimeout(pending.current)
      pending.current = undefined
      write(sync, sync.place, query, 'replace')
      if (keptState.current === state) return
      keptState.current = state
      const store = openStore()
      if (isOvertaken(load(store).saved, sync.lineage, keptQuery.current)) {
        sync.setLineage(newLineage())
        actions.notify(overtaken)
      }
      keptQuery.current = query
      const kept = save(store, { lineage: sync.lineage, query, mine })
      if (!kept.ok) actions.notify(notKept(kept))
    }
    clearTimeout(pending.current)
    // Another plan is written at once, so that a tab opened next finds it.
    const wait = keptState.current.endsWith(` ${lineage}`) ? debounceMs : 0
    pending.current = setTimeout(flush, wait)
    window.addEventListener('pagehide', flush)
    return () => window.removeEventListener('pagehide', flush)
  }, [choices, mine, lineage, actions, sync, adopt])
}

const stateOf = (query: string, mine: readonly string[], lineage: string) =>
  `${query} ${mine.join()} ${lineage}`

/** Home keeps a bare address as long as there is only the default plan. */
function write(sync: Sync, place: Place, query: string, how: 'push' | 'replace') {
  const hash = formatHash(place, place.page === 'home' && query === untouched ? '' : query)
  const state = { lineage: sync.lineage }
  try {
    if (how === 'push') window.history.pushState(state, '', hash)
    else if (hash !== window.location.hash || lineageOf(window.history.state) !== sync.lineage)
      window.history.replaceState(state, '', hash === '#/' && !window.location.hash ? '' : hash)
  } catch {
    // Browsers limit how often the address may change; the next change catches up.
  }
}

/** The lineage that an entry of the browser’s history carries, whoever wrote it. */
export function lineageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('lineage' in state)) return undefined
  return typeof state.lineage === 'string' ? state.lineage : undefined
}

const notKept = (kept: Extract<Kept, { ok: false }>): Notice => ({
  id: 'not-kept',
  tone: 'warning',
  text:
    kept.reason === 'full'
      ? 'The storage of this browser is full, so the plan is not kept here. Nothing is lost: the address of this page holds the whole plan; bookmark it, or download scenario.json.'
      : 'This browser does not let the page store anything, so the plan is not kept here. Nothing is lost: the address of this page holds the whole plan; bookmark it, or download scenario.json.',
})

const otherTab: Notice = {
  id: 'other-tab',
  tone: 'info',
  text: 'Another tab changed this plan, and this tab shows it now. Undo brings back what stood here.',
}

const overtaken: Notice = {
  id: 'other-tab',
  tone: 'warning',
  text: 'Another tab changed this plan as well. Both are kept: this one goes on here, the other one is under Plans.',
}
