/** Members whose keys are the user's own, not fields. */
const maps = new Set([
  'labels',
  'annotations',
  'matchLabels',
  'nodeSelector',
  'limits',
  'requests',
  'data',
])

/** Every field of a Kubernetes object, `spec.containers[*].image`, each once. */
export function fieldPaths(document: unknown): readonly string[] {
  const paths = new Set<string>()
  collect(document, '', paths)
  return [...paths]
}

function collect(node: unknown, path: string, paths: Set<string>): void {
  if (Array.isArray(node)) {
    for (const item of node) collect(item, `${path}[*]`, paths)
    return
  }
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    const below = path === '' ? key : `${path}.${key}`
    paths.add(below)
    const isMap = maps.has(key) || (below === 'spec.selector' && isPlain(value))
    if (!isMap) collect(value, below, paths)
  }
}

/** A Service's selector is a map of labels, a Deployment's has members. */
const isPlain = (value: unknown) =>
  typeof value === 'object' && value !== null && !('matchLabels' in value)
