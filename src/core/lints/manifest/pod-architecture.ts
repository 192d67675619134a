import { nodeLabels } from '../../catalog/workload/node-labels.ts'
import { nodeTerms } from '../../model/affinity.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod, systemOfPod } from '../../model/manifest.ts'
import { nodesAt, pathText, valueAt, type Node } from '../../model/nodes.ts'

const { keys, value: right } = nodeLabels.architecture.value
/** The limitations judge the other one. */
const old = 'beta.kubernetes.io/arch'

export const podArchitecture = defineLint({
  id: 'pod-architecture',
  on: 'manifest',
  summary: 'A pod for Windows asks for nodes of the architecture that Windows nodes have',
  remediation: `Write ${right}, or leave the architecture out.`,
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check(manifest): readonly LintViolation[] {
    const { value, pod } = manifest
    if (!pod || systemOfPod(manifest) !== 'windows') return []
    const spec = [...pod.path, 'spec']
    const selector = [...spec, 'nodeSelector', old]
    const label = valueAt(value, selector)
    const terms = nodesAt(value, [...spec, ...nodeTerms], ['*'])
    // One term that a Windows node meets is enough.
    const missed = terms.flatMap((term) => missedBy(term) ?? [])
    const asked = [
      ...(typeof label === 'string' && isOther(label) ? [{ path: selector, value: label }] : []),
      ...(missed.length === terms.length ? missed : []),
    ]
    return asked.map(({ path, value: own }) => ({
      path,
      basis: 'unsupported',
      message: `${pathText(path)} is ${String(own)}; Windows nodes are ${right}, so no node takes the pod, which stays Pending.`,
      facts: [nodeLabels.architecture],
    }))
  },
})

const isOther = (name: string) => name !== right && /^[a-z\d_]{2,20}$/i.test(name)

/** The value of a term with which it asks for other architectures alone. */
function missedBy({ value: term, path }: Node): Node | undefined {
  const [found] = nodesAt(term, [], ['matchExpressions', '*']).filter(
    ({ value: one }) =>
      keys.includes(String(valueAt(one, ['key']))) && valueAt(one, ['operator']) === 'In',
  )
  const values = found ? nodesAt(found.value, [], ['values', '*']) : []
  const [first] = values
  return found && first && values.every((one) => isOther(String(one.value)))
    ? { ...first, path: [...path, ...found.path, ...first.path] }
    : undefined
}
