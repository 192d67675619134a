import { domainSid } from '../../catalog/workload/gmsa-domain.ts'
import { gmsa } from '../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'

const { kind: specKind, group, plural, verb, body, accounts, guids } = gmsa.objects

export const gmsaObjects = defineLint({
  id: 'gmsa-objects',
  on: 'manifest',
  summary: 'Objects around a gMSA give its credential spec, and the right to use it',
  remediation: `Give the role the verb ${verb.value}, and the object its ${body.value}.`,
  decisions: [],
  isAbout: ({ kind, value }) =>
    isRole(kind) || kind === specKind.value || isDefinition(kind, value),

  check({ kind, value }): readonly LintViolation[] {
    if (kind === specKind.value)
      return [...withoutBody(value), ...sidOfAccount(value), ...noGuid(value)]
    if (isDefinition(kind, value)) return pruning(value)
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

const isDefinition = (kind: string, value: unknown) =>
  kind === 'CustomResourceDefinition' &&
  valueAt(value, ['spec', 'group']) === group.value &&
  valueAt(value, ['spec', 'names', 'kind']) === specKind.value

/** Version 1 of definitions drops each field that its schema does not name. */
function pruning(value: unknown): readonly LintViolation[] {
  if (valueAt(value, ['apiVersion']) !== 'apiextensions.k8s.io/v1') return []
  return nodesAt(value, [], ['spec', 'versions', '*']).flatMap(({ path, value: version }) => {
    const schema = ['schema', 'openAPIV3Schema']
    const root = valueAt(version, schema)
    const own = valueAt(root, ['properties', body.value])
    if (typeof root !== 'object' || root === null || keeps(root) || keeps(own)) return []
    if (valueAt(own, ['properties']) !== undefined) return []
    if (valueAt(version, ['served']) === false) return []
    return [
      {
        path: [...path, ...schema, ...(own === undefined ? [] : ['properties', body.value])],
        basis: 'fails',
        message: `This definition names no field below ${body.value} and keeps no other: the API server drops the content of each credential spec, and pods that name one do not start.`,
        remediation: `Take the definition of a release of windows-gmsa, or write x-kubernetes-preserve-unknown-fields: true below ${body.value}; then create the objects again.`,
        facts: [gmsa.objects.pruned],
      },
    ]
  })
}

/** Whether a schema lets fields through that it does not name. */
const keeps = (schema: unknown) =>
  ['x-kubernetes-preserve-unknown-fields', 'additionalProperties'].some(
    (key) => valueAt(schema, [key]) !== undefined && valueAt(schema, [key]) !== false,
  )

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

/** What has the form of a GUID with letters that no GUID has; words that stand for one have another form. */
const noGuid = (value: unknown): readonly LintViolation[] =>
  guids.value.flatMap((own): readonly LintViolation[] => {
    const path = [body.value, ...own]
    const text = valueAt(value, path)
    if (typeof text !== 'string') return []
    const letters =
      /^\{?([\da-z]{8}(?:-[\da-z]{4}){3}-[\da-z]{12})\}?$/i.exec(text.trim())?.[1] ?? ''
    const odd = [...new Set(letters.toUpperCase().match(/[G-Z]/g))]
    // One letter over and over stands for what belongs there.
    if (odd.length === 0 || new Set(letters.replaceAll('-', '')).size < 3) return []
    return [
      {
        path,
        basis: 'fails',
        message: `${own.join('.')} is ${text.trim()}, which is no GUID: ${odd.join(', ')} ${odd.length > 1 ? 'are no digits' : 'is no digit'} of one.`,
        remediation:
          own.at(-1) === 'PluginGUID'
            ? 'Write the GUID under which the plug-in is registered on the node.'
            : 'Write what (Get-ADDomain).ObjectGUID tells.',
        facts: [guids],
      },
    ]
  })
