import { domainSid } from '../../catalog/workload/gmsa-domain.ts'
import { gmsa } from '../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { kind: specKind, group, plural, verb, body, accounts } = gmsa.objects

export const gmsaObjects = defineLint({
  id: 'gmsa-objects',
  on: 'manifest',
  summary: 'Objects around a gMSA give its credential spec, and the right to use it',
  remediation: `Give the role the verb ${verb.value}, and the object its ${body.value}.`,
  decisions: [],
  isAbout: ({ kind }) => isRole(kind) || kind === specKind.value,

  check({ kind, value }): readonly LintViolation[] {
    if (kind === specKind.value) return [...withoutBody(value), ...sidOfAccount(value)]
    if (!isRole(kind) || isOfWebhook(value)) return []
    return nodesAt(value, [], ['rules', '*']).flatMap(
      ({ path, value: rule }): readonly LintViolation[] => {
        const verbs = valueAt(rule, ['verbs'])
        const groups = valueAt(rule, ['apiGroups'])
        const resources = valueAt(rule, ['resources'])
        if (!Array.isArray(resources) || !resources.includes(plural.value)) return []
        if (Array.isArray(groups) && !groups.includes(group.value) && !groups.includes('*')) {
          return [
            {
              path: [...path, 'apiGroups'],
              basis: 'fails',
              message: `The rule on ${plural.value} is for the API group ${groups.map((one) => `"${String(one)}"`).join(', ')}; they are of ${group.value}, so the rule gives nothing and the webhook refuses the pods.`,
              remediation: `Write apiGroups: ["${group.value}"].`,
              facts: [group],
            },
          ]
        }
        if (!Array.isArray(verbs) || verbs.includes(verb.value) || verbs.includes('*')) return []
        // Whoever may write them is no pod.
        if (verbs.some((one) => one === 'create' || one === 'update' || one === 'watch')) return []
        return [
          {
            path: [...path, 'verbs'],
            basis: 'fails',
            message: `The verbs on ${plural.value} are ${verbs.join(', ')}; the webhook asks for ${verb.value}, and refuses the pods.`,
            remediation: `Add the verb ${verb.value}.`,
            // A role that lists them, and names none, may be for people who read them.
            facts: [
              verbs.includes('list') && valueAt(rule, ['resourceNames']) === undefined
                ? { ...verb, confidence: 'inferred' as const }
                : verb,
            ],
          },
        ]
      },
    )
  },
})

/** The webhook reads the objects, and asks whether a pod may use them. */
const isOfWebhook = (role: unknown) =>
  nodesAt(role, [], ['rules', '*', 'resources', '*']).some(
    ({ value }) => typeof value === 'string' && value.endsWith('subjectaccessreviews'),
  )

const isRole = (kind: string) => kind === 'ClusterRole' || kind === 'Role'

function withoutBody(value: unknown): readonly LintViolation[] {
  const spec = valueAt(value, [body.value])
  const isEmpty = typeof spec === 'object' && spec !== null && Object.keys(spec).length === 0
  if (spec !== undefined && spec !== null && !isEmpty) {
    const path = [body.value, ...accounts.value]
    const own = valueAt(value, path)
    return Array.isArray(own) && own.length === 0
      ? [
          {
            path,
            basis: 'fails',
            message: 'The credential spec names no account: pods get no identity of the domain.',
            remediation:
              'Name the gMSA twice, with the NetBIOS and with the DNS name of its domain.',
            facts: [accounts],
          },
        ]
      : []
  }
  return [
    {
      path: spec === undefined ? [] : [body.value],
      basis: 'fails',
      message: `The object has no content in ${body.value}; pods that name it do not start.`,
      remediation:
        'Put the JSON of New-CredentialSpec there as YAML, and take a CustomResourceDefinition that keeps it.',
      facts: [spec === undefined ? body : gmsa.objects.pruned],
    },
  ]
}

/** The SID of an account is that of its domain and one number more. */
function sidOfAccount(value: unknown): readonly LintViolation[] {
  const path = [body.value, ...domainSid.value]
  const sid = valueAt(value, path)
  if (typeof sid !== 'string' || !/^S-1-5-21(?:-\d{1,10}){4}$/i.test(sid.trim())) return []
  return [
    {
      path,
      basis: 'fails',
      message: `${domainSid.value.join('.')} is ${sid.trim()}, the SID of an account; the SID of its domain belongs there.`,
      remediation: `Write ${sid.trim().replace(/-\d{1,10}$/, '')}: (Get-ADDomain).DomainSID tells it.`,
      facts: [domainSid],
    },
  ]
}
