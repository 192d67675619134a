import type { Line } from '../../text/lines.ts'

/** What commands set, key below key, each with the line that sets it. */
interface Branch {
  readonly line: number
  readonly below: Map<string, Branch>
  value?: string
}

export const branchesAt = (line: number): Branch => ({ line, below: new Map() })

export function put(root: Branch, path: readonly string[], value: string, line: number): void {
  let at = root
  for (const step of path) {
    const own = at.below.get(step) ?? branchesAt(line)
    at.below.set(step, own)
    at = own
  }
  at.value = value
}

/** They as YAML. */
export function linesOf({ below }: Branch, indent: string): readonly Line[] {
  return [...below].flatMap(([step, own]): readonly Line[] => {
    const key = /^\d+$/.test(step) ? '-' : `${/^[\w-]+$/.test(step) ? step : JSON.stringify(step)}:`
    const text = `${indent}${key}${own.below.size === 0 ? ` ${own.value ?? '""'}` : ''}`
    return [{ text, raw: text, number: own.line, indent: 0 }, ...linesOf(own, `${indent}  `)]
  })
}
