/** One plan as it is kept: the query of its link, and which run of changes it belongs to. */
export interface SavedPlan {
  readonly lineage: string
  readonly query: string
  /** Examples that happen to be right, by decision. */
  readonly mine?: readonly string[]
}

/** What the browser keeps: the present plan, and those that links, presets and other tabs displaced. */
export interface Saved {
  readonly current?: SavedPlan
  readonly previous?: SavedPlan
  /** Those before, the latest first. */
  readonly earlier?: readonly SavedPlan[]
}

export type Kept =
  { readonly ok: true } | { readonly ok: false; readonly reason: 'blocked' | 'full' }

/** The part of `Storage` that is used; absent where the browser blocks it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

export const storageKey = 'windows-node-wizard'
const damagedKey = `${storageKey}-damaged`
const version = 1
const mostEarlier = 10

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

/** Reads what is kept; what cannot be read is set aside under a key of its own. */
export function load(store: Store | undefined): Loaded {
  const text = read(store, storageKey)
  if (text === null) return { saved: {}, isDamaged: false }
  const saved = parse(text)
  if (saved) return { saved, isDamaged: false }
  write(store, damagedKey, text)
  return { saved: {}, isDamaged: true }
}

/** Keeps a plan; one of another lineage moves to the second place, and what stood there further on. */
export function save(store: Store | undefined, plan: SavedPlan): Kept {
  const { saved } = load(store)
  return write(store, storageKey, JSON.stringify({ version, ...withCurrent(saved, plan) }))
}

function withCurrent({ current, previous, earlier = [] }: Saved, plan: SavedPlan): Saved {
  const isDisplaced = current && current.lineage !== plan.lineage
  const [first, ...rest] = [...(isDisplaced ? [current] : []), previous, ...earlier].filter(
    (one, i, all): one is SavedPlan =>
      one !== undefined &&
      one.query !== plan.query &&
      one.lineage !== plan.lineage &&
      all.findIndex((other) => other?.lineage === one.lineage || other?.query === one.query) === i,
  )
  const kept = rest.slice(0, mostEarlier)
  return {
    current: plan,
    ...(first ? { previous: first } : {}),
    ...(kept.length > 0 ? { earlier: kept } : {}),
  }
}

/** A small setting, such as the width of the panel. */
export const loadSetting = (store: Store | undefined, name: string) =>
  read(store, `${storageKey}-${name}`)
export const saveSetting = (store: Store | undefined, name: string, value: string) =>
  write(store, `${storageKey}-${name}`, value)

/** The stored text; null where there is none or the browser blocks it. */
export function read(store: Store | undefined, name: string): string | null {
  try {
    return store?.getItem(name) ?? null
  } catch {
    return null
  }
}

/** Stores a text, or says why it was not stored; never throws. */
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
    const list: unknown = document['earlier']
    const earlier = Array.isArray(list) ? list.flatMap((one) => plan(one) ?? []) : []
    return {
      ...(current ? { current } : {}),
      ...(previous ? { previous } : {}),
      ...(earlier.length > 0 ? { earlier } : {}),
    }
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
