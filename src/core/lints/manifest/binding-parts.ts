import { bindingValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, pathText, valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { ownValue } from '../../values/own.ts'
import { wasTaken } from '../taken-object.ts'

const { group, roles, subjects, namespaced } = bindingValidation
const rolesOf: Readonly<Record<string, readonly string[]>> = roles.value
/** Other projects have bindings of the same names, with parts of their own. */
const isOfGroup = (value: unknown) => {
  const version = valueAt(value, ['apiVersion'])
  return (
    typeof version !== 'string' || !version.includes('/') || version.startsWith(`${group.value}/`)
  )
}
const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z][\w.-]*$/.test(value)

export const bindingParts = defineLint({
  id: 'binding-parts',
  on: 'manifest',
  summary: 'A binding names a role and subjects that the API server takes',
  remediation: 'Write it as the API server takes it.',
  decisions: [],
  isAbout: ({ kind }) => Object.hasOwn(rolesOf, kind),

  check(document): readonly LintViolation[] {
    const { kind, value, isPart } = document
    const taken = ownValue(rolesOf, kind)
    if (!taken || isPart || wasTaken(document) || !isOfGroup(value)) return []
    return [
      ...oneOf(['roleRef', 'kind'], valueAt(value, ['roleRef', 'kind']), taken, roles),
      ...oneOf(
        ['roleRef', 'apiGroup'],
        valueAt(value, ['roleRef', 'apiGroup']),
        [group.value],
        group,
      ),
      ...nodesAt(value, [], ['subjects', '*']).flatMap(({ path, value: subject }) => [
        ...oneOf([...path, 'kind'], valueAt(subject, ['kind']), subjects.value, subjects),
        ...(kind === namespaced.value.binding ? withoutNamespace(path, subject) : []),
      ]),
    ]
  },
})

function oneOf(
  path: LintViolation['path'],
  value: unknown,
  taken: readonly string[],
  fact: LintViolation['facts'][number],
): readonly LintViolation[] {
  if (!isWord(value) || taken.includes(value)) return []
  const meant = taken.length === 1 ? taken[0] : nearest(value, taken)
  return [
    {
      path,
      basis: 'refused',
      message: `${pathText(path)} is ${value}; the API server takes ${taken.join(', ')} there (“Unsupported value”).`,
      ...(meant === undefined ? {} : { remediation: `Write ${meant}.` }),
      facts: [fact],
    },
  ]
}

function withoutNamespace(path: LintViolation['path'], subject: unknown): readonly LintViolation[] {
  const isOfNamespace = valueAt(subject, ['kind']) === namespaced.value.subject
  const name = valueAt(subject, ['name'])
  const hasNamespace = typeof subject === 'object' && subject !== null && 'namespace' in subject
  return !isOfNamespace || hasNamespace || !isWord(name)
    ? []
    : [
        {
          path: [...path, 'name'],
          basis: 'refused',
          message: `${pathText(path)} names the service account ${name} without its namespace: the API server refuses it (“namespace: Required value”).`,
          remediation: 'Add the namespace of the service account.',
          facts: [namespaced],
        },
      ]
}
