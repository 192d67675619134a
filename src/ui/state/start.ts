import {
  catalogVersion,
  fromQuery,
  initialChoices,
  toQuery,
  type Choices,
  type Finding,
} from '../../core/plan.ts'
import { parseHash, type Place } from './location.ts'
import type { Notice } from './notices.ts'
import { load, type Saved, type SavedPlan, type Store } from './storage.ts'

/** What the app begins with: the address wins, then what the browser kept, then the default. */
export interface Start {
  /** The fragment of the address that it was read from. */
  readonly hash: string
  readonly place: Place
  readonly choices: Choices
  readonly lineage: string
  readonly notices: readonly Notice[]
  /** A plan of the user's own that is not the one shown. */
  readonly kept?: SavedPlan
  /** The shown plan came from the browser's storage. */
  readonly isResumed: boolean
  /** Examples that the user called right. */
  readonly mine?: readonly string[]
}

export interface StartInput {
  readonly hash: string
  /** The lineage that the browser's history entry carries, after a reload. */
  readonly lineage: string | undefined
  readonly newLineage: string
  readonly store: Store | undefined
}

/** What the app begins with; anything that cannot be read becomes a message and the default. */
export function begin({ hash, lineage, newLineage, store }: StartInput): Start {
  const { place, query, isUnknown } = parseHash(hash)
  const { saved, isDamaged } = load(store)
  const notices = [...(isUnknown ? [unknownPage] : []), ...(isDamaged ? [damagedStorage] : [])]
  // After a reload, what was kept last is newer than the address of the page.
  const isReload = saved.current !== undefined && saved.current.lineage === lineage
  if (query !== '' && !isReload) return fromLink()
  if (saved.current) return fromStorage(saved.current)
  return { hash, place, choices: initialChoices, lineage: newLineage, notices, isResumed: false }

  function fromLink(): Start {
    const { choices, notices: said } = readLink(query, 'link')
    const isSame = saved.current?.query === toQuery(choices)
    const kept = isSame ? saved.previous : saved.current
    return {
      hash,
      place,
      choices,
      lineage: lineage ?? (isSame && saved.current ? saved.current.lineage : newLineage),
      notices: [...notices, ...said],
      ...(kept ? { kept } : {}),
      isResumed: false,
      mine: isSame ? (saved.current?.mine ?? []) : [],
    }
  }

  function fromStorage(current: SavedPlan): Start {
    const { choices, notices: said } = readLink(current.query, 'saved plan')
    return {
      hash,
      place,
      choices,
      lineage: current.lineage,
      notices: [...notices, ...said],
      ...(saved.previous ? { kept: saved.previous } : {}),
      isResumed: true,
      mine: current.mine ?? [],
    }
  }
}

/** The choices that a query carries, and what must be said about it. */
export function readLink(
  query: string,
  what: 'link' | 'saved plan',
): { readonly choices: Choices; readonly notices: readonly Notice[] } {
  const { choices, findings, catalogVersion: madeWith } = fromQuery(query)
  return {
    choices,
    notices: [...leftOut(what, findings), ...otherCatalog(what, madeWith)],
  }
}

/** Whether another tab wrote this plan since it was last read or written here as this query. */
export const isOvertaken = ({ current }: Saved, lineage: string, lastQuery: string | undefined) =>
  current?.lineage === lineage &&
  current.query !== lastQuery &&
  toQuery(fromQuery(current.query).choices) !== lastQuery

/** What a link or file had that could not be used. */
export function leftOut(what: string, findings: readonly Finding[]): readonly Notice[] {
  if (findings.length === 0) return []
  return [
    {
      id: `left-out-${what}`,
      tone: 'warning',
      text: `Part of this ${what} could not be used. Everything else was kept.`,
      items: findings.map(({ message }) => message),
    },
  ]
}

function otherCatalog(what: string, madeWith: string | undefined): readonly Notice[] {
  if (madeWith === undefined || madeWith === '' || madeWith === catalogVersion) return []
  const age = madeWith > catalogVersion ? 'newer' : 'older'
  return [
    {
      id: 'other-catalog',
      tone: 'info',
      text: `This ${what} was made with ${age} facts (${madeWith}); this app knows those of ${catalogVersion}. Findings can differ.`,
    },
  ]
}

export const unknownPage: Notice = {
  id: 'unknown-page',
  tone: 'warning',
  text: 'The address names no page of this app, so here is the start page.',
}

const damagedStorage: Notice = {
  id: 'damaged-storage',
  tone: 'warning',
  text: 'The plan that this browser had kept could not be read. It was set aside, not deleted, and a new plan begins.',
}
