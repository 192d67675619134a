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

const className = ['spec', 'storageClassName']

/** The class that makes the volume of a claim: the one it names, else the default, where one was sent. */
export function classOf(claim: unknown, classes: ReadonlyMap<string, Object>): Object | undefined {
  if (!takesDefault(claim)) return classes.get(textIn(claim, className))
  const defaults = [...classes.values()].filter(({ value: { value } }) =>
    defaultMarks.some((mark) => textIn(value, ['metadata', 'annotations', mark]) === 'true'),
  )
  return defaults.length === 1 ? defaults[0] : undefined
}

/** A claim that names neither a class nor a volume; an empty name asks for no class. */
const takesDefault = (claim: unknown): boolean =>
  valueAt(claim, className) === undefined &&
  ['volumeName', 'selector'].every((key) => valueAt(claim, ['spec', key]) === undefined)

const defaultMarks = [
  'storageclass.kubernetes.io/is-default-class',
  'storageclass.beta.kubernetes.io/is-default-class',
]

/** Claims of Windows pods for a class that GKE brings, and that nobody sent another one of. */
export function builtInOf(
  pods: readonly Object[],
  claims: ReadonlyMap<string, Object>,
  classes: ReadonlyMap<string, Object>,
  isGke: () => boolean,
): readonly LintViolation[] {
  const used = new Set(pods.flatMap((one) => claimsOf(one, claims).map(({ claim }) => claim)))
  const asked = [
    ...[...claims.values()]
      .filter(({ value: { value } }) => used.has(value))
      .map(({ value: { value }, placeOf }) => ({ claim: value, placeOf, at: [] as Path })),
    ...pods.flatMap(({ value: { value }, placeOf }) =>
      nodesAt(value, [], ['spec', 'volumeClaimTemplates', '*']).map((own) => ({
        claim: own.value,
        placeOf,
        at: own.path,
      })),
    ),
  ]
  return asked.flatMap(({ claim, placeOf, at }): readonly LintViolation[] => {
    const name = textIn(claim, className)
    const isNamed = builtIn.value.some((one) => one === name) && !classes.has(name)
    // Whoever sent classes may have another default.
    const isLeftOut = classes.size === 0 && takesDefault(claim) && isGke()
    if (!isNamed && !isLeftOut) return []
    return [
      {
        path: [],
        place: placeOf([...at, ...(isNamed ? className : ['spec'])]),
        basis: 'unsupported',
        message: `${
          isNamed
            ? `The claim takes the class ${name}, which GKE brings and which makes ext4`
            : 'The claim has no storageClassName, so it takes the default class of GKE, which makes ext4'
        }; a Windows pod uses it, and Windows mounts ${fileSystem.value}.`,
        facts: [builtIn],
      },
    ]
  })
}
