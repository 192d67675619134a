import { volumeSecrets } from '../../../catalog/workload/volume-secrets.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { ownValue } from '../../../values/own.ts'
import { faultAt } from '../../fault-at.ts'

const drivers: Readonly<Record<string, readonly (readonly string[])[]>> = volumeSecrets.value

export const volumeSecretKeys = defineLint({
  id: 'volume-secret-keys',
  on: 'setup',
  summary: 'The Secret of a share has the keys that its driver looks for',
  remediation: 'Create the Secret anew with these keys.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const secrets = manifests.filter(({ value }) => value.kind === 'Secret')
    if (secrets.length === 0) return []
    const seen = new Set<Sent>()
    return manifests.slice(0, most).flatMap((sent) =>
      namedIn(sent).flatMap((named): readonly LintViolation[] => {
        const ofName = secrets.filter(({ value }) => value.name === named.name)
        const own = ofName.filter((one) => spaceOf(one) === named.space)
        const [secret, ...others] = own.length > 0 ? own : ofName
        if (!secret || others.length > 0 || seen.has(secret)) return []
        const keys = keysOf(secret)
        const missing = named.keys.filter(
          (names) => !keys.some(({ key }) => names.includes(key.toLowerCase())),
        )
        const strange = keys.find(({ key }) => !named.keys.flat().includes(key.toLowerCase()))
        const [first] = keys
        if (!first || missing.length === 0) return []
        seen.add(secret)
        return [
          faultAt(
            secret.placeOf([...(strange ?? first).path]),
            'fails',
            `The Secret ${named.name} has ${keys.map(({ key }) => key).join(', ')}, and ${named.driver} looks for ${missing.map(([name = '']) => name).join(' and ')}: the share is mounted without an account, which its server refuses.`,
            volumeSecrets,
            {
              also: [named.place],
              remediation: `Create it anew with ${named.keys.map(([name = '']) => name).join(' and ')}.`,
            },
          ),
        ]
      }),
    )
  },
})

type Sent = Parsed<'manifest'>

const most = 300

const spaceOf = ({ value: { value } }: Sent) => valueAt(value, ['metadata', 'namespace'])

const keysOf = ({ value: { value } }: Sent) =>
  ['data', 'stringData'].flatMap((field) =>
    nodesAt(value, [field], ['*']).map(({ path }) => ({ key: String(path.at(-1)), path })),
  )

/** The Secrets with which nodes mount what an object describes. */
function namedIn({ value: { value, kind }, placeOf }: Sent) {
  const [of, path, space] =
    kind === 'StorageClass'
      ? [['provisioner'], ['parameters', `${stage}-name`], ['parameters', `${stage}-namespace`]]
      : kind === 'PersistentVolume'
        ? [
            ['spec', 'csi', 'driver'],
            [...ofVolume, 'name'],
            [...ofVolume, 'namespace'],
          ]
        : []
  const driver = of && valueAt(value, of)
  const name = path && valueAt(value, path)
  const keys = typeof driver === 'string' ? ownValue(drivers, driver) : undefined
  return path && typeof driver === 'string' && typeof name === 'string' && keys
    ? [{ driver, name, keys, space: space && valueAt(value, space), place: placeOf(path) }]
    : []
}

const stage = 'csi.storage.k8s.io/node-stage-secret'
const ofVolume = ['spec', 'csi', 'nodeStageSecretRef']
