/** The same function, which computes each answer once; when `limit` answers are kept, it starts anew. */
export function memoize<V, K extends string = string>(
  compute: (key: K) => V,
  limit = 5_000,
): (key: K) => V {
  const known = new Map<K, { readonly answer: V }>()
  return (key) => {
    const kept = known.get(key)
    if (kept) return kept.answer
    if (known.size >= limit) known.clear()
    const answer = compute(key)
    known.set(key, { answer })
    return answer
  }
}
