import { objectLimits } from '../../catalog/workload/api-limits.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText, valueAt } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'
import { hasSchema, membersOf, pathOf, type Member } from './schema/walk.ts'

const { numbers, numbersTold, priority } = objectLimits

export const objectNumber = defineLint({
  id: 'object-number',
  on: 'manifest',
  summary: 'Numbers in an object are neither too small nor too large for the API server',
  remediation: 'Write a number that it takes, or leave the field out.',
  decisions: [],
  isAbout: (document) => hasSchema(document) || document.kind === 'PriorityClass',

  check: (document) => [
    ...membersOf(document).flatMap(outside),
    ...(document.kind === 'PriorityClass' ? ofClass(document.value) : []),
  ],
})

const bounds = [numbers, numbersTold].map((fact) => ({
  fact,
  ofType: new Map<string, Readonly<Record<string, readonly [number, number?]>>>(
    Object.entries(fact.value),
  ),
}))

function outside(member: Member): readonly LintViolation[] {
  const { key, value, owner } = member
  if (typeof value !== 'number') return []
  return bounds.flatMap(({ fact, ofType }): readonly LintViolation[] => {
    const bound = ownValue(ofType.get(owner.type) ?? {}, key)
    if (!bound) return []
    const [least, most] = bound
    if (value >= least && (most === undefined || value <= most)) return []
    const path = pathOf(member)
    return [
      {
        path,
        basis: 'refused',
        message: `${pathText(path)} is ${value}: the API server takes ${most === undefined ? `${least} or more` : `${least} to ${most}`}.`,
        facts: [fact],
      },
    ]
  })
}

function ofClass(value: unknown): readonly LintViolation[] {
  const { most, system } = priority.value
  const [own, name] = [valueAt(value, ['value']), valueAt(value, ['metadata', 'name'])]
  return typeof own !== 'number' ||
    own <= most ||
    (typeof name === 'string' && name.startsWith(system))
    ? []
    : [
        {
          path: ['value'],
          basis: 'refused',
          message: `The priority is ${own}: the API server takes at most ${most} of a class that is none of the system.`,
          facts: [priority],
        },
      ]
}
