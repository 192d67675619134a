import { syntaxFacts } from '../../catalog/workload/resources.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import type { Manifest } from '../../model/manifest.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { isLabelKey, isLabelValue } from '../../values/labels.ts'
import { isLeftOpen, isPlaceholder } from '../../values/placeholder.ts'

const { label } = syntaxFacts

export const labelText = defineLint({
  id: 'label-text',
  on: 'manifest',
  summary: 'Labels and selectors consist of letters that the API server takes',
  remediation: `Write at most ${label.value.longest} letters, digits, hyphens, underscores and dots, with a letter or a digit at both ends.`,
  decisions: [],
  isAbout: isOfKubernetes,

  check: (manifest) =>
    labelledIn(manifest).flatMap((path) => odd(valueAt(manifest.value, path), path)),
})

/** Objects of Kubernetes itself, and of those that follow its rules. */
function isOfKubernetes({ kind, value }: Manifest): boolean {
  const version = String(valueAt(value, ['apiVersion']))
  return kind !== 'Config' && /^(?:[a-z]+\/)?v\d|^[\w.-]+\.k8s\.io\/v\d/.test(version)
}

function labelledIn({ kind, pod }: Manifest): readonly LintViolation['path'][] {
  const ofPod: readonly LintViolation['path'][] = pod
    ? [
        [...pod.path, 'metadata', 'labels'],
        [...pod.path, 'spec', 'nodeSelector'],
        ...(pod.path.length === 0 ? [] : [['spec', 'selector', 'matchLabels']]),
      ]
    : []
  return [
    ...(pod?.path.length === 0 ? [] : [['metadata', 'labels']]),
    ...ofPod,
    ...(kind === 'Service' ? [['spec', 'selector']] : []),
    ...(kind === 'RuntimeClass' ? [['scheduling', 'nodeSelector']] : []),
  ]
}

function odd(labels: unknown, path: LintViolation['path']): readonly LintViolation[] {
  if (typeof labels !== 'object' || labels === null || Array.isArray(labels)) return []
  return Object.entries(labels).flatMap(([key, value]: readonly [string, unknown]) => {
    const isOpen = [key, value].some((one) => isFilledLater(String(one)))
    if (isOpen) return []
    const what = !isLabelKey(key)
      ? `the key ${key}`
      : typeof value === 'string' && !isLabelValue(value)
        ? `the value "${value}"`
        : undefined
    return what === undefined
      ? []
      : [
          {
            path: [...path, key],
            basis: 'refused' as const,
            message: `The API server refuses ${what} in ${pathText(path)}: it takes letters, digits, hyphens, underscores and dots, at most ${label.value.longest} of them.`,
            facts: [label],
          },
        ]
  })
}

const isFilledLater = (text: string) =>
  isPlaceholder(text) || isLeftOpen(text) || /[{}<>$%]|__|\.\.\.|…/.test(text)
