import { podFieldNames } from '../../catalog/workload/pod-fields.ts'
import { hasPod } from '../../model/manifest.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { memoize } from '../../values/memoize.ts'
import { nearest } from '../../values/nearest.ts'

const byLowerCase = new Map(podFieldNames.value.map((name) => [name.toLowerCase(), name]))

export const podFieldName = defineLint({
  id: 'pod-field-name',
  on: 'manifest',
  summary: 'Fields of a pod are written with the capitals that they have',
  remediation: 'Write the name as the API has it.',
  decisions: [],
  isAbout: hasPod,

  check({ value, pod }) {
    if (!pod) return []
    const spec = [...pod.path, 'spec']
    return misspelt(valueAt(value, spec), spec)
  },
})

/** One letter away from a field, where the word is no field itself. */
const nearOne = memoize((key: string): string | undefined => {
  const meant = nearest(key, podFieldNames.value)
  return meant !== undefined && Math.abs(meant.length - key.length) === 1 ? meant : undefined
})

/** Below these stand names that people choose. */
const chosen = new Set([
  'nodeSelector',
  'matchLabels',
  'limits',
  'requests',
  'labels',
  'annotations',
  // Of a driver: CSI, FlexVolume.
  'volumeAttributes',
  'options',
])

/** Manifests are not deeper. */
const deepest = 20

function misspelt(value: unknown, path: LintViolation['path']): readonly LintViolation[] {
  if (typeof value !== 'object' || value === null || path.length > deepest) return []
  if (Array.isArray(value)) return value.flatMap((one, i) => misspelt(one, [...path, i]))
  const found: LintViolation[] = []
  for (const [key, below] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    const meant = byLowerCase.get(key.toLowerCase()) ?? nearOne(key)
    if (meant !== undefined && meant !== key) found.push(violationOf([...path, key], meant))
    const isStructure = typeof below === 'object' && !chosen.has(meant ?? key)
    if (isStructure) found.push(...misspelt(below, [...path, key]))
  }
  return found
}

const violationOf = (path: LintViolation['path'], meant: string): LintViolation => ({
  path,
  basis: 'unsupported',
  message: `${pathText(path)} is called ${meant}: kubectl refuses a field that it does not know, or the API server drops it.`,
  remediation: `Write ${meant}.`,
  facts: [podFieldNames],
})
