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

/** Hands out the object that was made first for a text; when `limit` are kept, it starts anew. */
export function keptByText<V>(limit = 5_000): (text: string, make: () => V) => V {
  const kept = new Map<string, { readonly value: V }>()
  return (text, make) => {
    const known = kept.get(text)
    if (known) return known.value
    if (kept.size >= limit) kept.clear()
    const value = make()
    kept.set(text, { value })
    return value
  }
}
