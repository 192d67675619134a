import { objectFields } from '../../catalog/workload/object-fields.ts'
import { defineLint } from '../../model/lint.ts'
import { ownValue } from '../../values/own.ts'

const header: readonly string[] = ['apiVersion', 'kind', 'metadata']
const tables: Readonly<Record<string, readonly string[]>> = objectFields.value

export const objectField = defineLint({
  id: 'object-field',
  on: 'manifest',
  summary: 'What stands beside kind is a field of the object',
  remediation: 'Indent it below the field that it belongs to.',
  decisions: [],
  isAbout: ({ kind }) => ownValue(tables, kind) !== undefined,

  check({ kind, value }) {
    const known = ownValue(tables, kind)
    if (!known || typeof value !== 'object' || value === null) return []
    const strange = Object.keys(value).filter(
      (key) => !header.includes(key) && !known.includes(key) && /^[a-z]\w*$/i.test(key),
    )
    const [first] = strange
    if (first === undefined) return []
    return [
      {
        path: [first],
        basis: 'unsupported',
        message: `${strange.slice(0, 5).join(', ')} ${strange.length === 1 ? 'stands' : 'stand'} beside kind; a ${kind} has there ${known.join(', ')} alone: kubectl refuses it, or the API server drops it.`,
        facts: [objectFields],
      },
    ]
  },
})
