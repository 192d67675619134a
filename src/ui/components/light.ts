const litMs = 1_500

/** Lights elements for a moment; the function that comes back ends it sooner. */
export function light(elements: readonly HTMLElement[]): () => void {
  for (const element of elements) element.dataset['lit'] = 'true'
  const end = () => {
    clearTimeout(timer)
    for (const element of elements) delete element.dataset['lit']
  }
  const timer = setTimeout(end, litMs)
  return end
}
