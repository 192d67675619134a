import type { Path } from '../text/path.ts'

/** A value inside a document, and where it stands. */
export interface Node {
  readonly path: Path
  readonly value: unknown
}

/** The value at a path of keys and indices; undefined where there is none. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => childOf(at, key), root)

/** A path with its keys as a document has them, where a component reads them whatever their case; the last one counts, as for Go. */
export function pathAsWritten(root: unknown, path: Path): Path {
  let at = root
  return path.map((step) => {
    const own =
      typeof step === 'string' && isRecord(at) && !Array.isArray(at)
        ? (Object.keys(at).findLast((key) => key.toLowerCase() === step.toLowerCase()) ?? step)
        : step
    at = childOf(at, own)
    return own
  })
}

/**
 * Every value that a path with wild cards meets below `start`: the step `*` stands for any key or
 * index, `x-*` for every key that begins so.
 */
export function nodesAt(root: unknown, start: Path, steps: Path): readonly Node[] {
  const nodes: Node[] = []
  const keys: (string | number)[] = [...start]
  const walk = (value: unknown, i: number) => {
    const step = steps[i]
    if (step === undefined) {
      nodes.push({ path: [...keys], value })
      return
    }
    if (!isWild(step)) {
      const below = childOf(value, step)
      if (below === undefined) return
      keys.push(step)
      walk(below, i + 1)
      keys.pop()
      return
    }
    forEachChild(value, step, (key, below) => {
      keys.push(key)
      walk(below, i + 1)
      keys.pop()
    })
  }
  walk(valueAt(root, start), 0)
  return nodes
}

/** Paths with wild cards that are looked for together: what they begin with alike is walked once. */
interface Branch {
  /** Indices of the paths that end here. */
  readonly ends: number[]
  /** By key. */
  readonly below: Map<string | number, Branch>
  /** By the step with its wild card. */
  readonly wild: Map<string, Branch>
}

function grown<K>(branches: Map<K, Branch>, step: K): Branch {
  const branch = branches.get(step) ?? newBranch()
  branches.set(step, branch)
  return branch
}

const newBranch = (): Branch => ({ ends: [], below: new Map(), wild: new Map() })

/** What stands where one of several paths leads. */
export interface Found {
  /** Of the path. */
  readonly index: number
  readonly node: Node
}

/**
 * Makes what `nodesAt` would give for each of these paths, in their order, in a walk through what
 * the document has and not through what all paths ask for. `isWanted` is asked for each value with
 * the index of its path.
 */
export function createFinder(
  paths: readonly Path[],
  isWanted: (index: number, value: unknown) => boolean,
): (root: unknown, start: Path) => readonly Found[] {
  const top = newBranch()
  paths.forEach((path, i) => {
    let branch = top
    for (const step of path) {
      branch = isWild(step) ? grown(branch.wild, step) : grown(branch.below, step)
    }
    branch.ends.push(i)
  })
  return (root, start) => {
    const found: Found[] = []
    const keys: (string | number)[] = [...start]
    const into = (key: string | number, child: unknown, branch: Branch) => {
      keys.push(key)
      walk(child, branch)
      keys.pop()
    }
    const walk = (value: unknown, { ends, below, wild }: Branch) => {
      for (const index of ends) {
        if (isWanted(index, value)) found.push({ index, node: { path: [...keys], value } })
      }
      if (below.size > 0) {
        for (const key of keysOf(value)) {
          const branch = below.get(key)
          const child = branch && childOf(value, key)
          if (branch && child !== undefined) into(key, child, branch)
        }
      }
      for (const [step, branch] of wild) {
        forEachChild(value, step, (key, child) => into(key, child, branch))
      }
    }
    walk(valueAt(root, start), top)
    return found.toSorted((a, b) => a.index - b.index)
  }
}

/** `spec.containers[0].resources.limits["hugepages-2Mi"]` */
export const pathText = (path: Path): string =>
  path
    .map((key, i) => {
      if (typeof key === 'number') return `[${key}]`
      if (!/^[A-Za-z_$][\w$]*$/.test(key)) return `[${JSON.stringify(key)}]`
      return i === 0 ? key : `.${key}`
    })
    .join('')

const isWild = (step: string | number): step is string =>
  typeof step === 'string' && step.endsWith('*')

/** Calls back for each child whose key a step with a wild card stands for. */
function forEachChild(
  node: unknown,
  step: string,
  visit: (key: string | number, child: unknown) => void,
): void {
  const start = step.slice(0, -1)
  if (Array.isArray(node)) {
    if (start === '') for (const [i, item] of node.entries()) visit(i, item)
  } else if (isRecord(node)) {
    for (const key of Object.keys(node)) if (key.startsWith(start)) visit(key, node[key])
  }
}

function childOf(node: unknown, key: string | number): unknown {
  if (Array.isArray(node)) return typeof key === 'number' ? node[key] : undefined
  return isRecord(node) && Object.hasOwn(node, key) ? node[key] : undefined
}

const keysOf = (node: unknown): readonly (string | number)[] =>
  Array.isArray(node) ? [...node.keys()] : isRecord(node) ? Object.keys(node) : []

const isRecord = (node: unknown): node is Readonly<Record<string | number, unknown>> =>
  typeof node === 'object' && node !== null
