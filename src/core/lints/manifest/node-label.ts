import { nodeLabels } from '../../catalog/workload/node-labels.ts'
import { nodeExpressions } from '../../model/affinity.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, type Manifest } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { architecture, known, systems } = nodeLabels
const names: ReadonlySet<string> = new Set(known.value)

export const nodeLabel = defineLint({
  id: 'node-label',
  on: 'manifest',
  summary: 'Labels that Kubernetes gives to nodes are spelt as it does',
  remediation: 'Write the label as nodes have it.',
  decisions: [],
  isAbout: (document) => hasPod(document) || document.kind === 'RuntimeClass',

  check: (document) => [...selectedBy(document), ...expressedBy(document)],
})

/** One that is near to a label of Kubernetes, in its group or with its name. */
const meantBy = (key: string) => (names.has(key) ? undefined : nearest(key, names))

function selectedBy({ kind, value, pod }: Manifest): readonly LintViolation[] {
  const path =
    kind === 'RuntimeClass'
      ? ['scheduling', 'nodeSelector']
      : pod
        ? [...pod.path, 'spec', 'nodeSelector']
        : []
  const selector = path.length > 0 ? valueAt(value, path) : undefined
  if (typeof selector !== 'object' || selector === null || Array.isArray(selector)) return []
  return Object.entries(selector).flatMap(([key, own]: readonly [string, unknown]) => [
    ...misspelt([...path, key], key),
    ...(systems.value.keys.some((one) => one === key) ? strange([...path, key], own) : []),
    ...(architecture.value.keys.some((one) => one === key) ? otherName([...path, key], own) : []),
  ])
}

const expressedBy = ({ value, pod }: Manifest): readonly LintViolation[] =>
  pod
    ? nodesAt(value, [...pod.path, 'spec'], nodeExpressions).flatMap(({ path, value: term }) => {
        const key = valueAt(term, ['key'])
        return typeof key === 'string' ? misspelt([...path, 'key'], key) : []
      })
    : []

function misspelt(path: LintViolation['path'], key: string): readonly LintViolation[] {
  const meant = meantBy(key)
  return meant === undefined
    ? []
    : [
        {
          path,
          basis: 'fails',
          message: `No node gets the label ${key} by itself; the one that Kubernetes gives is ${meant}. Without a node that has it the pod stays Pending.`,
          remediation: `Write ${meant}.`,
          facts: [known],
        },
      ]
}

/** What is spelt in capitals is judged with the selectors. */
function strange(path: LintViolation['path'], own: unknown): readonly LintViolation[] {
  const { values } = systems.value
  if (typeof own !== 'string' || isPlaceholder(own) || isLeftOpen(own)) return []
  const word = own.trim().toLowerCase()
  if (values.some((one) => one === word)) return []
  return [
    {
      path,
      basis: 'fails',
      message: `${pathText(path)} is ${own.slice(0, 60)}; the kubelet writes ${values.join(' or ')} there, so the pod stays Pending.`,
      remediation: `Write ${nearest(word, values) ?? 'windows'}.`,
      facts: [systems],
    },
  ]
}

/** What people call the architecture elsewhere. */
const otherName = (path: LintViolation['path'], own: unknown): readonly LintViolation[] =>
  typeof own === 'string' &&
  own !== architecture.value.value &&
  /^(?:amd[-_ ]?64|x86[-_]?64|x64|win64|64-?bit)$/i.test(own.trim())
    ? [
        {
          path,
          basis: 'fails',
          message: `${pathText(path)} is ${own}; nodes have ${architecture.value.value} there, so the pod stays Pending.`,
          remediation: `Write ${architecture.value.value}.`,
          facts: [architecture],
        },
      ]
    : []
