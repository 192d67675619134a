/** The same function, which computes each answer once; when `limit` answers are kept, it starts anew. */
export function remember<V>(compute: (key: string) => V, limit = 5_000): (key: string) => V {
  const known = new Map<string, V>()
  return (key) => {
    const answer = known.get(key)
    if (answer !== undefined || known.has(key)) return answer as V
    if (known.size >= limit) known.clear()
    const computed = compute(key)
    known.set(key, computed)
    return computed
  }
}
