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
