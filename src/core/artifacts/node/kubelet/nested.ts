/** An object from dotted paths: `a.b` becomes a member `b` of `a`. */
export function nested(
  entries: readonly (readonly [string, unknown])[],
): Readonly<Record<string, unknown>> {
  const groups = new Map<string, [string, unknown][]>()
  const result: Record<string, unknown> = {}
  for (const [path, value] of entries) {
    const dot = path.indexOf('.')
    if (dot < 0) {
      result[path] = value
      continue
    }
    const key = path.slice(0, dot)
    const group = groups.get(key) ?? []
    group.push([path.slice(dot + 1), value])
    groups.set(key, group)
    result[key] = undefined
  }
  for (const [key, group] of groups) result[key] = nested(group)
  return result
}
