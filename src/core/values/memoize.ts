/** The same function, which computes each answer once; when `limit` answers are kept, it starts anew. */
export function memoize<V, K extends string = string>(
  compute: (key: K) => V,
  limit = 5_000,
): (key: K) => V {
  const answers = new Map<K, { readonly answer: V }>()
  return (key) => {
    const kept = answers.get(key)
    if (kept) return kept.answer
    if (answers.size >= limit) answers.clear()
    const answer = compute(key)
    answers.set(key, { answer })
    return answer
  }
}

/** The same function, which computes one answer for as long as the object lives. */
export function memoizeByObject<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const answers = new WeakMap<K, { readonly answer: V }>()
  return (key) => {
    const kept = answers.get(key)
    if (kept) return kept.answer
    const answer = compute(key)
    answers.set(key, { answer })
    return answer
  }
}
