import { namedObjects } from '../catalog/workload/named-objects.ts'
import { valueAt } from '../model/nodes.ts'
import type { Parsed } from '../model/parsed.ts'

type Sent = Parsed<'manifest'>

const makers: Readonly<Record<string, readonly string[] | undefined>> =
  namedObjects.makersOfSecrets.value

/** The Secret that an object makes, as if it were there; its keys are not told. */
export function secretMadeBy(sent: Sent): readonly Sent[] {
  const { value, kind, name } = sent.value
  const way = makers[kind]
  if (way === undefined) return []
  const told = valueAt(value, way)
  const made = typeof told === 'string' ? told : name
  const namespace = valueAt(value, ['metadata', 'namespace'])
  const metadata = { name: made, ...(typeof namespace === 'string' && { namespace }) }
  return [
    {
      ...sent,
      value: { kind: 'Secret', name: made, value: { kind: 'Secret', metadata }, pod: undefined },
      placeOf: (path) =>
        sent.placeOf(path.join('.') === 'metadata.name' && typeof told === 'string' ? way : path),
    },
  ]
}
