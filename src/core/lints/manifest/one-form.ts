import { podValidation } from '../../catalog/workload/pod-validation.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { pathText } from '../../model/nodes.ts'
import { hasWholePod } from '../whole-pod.ts'
import { hasSchema, pathOf, walkedIn, type Typed } from './schema/walk.ts'

interface Forms {
  readonly fields: ReadonlySet<string>
  /** What the API server says of several. */
  readonly several: string
}

const forms: ReadonlyMap<string, Forms> = new Map(
  Object.entries(podValidation.oneOf.value).map(([type, { fields, several }]) => [
    type,
    { fields: new Set(fields.split(/\s+/)), several },
  ]),
)

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
    return walkedIn(document).objects.flatMap((object) => {
      const known = forms.get(object.type)
      if (known) return severalIn(object, known, isWhole)
      return object.type === 'EnvVar' ? variable(object) : []
    })
  },
})

function severalIn(
  { value: object, type, at: step }: Typed,
  known: Forms,
  isWhole: boolean,
): readonly LintViolation[] {
  const keys = Object.keys(object)
  const own = Object.entries(object).flatMap(([key, value]: readonly [string, unknown]) =>
    value !== null && known.fields.has(key) ? [key] : [],
  )
  const at = pathOf(step)
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

function variable({ value: owner, at: step }: Typed): readonly LintViolation[] {
  if (!('value' in owner) || !('valueFrom' in owner)) return []
  if (owner.value === '' || owner.value === null || owner.valueFrom === null) return []
  const at = pathOf(step)
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
