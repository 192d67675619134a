import { joinObjects } from '../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { extraArgs } = joinObjects

const kinds: ReadonlySet<string> = new Set([
  'InitConfiguration',
  'JoinConfiguration',
  'ClusterConfiguration',
])

export const kubeadmExtraArgs = defineLint({
  id: 'kubeadm-extra-args',
  on: 'manifest',
  summary: 'Flags for components stand in the file of kubeadm in the form of its version',
  remediation: 'Write a list with name and value for v1beta4, and a table for versions before.',
  decisions: [],
  isAbout: ({ kind }) => kinds.has(kind),

  check({ kind, value }): readonly LintViolation[] {
    const version = /^kubeadm\.k8s\.io\/(v1beta\d)$/.exec(
      String(valueAt(value, ['apiVersion'])),
    )?.[1]
    if (!kinds.has(kind) || version === undefined) return []
    const isList = version >= extraArgs.value.listFrom
    return [
      ['nodeRegistration', 'kubeletExtraArgs'],
      ['*', 'extraArgs'],
    ]
      .flatMap((path) => nodesAt(value, [], path))
      .filter(({ value: args }) => typeof args === 'object' && args !== null)
      .filter(({ value: args }) => Array.isArray(args) !== isList)
      .map(({ path }) => ({
        path,
        basis: 'refused',
        message: `${path.join('.')} is a ${isList ? 'table' : 'list'}; kubeadm ${version} takes a ${isList ? 'list of names and values' : 'table'} alone.`,
        facts: [extraArgs],
      }))
  },
})
