import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { proxyGroup } = eksPool

export const eksWindowsRole = defineLint({
  id: 'eks-windows-role',
  on: 'manifest',
  summary: 'The role of Windows nodes of EKS may read Services',
  remediation: `Add the group ${proxyGroup.value} to the role of the Windows nodes.`,
  decisions: [],
  isAbout: ({ kind, name }) => kind === 'ConfigMap' && name === 'aws-auth',

  check({ kind, name, value }): readonly LintViolation[] {
    if (kind !== 'ConfigMap' || name !== 'aws-auth') return []
    const path = ['data', 'mapRoles']
    const text = valueAt(value, path)
    if (typeof text !== 'string') return []
    const nodes = text.split(/^(?=[ \t]*- )(?=[^\n]*\b(?:rolearn|username|groups)\b)/m)
    return nodes.flatMap((entry): readonly LintViolation[] => {
      const role = /\brolearn["']?\s*:\s*["']?\S*?([^\s/"']+)["']?\s/.exec(`${entry}\n`)?.[1] ?? ''
      const isNode = /\bsystem:nodes\b/.test(entry)
      // Only its name tells for which nodes a role is.
      if (!isNode || !/win/i.test(role) || entry.includes(proxyGroup.value)) return []
      return [
        {
          path,
          basis: 'fails',
          message: `The role ${role} is not in the group ${proxyGroup.value}: kube-proxy on Windows nodes cannot list Services, so names do not resolve in their pods.`,
          facts: [proxyGroup],
        },
      ]
    })
  },
})
