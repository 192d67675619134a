import { volumeDrivers } from '../catalog/workload/volume-drivers.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Parsed } from '../model/parsed.ts'

type Path = LintViolation['path']

const { builtIn, fileSystem } = volumeDrivers

export type Object = Parsed<'manifest'>

export const byName = (objects: readonly Object[]): ReadonlyMap<string, Object> =>
  new Map(objects.flatMap((one) => (one.value.name === undefined ? [] : [[one.value.name, one]])))

export const textIn = (value: unknown, path: Path): string => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** The claims of a pod, and those that a StatefulSet makes, as values. */
export function claimsOf({ value: { value, pod } }: Object, claims: ReadonlyMap<string, Object>) {
  const name = ['persistentVolumeClaim', 'claimName']
  const named = nodesAt(value, [...(pod?.path ?? []), 'spec'], ['volumes', '*', ...name])
  return [
    ...named.flatMap(({ path, value: claim }) => {
      const found = claims.get(String(claim))
      return found ? [{ claim: found.value.value, path }] : []
    }),
    ...nodesAt(value, [], ['spec', 'volumeClaimTemplates', '*']).map((own) => ({
      claim: own.value,
      path: own.path,
    })),
  ]
}

/** Claims of Windows pods for a class that GKE brings, and that nobody sent another one of. */
export const builtInOf = (
  pods: readonly Object[],
  claims: ReadonlyMap<string, Object>,
  classes: ReadonlyMap<string, Object>,
): readonly LintViolation[] => {
  const used = new Set(pods.flatMap((one) => claimsOf(one, claims).map(({ claim }) => claim)))
  const path = ['spec', 'storageClassName']
  return [...claims.values()]
    .filter(({ value: { value } }) => used.has(value))
    .filter(({ value: { value } }) => {
      const name = textIn(value, path)
      return builtIn.value.some((one) => one === name) && !classes.has(name)
    })
    .map(({ placeOf, value: { value } }) => ({
      path: [],
      place: placeOf(path),
      basis: 'unsupported',
      message: `The claim takes the class ${textIn(value, path)}, which GKE brings and which makes ext4; a Windows pod uses it, and Windows mounts ${fileSystem.value}.`,
      facts: [builtIn],
    }))
}
