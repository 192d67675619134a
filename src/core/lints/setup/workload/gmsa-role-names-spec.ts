import { gmsa } from '../../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { gmsaNamesIn } from '../../gmsa-names.ts'

const { binding, plural } = gmsa.objects

export const gmsaRoleNamesSpec = defineLint({
  id: 'gmsa-role-names-spec',
  on: 'setup',
  summary: 'A role gives the right to use the credential spec that a pod names',
  remediation: 'Write the name of the credential spec into resourceNames of the role.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const rules = manifests.flatMap((role) =>
      /^(?:Cluster)?Role$/.test(role.value.kind)
        ? nodesAt(role.value.value, [], ['rules', '*']).flatMap(({ path, value }) =>
            nodesAt(value, [], ['resources', '*']).some((one) => one.value === plural.value)
              ? [{ role, path: [...path, 'resourceNames'], names: namesIn(value) }]
              : [],
          )
        : [],
    )
    const [rule] = rules
    // One without names is for all of them.
    if (!rule || rules.some(({ names }) => names === undefined)) return []
    const all = rules.flatMap(({ names }) => names ?? [])
    return manifests.flatMap((sent) =>
      gmsaNamesIn(sent.value)
        .filter(({ value }) => !all.includes(String(value)))
        .slice(0, 1)
        .map(({ path, value }): LintViolation => ({
          path: [],
          place: rule.role.placeOf(rule.path),
          also: [sent.placeOf(path)],
          basis: 'refused',
          message: `The role ${rule.role.value.name ?? ''} gives the right to use ${all.slice(0, 10).join(', ')}, and ${sent.value.name ?? 'the pod'} names the credential spec ${String(value)}: the webhook refuses the pod (“is not authorized to \`use\` GMSA cred spec”).`,
          facts: [binding],
        })),
    )
  },
})

function namesIn(rule: unknown): readonly string[] | undefined {
  const names = nodesAt(rule, [], ['resourceNames', '*']).map((one) => String(one.value))
  return valueAt(rule, ['resourceNames']) === undefined || names.length === 0 ? undefined : names
}
