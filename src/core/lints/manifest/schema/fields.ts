import { objectSchema } from '../../../catalog/workload/object-schema.ts'

/** What a field takes: a letter of the schema, or the name of a type. */
export interface Field {
  readonly type: string
  readonly isList: boolean
  /** The words that it takes alone. */
  readonly words?: readonly string[]
}

const schema = objectSchema.value
const read = new Map<string, ReadonlyMap<string, Field>>()

/** The fields of a type by name; undefined where the schema has no such type. */
export function fieldsOf(type: string): ReadonlyMap<string, Field> | undefined {
  const known = read.get(type)
  if (known) return known
  const text = Object.hasOwn(schema, type) ? schema[type] : undefined
  if (text === undefined) return undefined
  const fields = new Map(
    text.split(/\s+/).flatMap((field): readonly (readonly [string, Field])[] => {
      const [name = '', what = ''] = field.split(':')
      return name === '' ? [] : [[name, fieldOf(what)]]
    }),
  )
  read.set(type, fields)
  return fields
}

function fieldOf(what: string): Field {
  const type = what.replace('[]', '')
  const isList = what.endsWith('[]')
  return type.startsWith('=')
    ? { type: 's', isList, words: type.slice(1).split('|') }
    : { type, isList }
}
