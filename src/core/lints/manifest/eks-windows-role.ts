import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { ofKind } from '../../model/parsed.ts'

const { proxyGroup } = eksPool

export const eksWindowsRole = defineLint({
  id: 'eks-windows-role',
  on: 'setup',
  summary: 'The role of Windows nodes of EKS may read Services',
  remediation: `Add the group ${proxyGroup.value} to the role of the Windows nodes.`,
  decisions: [],

  check: ({ parsed }) =>
    ofKind(parsed, 'manifest').flatMap(({ value: { kind, name, value }, placeOf }) => {
      if (kind !== 'ConfigMap' || name !== 'aws-auth') return []
      const path = ['data', 'mapRoles']
      const text = valueAt(value, path)
      if (typeof text !== 'string') return []
      const entries = text.split(/^(?=[ \t]*- )(?=[^\n]*\b(?:rolearn|username|groups)\b)/m)
      let line = 0
      return entries.flatMap((entry): readonly LintViolation[] => {
        const role = /\brolearn["']?\s*:\s*["']?\S*?([^\s/"']+)["']?\s/.exec(`${entry}\n`)
        const own = line + linesIn(entry.slice(0, role?.index))
        line += linesIn(entry)
        const isNode = /\bsystem:nodes\b/.test(entry)
        // Only its name tells for which nodes a role is.
        const isOfWindows = /win/i.test(role?.[1] ?? '') && !/linux/i.test(role?.[1] ?? '')
        if (!isNode || !isOfWindows || entry.includes(proxyGroup.value)) return []
        const key = placeOf(path)
        return [
          {
            path: [],
            // A block of text begins on the line below its key.
            place: { ...key, line: key.line + 1 + own },
            also: [key],
            basis: 'fails',
            message: `The role ${role?.[1] ?? ''} is not in the group ${proxyGroup.value}: kube-proxy on Windows nodes cannot list Services, so names do not resolve in their pods.`,
            facts: [
              /windows/i.test(role?.[1] ?? '')
                ? proxyGroup
                : { ...proxyGroup, confidence: 'inferred' as const },
            ],
          },
        ]
      })
    }),
})

const linesIn = (text: string) => text.split('\n').length - 1
