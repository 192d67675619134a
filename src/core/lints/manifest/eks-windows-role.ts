import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import type { Place } from '../../model/finding.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { placeOf as observedAt } from '../../model/observe.ts'
import { named } from '../../model/observed.ts'
import { ofKind, type Parsed } from '../../model/parsed.ts'
import { windowsRoleOf } from '../../values/windows-role.ts'

const { proxyGroup } = eksPool

export const eksWindowsRole = defineLint({
  id: 'eks-windows-role',
  on: 'setup',
  summary: 'The role of Windows nodes of EKS may read Services',
  remediation: `Add the group ${proxyGroup.value} to the role of the Windows nodes.`,
  decisions: [],

  check({ observations, parsed }) {
    const ofNodes = named(observations, 'eks.windowsRole')
    return [
      ...ofKind(parsed, 'manifest').flatMap((manifest) => inMap(manifest, ofNodes)),
      ...named(observations, 'eks.nodeRole').flatMap((one) =>
        one.value === false ? faultsOf(one.raw, [observedAt(one)], ofNodes) : [],
      ),
    ]
  },
})

/** The roles of aws-auth whose nodes run Windows. */
function inMap(
  { value: { kind, name, value }, placeOf }: Parsed<'manifest'>,
  ofNodes: readonly Observation[],
): readonly LintViolation[] {
  if (kind !== 'ConfigMap' || name !== 'aws-auth') return []
  const path = ['data', 'mapRoles']
  const text = valueAt(value, path)
  if (typeof text !== 'string') return []
  const entries = text.split(/^(?=[ \t]*- )(?=[^\n]*\b(?:rolearn|username|groups)\b)/m)
  let line = 0
  return entries.flatMap((entry) => {
    const role = /\brolearn["']?\s*:\s*["']?(\S*?[^\s/"']+)["']?\s/.exec(`${entry}\n`)
    const own = line + linesIn(entry.slice(0, role?.index))
    line += linesIn(entry)
    if (!/\bsystem:nodes\b/.test(entry) || entry.includes(proxyGroup.value)) return []
    const key = placeOf(path)
    // A block of text begins on the line below its key.
    return faultsOf(role?.[1] ?? '', [{ ...key, line: key.line + 1 + own }, key], ofNodes)
  })
}

/** A role without the group; which nodes it is for is told by them, else by its name alone. */
function faultsOf(
  arn: string,
  [place, ...also]: readonly [Place, ...Place[]],
  ofNodes: readonly Observation[],
): readonly LintViolation[] {
  const role = arn.split('/').at(-1) ?? ''
  const told = ofNodes.find(({ raw }) => raw.split('/').at(-1) === role)
  const name = windowsRoleOf(arn)
  if (role === '' || (!told && name === undefined)) return []
  return [
    {
      path: [],
      place,
      also: [...also, ...(told ? [observedAt(told)] : [])],
      basis: 'fails',
      message: `The role ${role} is not in the group ${proxyGroup.value}: kube-proxy on Windows nodes cannot list Services, so names do not resolve in their pods.`,
      facts: [
        told || /windows/i.test(role)
          ? proxyGroup
          : { ...proxyGroup, confidence: 'inferred' as const },
      ],
    },
  ]
}

const linesIn = (text: string) => text.split('\n').length - 1
