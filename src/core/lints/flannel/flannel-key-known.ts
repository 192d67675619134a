import { flannelOnWindows } from '../../catalog/cni/flannel-backend.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

export const flannelKeyKnown = defineLint({
  id: 'flannel-key-known',
  on: 'flannel-net-conf',
  summary: 'The keys of Flannel’s configuration are spelt as flanneld reads them',
  remediation: 'Write the key as flanneld reads it.',
  decisions: [],

  check: ({ value }) => {
    const { file, backend } = flannelOnWindows.keys.value
    return [
      ...misspelt(value, [], file.split(' ')),
      ...misspelt(valueAt(value, ['Backend']), ['Backend'], backend.split(' ')),
    ]
  },
})

function misspelt(
  value: unknown,
  path: LintViolation['path'],
  names: readonly string[],
): readonly LintViolation[] {
  if (typeof value !== 'object' || value === null) return []
  const known = new Set(names.map((name) => name.toLowerCase()))
  const written = new Set(Object.keys(value).map((key) => key.toLowerCase()))
  return Object.keys(value).flatMap((key) => {
    const meant = known.has(key.toLowerCase()) ? undefined : nearest(key, names)
    if (meant === undefined || written.has(meant.toLowerCase())) return []
    const at = [...path, key]
    return [
      {
        path: at,
        basis: 'fails' as const,
        message: `${pathText(at)} is no key of Flannel; it is called ${meant}. flanneld goes on without it.`,
        remediation: `Write ${meant}.`,
        facts: [flannelOnWindows.keys],
      },
    ]
  })
}
