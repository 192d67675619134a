import { gmsaFields } from '../../catalog/workload/gmsa-fields.ts'
import { gmsa } from '../../catalog/workload/windows-options.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'
import { isPlaceholder } from '../../values/placeholder.ts'

const { kind: specKind, body } = gmsa.objects

export const gmsaSpecFields = defineLint({
  id: 'gmsa-spec-fields',
  on: 'manifest',
  summary: 'A credential spec has the fields that its definition names, with text in them',
  remediation: 'Write the fields as New-CredentialSpec does, and put a number in quotes.',
  decisions: [],
  isAbout: ({ kind }) => kind === specKind.value,

  check: ({ value }) => misfits(valueAt(value, [body.value]), gmsaFields.value, [body.value]),
})

/** What the definition of the object does not take, of a value and all below it. */
function misfits(
  value: unknown,
  shape: unknown,
  path: LintViolation['path'],
): readonly LintViolation[] {
  if (value === undefined || value === null) return []
  const own = path.slice(1).join('.')
  const refused = (is: string, remediation: string): readonly LintViolation[] => [
    {
      path,
      basis: 'refused',
      message: `${own} is ${is}, and the definition of ${specKind.value} takes ${nameOf(shape)} there: the API server refuses the object.`,
      remediation,
      facts: [gmsaFields],
    },
  ]
  if (typeof shape === 'string') {
    if (typeof value === 'string') return []
    if (typeof value === 'object')
      return refused(nameOf(value), 'Write what belongs there as one text, in quotes.')
    const raw = JSON.stringify(value)
    return refused(`${raw} without quotes`, `Write "${raw}".`)
  }
  if (typeof value === 'string' && isPlaceholder(value)) return []
  if (nameOf(value) !== nameOf(shape))
    return path.length === 1 ? [] : refused(nameOf(value), `Write ${nameOf(shape)} there.`)
  if (Array.isArray(shape))
    return Object.entries(value).flatMap(([i, one]) => misfits(one, shape[0], [...path, Number(i)]))
  const known = Object.keys(Object(shape))
  return Object.entries(value).flatMap(([key, below]): readonly LintViolation[] => {
    if (known.includes(key)) return misfits(below, valueAt(shape, [key]), [...path, key])
    const meant =
      known.find((one) => one.toLowerCase() === key.toLowerCase()) ?? nearest(key, known)
    return [
      {
        path: [...path, key],
        basis: 'fails',
        message: `${[...path.slice(1), key].join('.')} is no field of a ${specKind.value}${meant === undefined ? '' : `; the field is ${meant}`}: the API server refuses the object, or drops the field.`,
        remediation:
          meant === undefined ? `Take ${key} out, or put it where it belongs.` : `Write ${meant}.`,
        facts: [gmsaFields],
      },
    ]
  })
}

const nameOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : 'text'
