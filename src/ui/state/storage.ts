/** One plan as it is kept: the query of its link, and which run of changes it belongs to. */
export interface SavedPlan {
  readonly lineage: string
  readonly query: string
  /** Examples that happen to be right, by decision. */
  readonly mine?: readonly string[]
}

/** What the browser keeps: the present plan, and the one that a link or preset has displaced. */
export interface Saved {
  readonly current?: SavedPlan
  readonly previous?: SavedPlan
}

export type Kept =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'blocked' | 'full' }

/** The part of `Storage` that is used; absent where the browser blocks it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

const key = 'windows-node-wizard'
const damagedKey = `${key}-damaged`
const version = 1

/** The browser's storage, or undefined where it may not even be looked at. */
export function openStore(): Store | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

export interface Loaded {
  readonly saved: Saved
  /** Something was there and could not be read; it is set aside, not overwritten. */
  readonly isDamaged: boolean
}

export function load(store: Store | undefined): Loaded {
  const text = read(store, key)
  if (text === null) return { saved: {}, isDamaged: false }
  const saved = parse(text)
  if (saved) return { saved, isDamaged: false }
  write(store, damagedKey, text)
  return { saved: {}, isDamaged: true }
}

/** Keeps a plan; one of another lineage moves to the second place. */
export function save(store: Store | undefined, plan: SavedPlan): Kept {
  const { saved } = load(store)
  const isDisplaced = saved.current && saved.current.lineage !== plan.lineage
  const previous = isDisplaced ? saved.current : saved.previous
  const isSame = previous?.query === plan.query
  return write(
    store,
    key,
    JSON.stringify({ version, current: plan, ...(previous && !isSame ? { previous } : {}) }),
  )
}

/** A small setting, such as the width of the panel. */
export const loadSetting = (store: Store | undefined, name: string) => read(store, `${key}-${name}`)
export const saveSetting = (store: Store | undefined, name: string, value: string) =>
  write(store, `${key}-${name}`, value)

export function read(store: Store | undefined, name: string): string | null {
  try {
    return store?.getItem(name) ?? null
  } catch {
    return null
  }
}

export function write(store: Store | undefined, name: string, value: string): Kept {
  if (!store) return { ok: false, reason: 'blocked' }
  try {
    store.setItem(name, value)
    return { ok: true }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    return { ok: false, reason: isFull ? 'full' : 'blocked' }
  }
}

function parse(text: string): Saved | undefined {
  try {
    const document: unknown = JSON.parse(text)
    if (!isRecord(document) || document['version'] !== version) return undefined
    const current = plan(document['current'])
    const previous = plan(document['previous'])
    return { ...(current ? { current } : {}), ...(previous ? { previous } : {}) }
  } catch {
    return undefined
  }
}

function plan(value: unknown): SavedPlan | undefined {
  if (!isRecord(value)) return undefined
  const { lineage, query, mine } = value
  if (typeof lineage !== 'string' || typeof query !== 'string') return undefined
  const ids = Array.isArray(mine) ? mine.filter((id) => typeof id === 'string') : []
  return { lineage, query, ...(ids.length > 0 ? { mine: ids } : {}) }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
