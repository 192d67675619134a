import { kubeconfigParts } from '../../catalog/kubeconfig.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

export const kubeconfigContext = defineLint({
  id: 'kubeconfig-context',
  on: 'manifest',
  summary: 'The context in use of a kubeconfig is there, and so are its cluster and user',
  remediation: 'Name what the file has, or add what is missing.',
  decisions: [],
  isAbout: ({ kind, value }) => kind === 'Config' && Array.isArray(valueAt(value, ['contexts'])),

  check({ value }): readonly LintViolation[] {
    const names = (list: string) => nodesAt(value, [], [list, '*', 'name']).map((one) => one.value)
    const current = valueAt(value, ['current-context'])
    const contexts = names('contexts')
    const report = (path: LintViolation['path'], message: string): LintViolation => ({
      path,
      basis: 'fails',
      message,
      facts: [kubeconfigParts],
    })
    if (typeof current !== 'string' || current === '') return []
    const index = contexts.indexOf(current)
    if (index < 0) {
      return [
        report(
          ['current-context'],
          `The current context is ${current}, and the file has ${contexts.length === 0 ? 'none' : contexts.map(String).join(', ')}.`,
        ),
      ]
    }
    return (['cluster', 'user'] as const).flatMap((key) => {
      const path = ['contexts', index, 'context', key]
      const name = valueAt(value, path)
      return typeof name !== 'string' || name === '' || names(`${key}s`).includes(name)
        ? []
        : [report(path, `The context names the ${key} ${name}, which the file does not have.`)]
    })
  },
})
