import { podValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { ownValue } from '../../values/own.ts'
import { hasWholePod } from '../whole-pod.ts'
import { hasSchema, membersOf, type Member } from './schema/walk.ts'

type Forms = { readonly fields: string; readonly several: string }

const forms: Readonly<Record<string, Forms>> = podValidation.oneOf.value

export const oneForm = defineLint({
  id: 'one-form',
  on: 'manifest',
  summary: 'A probe has one way to ask, and a variable or a volume one place that it comes from',
  remediation: 'Keep one of them and take the others out.',
  decisions: [],
  isAbout: hasSchema,

  check(document) {
    if (document.isPart) return []
    const isWhole = hasWholePod(document)
    const members = new Map(membersOf(document).map((one) => [one.owner, one]))
    return [...members.values()].flatMap((member) => [
      ...severalIn(member, isWhole),
      ...variable(member),
    ])
  },
})

function severalIn({ owner, type, path }: Member, isWhole: boolean): readonly LintViolation[] {
  const known = ownValue(forms, type)
  if (!known) return []
  const keys = Object.keys(owner)
  const all: ReadonlySet<string> = new Set(known.fields.split(/\s+/))
  const own = Object.entries(owner).flatMap(([key, value]: readonly [string, unknown]) =>
    value !== null && all.has(key) ? [key] : [],
  )
  const at = path.slice(0, -1)
  if (own.length > 1) {
    return [
      {
        path: at,
        basis: 'refused',
        message: `${pathText(at)} has ${own.join(' and ')}: the API server refuses it (“${known.several}”).`,
        facts: [podValidation.oneOf],
      },
    ]
  }
  // A patch changes the times of a probe alone, and what is misspelt is told by itself.
  const isClear = keys.every((key) => /^(?:\w+Seconds|\w+Threshold)$/.test(key))
  return own.length > 0 || !isWhole || !isClear || type !== 'Probe'
    ? []
    : [
        {
          path: at,
          basis: 'refused',
          message: `${pathText(at)} does not say what to ask: the API server refuses it (“must specify a handler type”).`,
          remediation: 'Add httpGet, tcpSocket, exec or grpc.',
          facts: [podValidation.oneOf],
        },
      ]
}

function variable({ owner, type, path }: Member): readonly LintViolation[] {
  if (type !== 'EnvVar' || !('value' in owner) || !('valueFrom' in owner)) return []
  const at = path.slice(0, -1)
  if (owner.value === '' || owner.value === null || owner.valueFrom === null) return []
  return [
    {
      path: at,
      basis: 'refused',
      message: `${pathText(at)} has value and valueFrom: the API server refuses it (“${podValidation.variable.value}”).`,
      remediation: 'Keep value or valueFrom and take the other out.',
      facts: [podValidation.variable],
    },
  ]
}
