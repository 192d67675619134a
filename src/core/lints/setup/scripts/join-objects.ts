import { identities } from '../../../catalog/identities.ts'
import { joinObjects } from '../../../catalog/join-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Manifest } from '../../../model/manifest.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { faultAt } from '../../fault-at.ts'

type Path = LintViolation['path']

const { token, flannel, flannelStatus, tokenNamespace } = joinObjects
const { bootstrap, tokenSecret } = identities

export const joinObjectsLint = defineLint({
  id: 'join-objects',
  on: 'setup',
  summary: 'Tokens and roles by which nodes and agents get into the cluster are of use',
  remediation: 'Write the object as the API server takes it.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest')
    const accounts = manifests.filter(({ value }) => value.kind === 'ServiceAccount')
    return manifests.flatMap((one) => [
      ...(checks.get(one.value.kind)?.(one) ?? []),
      ...strayToken(one, accounts),
    ])
  },
})

type Object = Parsed<'manifest'>

const checks: ReadonlyMap<string, (object: Object) => readonly LintViolation[]> = new Map([
  ['Secret', (object) => [...bootstrapToken(object), ...accountToken(object)]],
  ['ClusterRole', flannelRole],
  ['ClusterRoleBinding', binding],
])

const textAt = (value: unknown, ...path: Path) => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : undefined
}

/** A template, or what somebody covered before it was sent. */
const isLeftOut = /[^\w.-]|redact|removed|secret|masked|hidden|^[xX.]+$/i
const signing = 'usage-bootstrap-signing'

const namespaceOf = ({ value }: Manifest) => textAt(value, 'metadata', 'namespace')

/** The API server refuses a Secret for a token that names no account. */
function accountToken(object: Object): readonly LintViolation[] {
  const { value } = object.value
  const { type, annotation } = tokenSecret.value
  const path = ['metadata', 'annotations']
  return valueAt(value, ['type']) === type && valueAt(value, [...path, annotation]) === undefined
    ? [
        faultAt(
          object.placeOf(['type']),
          'refused',
          `A Secret of the type ${type} needs the annotation ${annotation}, which is missing.`,
          tokenSecret,
          { remediation: 'Add it, with the name of the account in the same namespace.' },
        ),
      ]
    : []
}

/** Only what stands there in words: `data` holds base64. */
function bootstrapToken(object: Object): readonly LintViolation[] {
  const { value, name } = object.value
  const { type, namePrefix } = bootstrap.secret.value
  if (valueAt(value, ['type']) !== type) return []
  const { namespace, id, secret, use, groups } = token.value
  const at = (key: string): Path => ['stringData', key]
  const own = textAt(value, ...at(id.key))
  const space = namespaceOf(object.value)
  const extra = textAt(value, ...at(groups.key))?.split(',') ?? []
  const isWrong = (field: { readonly key: string; readonly length: number }) => {
    const text = textAt(value, ...at(field.key))
    return (
      text !== undefined &&
      !isLeftOut.test(text) &&
      !new RegExp(`^[a-z0-9]{${field.length}}$`).test(text)
    )
  }
  const faults: readonly (readonly [is: boolean, path: Path, message: string])[] = [
    [
      own !== undefined &&
        name !== undefined &&
        !isLeftOut.test(`${own}${name}`) &&
        name !== `${namePrefix}${own}`,
      ['metadata', 'name'],
      `The Secret is called ${name}; the API server looks for ${namePrefix}${own}, after its ${id.key}.`,
    ],
    [
      space !== undefined && space !== namespace,
      ['metadata', 'namespace'],
      `The Secret stands in ${space}; bootstrap tokens are looked for in ${namespace}.`,
    ],
    ...[id, secret].map(
      (field) =>
        [
          isWrong(field),
          at(field.key),
          `${field.key} is not ${field.length} lower-case letters and digits.`,
        ] as const,
    ),
    [
      valueAt(value, ['stringData']) !== undefined &&
        textAt(value, ...at(use)) !== 'true' &&
        // A token of one use alone is for those who read the cluster's address by it.
        (valueAt(value, at(use)) !== undefined || textAt(value, ...at(signing)) !== 'true'),
      valueAt(value, at(use)) === undefined ? ['stringData'] : at(use),
      `${use} is not "true": the kubelet cannot log on with the token.`,
    ],
    [
      extra.some((group) => !group.trim().startsWith(groups.prefix)),
      at(groups.key),
      `${groups.key} is ${extra.join(',')}; each group must begin with ${groups.prefix}`,
    ],
  ]
  return faults.flatMap(([is, path, message]) =>
    is ? [faultAt(object.placeOf(path), 'fails', message, token)] : [],
  )
}

function flannelRole(object: Object): readonly LintViolation[] {
  const { value, name } = object.value
  if (name !== flannel.value.role) return []
  const rules = nodesAt(value, [], ['rules', '*'])
  const listOf = (rule: unknown, key: string): readonly unknown[] => {
    const list = valueAt(rule, [key])
    return Array.isArray(list) ? list : []
  }
  const { resource, verbs } = flannel.value
  const own = rules.filter(({ value: rule }) =>
    listOf(rule, 'resources').some((one) => one === resource || one === '*'),
  )
  const given = own.flatMap(({ value: rule }) => listOf(rule, 'verbs'))
  const missing = verbs.filter((verb) => !given.includes(verb) && !given.includes('*'))
  const { resource: status, verb } = flannelStatus.value
  const mayPatch = rules.some(
    ({ value: rule }) =>
      listOf(rule, 'resources').some((one) => one === status || one === 'nodes/*' || one === '*') &&
      listOf(rule, 'verbs').some((one) => one === verb || one === '*'),
  )
  if (missing.length === 0 && !mayPatch) {
    const lacks = `The role leaves out ${verb} on ${status}, with which flanneld writes down its lease: the node gets no range.`
    return [faultAt(object.placeOf(['rules']), 'fails', lacks, flannelStatus)]
  }
  if (missing.length === 0) return []
  const message = `The role leaves out ${missing.join(' and ')} on ${resource}, which flanneld asks for: it gets no network.`
  return [faultAt(object.placeOf([...(own[0]?.path ?? ['rules'])]), 'fails', message, flannel)]
}

function binding(object: Object): readonly LintViolation[] {
  const path = ['roleRef', 'name']
  const given = textAt(object.value.value, ...path)
  const [meant] = bootstrap.bindings.value.filter(({ role }) => given === `${role}s`)
  if (!meant) return []
  const message = `The binding names ${given}; the role is ${meant.role}.`
  return [faultAt(object.placeOf(path), 'fails', message, bootstrap.bindings)]
}

/** A Secret for the token of an account that stands in another namespace. */
function strayToken(object: Object, accounts: readonly Object[]): readonly LintViolation[] {
  const { type, annotation } = tokenSecret.value
  const account = textAt(object.value.value, 'metadata', 'annotations', annotation)
  // Each namespace has an account of that name by itself.
  if (account === 'default') return []
  if (valueAt(object.value.value, ['type']) !== type || account === undefined) return []
  const named = accounts.filter(({ value }) => value.name === account)
  const space = namespaceOf(object.value)
  const [first] = named
  if (!first || named.some(({ value }) => namespaceOf(value) === space)) return []
  const path = ['metadata', space === undefined ? 'name' : 'namespace']
  const message = `The Secret is for the account ${account}, which stands in ${namespaceOf(first.value) ?? 'default'} and not in ${space ?? 'default'}: no token is put into it.`
  return [faultAt(object.placeOf(path), 'fails', message, tokenNamespace)]
}
