import { namedObjects } from '../catalog/workload/named-objects.ts'
import type { LintViolation } from '../model/lint.ts'
import { nodesAt, valueAt } from '../model/nodes.ts'
import type { Parsed } from '../model/parsed.ts'
import { namedByReference } from './named-references.ts'

type Path = LintViolation['path']

export type Sent = Parsed<'manifest'>

/** An object that another one names, and where it does. */
export interface Naming {
  readonly by: Sent
  readonly path: Path
  readonly kind: string
  readonly name: string
  /** Undefined where nobody tells it, null where such objects have none. */
  readonly namespace: string | undefined | null
  /** It tells the namespace itself, which is not its own. */
  readonly isTold?: true
  /** Which of its keys, where it is asked for one. */
  readonly keys: readonly { readonly path: Path; readonly key: string }[]
}

export const namespaceTold = ({ value: { value } }: Sent): string | undefined =>
  textAt(value, ['metadata', 'namespace'])

/** Everything that an object names and that somebody else makes. */
export const namingsOf = (one: Sent): readonly Naming[] =>
  [...ofPod(one), ...ofClaims(one), ...ofDriver(one), ...ofReferences(one)].filter(
    ({ kind, name }) => made[kind]?.includes(name) !== true,
  )
const made: Readonly<Record<string, readonly string[]>> = namedObjects.made.value

const textAt = (value: unknown, path: Path): string | undefined => {
  const found = valueAt(value, path)
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** Where a pod names an object: the kind, the way to what names it, and the key of the name there. */
const inPod: readonly (readonly [kind: string, way: Path, key: string])[] = [
  ['PersistentVolumeClaim', ['volumes', '*', 'persistentVolumeClaim'], 'claimName'],
  ['ConfigMap', ['volumes', '*', 'configMap'], 'name'],
  ['Secret', ['volumes', '*', 'secret'], 'secretName'],
  ['ConfigMap', ['volumes', '*', 'projected', 'sources', '*', 'configMap'], 'name'],
  ['Secret', ['volumes', '*', 'projected', 'sources', '*', 'secret'], 'name'],
  ['Secret', ['volumes', '*', 'csi', 'nodePublishSecretRef'], 'name'],
  ['SecretProviderClass', ['volumes', '*', 'csi', 'volumeAttributes'], 'secretProviderClass'],
  ['Secret', ['imagePullSecrets', '*'], 'name'],
  ['ServiceAccount', [], 'serviceAccountName'],
  ['PriorityClass', [], 'priorityClassName'],
  ...['containers', 'initContainers'].flatMap(
    (list): readonly (readonly [string, Path, string])[] => [
      ['ConfigMap', [list, '*', 'env', '*', 'valueFrom', 'configMapKeyRef'], 'name'],
      ['Secret', [list, '*', 'env', '*', 'valueFrom', 'secretKeyRef'], 'name'],
      ['ConfigMap', [list, '*', 'envFrom', '*', 'configMapRef'], 'name'],
      ['Secret', [list, '*', 'envFrom', '*', 'secretRef'], 'name'],
    ],
  ),
]

function ofPod(by: Sent): readonly Naming[] {
  const { value, pod } = by.value
  if (!pod) return []
  const namespace = namespaceTold(by)
  return inPod.flatMap(([kind, way, key]) =>
    nodesAt(value, [...pod.path, 'spec'], way).flatMap((node): readonly Naming[] => {
      const name = textAt(node.value, [key])
      if (name === undefined || valueAt(node.value, ['optional']) === true) return []
      return [
        {
          by,
          path: [...node.path, key],
          kind,
          name,
          namespace: kind === 'PriorityClass' ? null : namespace,
          keys: keysIn(node),
        },
      ]
    }),
  )
}

/** `key` of a variable, and those of the items of a volume. */
const keysIn = ({ path, value }: { readonly path: Path; readonly value: unknown }) =>
  [['key'], ['items', '*', 'key']].flatMap((way) =>
    nodesAt(value, [], way).flatMap((node) =>
      typeof node.value === 'string' ? [{ path: [...path, ...node.path], key: node.value }] : [],
    ),
  )

/** Of claims, also those that a StatefulSet makes, the class and the volume. */
function ofClaims(by: Sent): readonly Naming[] {
  const { value, kind } = by.value
  const claims = [
    ...(kind === 'PersistentVolumeClaim' ? [{ path: [], value }] : []),
    ...nodesAt(value, [], ['spec', 'volumeClaimTemplates', '*']),
  ]
  return claims.flatMap((claim) =>
    (
      [
        ['StorageClass', 'storageClassName'],
        ['PersistentVolume', 'volumeName'],
      ] as const
    ).flatMap(([of, key]): readonly Naming[] => {
      const name = textAt(claim.value, ['spec', key])
      // A volume that was made by hand may bear a class that nobody made.
      const isOfVolume = key === 'storageClassName' && textAt(claim.value, ['spec', 'volumeName'])
      return name === undefined || isOfVolume
        ? []
        : [namingOf(by, [...claim.path, 'spec', key], of, name, null)]
    }),
  )
}

/** The Secrets that a class or a volume gives its driver. */
function ofDriver(by: Sent): readonly Naming[] {
  const { value, kind } = by.value
  const { prefix, name: last, namespace: space } = namedObjects.secretsOfClass.value
  if (kind === 'PersistentVolume') {
    return nodesAt(value, ['spec', 'csi'], ['*']).flatMap((node): readonly Naming[] => {
      const name = textAt(node.value, ['name'])
      return name === undefined || !String(node.path.at(-1)).endsWith('SecretRef')
        ? []
        : [secretOf(by, [...node.path, 'name'], name, textAt(node.value, ['namespace']))]
    })
  }
  if (kind !== 'StorageClass') return []
  return nodesAt(value, ['parameters'], ['*']).flatMap((node): readonly Naming[] => {
    const key = String(node.path.at(-1))
    if (!key.startsWith(prefix) || !key.endsWith(last) || typeof node.value !== 'string') return []
    const beside = `${key.slice(0, -last.length)}${space}`
    return [secretOf(by, node.path, node.value, textAt(value, ['parameters', beside]))]
  })
}

const secretOf = (...[by, path, name, namespace]: SecretNaming): Naming => ({
  ...namingOf(by, path, 'Secret', name, namespace),
  isTold: true,
})
type SecretNaming = [by: Sent, path: Path, name: string, namespace: string | undefined]

const namingOf = (
  by: Sent,
  path: Path,
  kind: string,
  name: string,
  namespace: Naming['namespace'],
): Naming => ({ by, path, kind, name, namespace, keys: [] })

const ofReferences = (by: Sent): readonly Naming[] =>
  namedByReference(by.value).map(({ path, kind, name, space }) =>
    space === 'own'
      ? namingOf(by, path, kind, name, namespaceTold(by))
      : space === 'none'
        ? namingOf(by, path, kind, name, null)
        : { ...namingOf(by, path, kind, name, space.told), isTold: true },
  )
