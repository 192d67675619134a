import { objectRelations } from '../../../catalog/workload/object-relations.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { base64Text } from '../../../values/base64.ts'
import { faultAt } from '../../fault-at.ts'
import { inContainersOf } from '../../containers.ts'
import { namespaceOf } from '../../of-service.ts'

const { type: usable, key: usableKey, older, open } = objectRelations.pullSecret.value

export const pullSecretUsable = defineLint({
  id: 'pull-secret-usable',
  on: 'setup',
  summary: 'The Secret in imagePullSecrets is one for registries, and has that of the image',
  remediation:
    'Create it in the namespace of the pod: kubectl create secret docker-registry NAME --docker-server=REGISTRY ….',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const secrets = new Map(
      manifests
        .filter(({ value }) => value.kind === 'Secret')
        .map((one) => [`${namespaceOf(one)}/${one.value.name ?? ''}`, one]),
    )
    if (secrets.size === 0) return []
    return manifests.flatMap((sent): readonly LintViolation[] => {
      const { value, pod } = sent.value
      if (!pod) return []
      const named = nodesAt(value, [...pod.path, 'spec'], ['imagePullSecrets', '*', 'name'])
      const own = named.flatMap(({ path, value: name }) => {
        const secret = secrets.get(`${namespaceOf(sent)}/${String(name)}`)
        return secret ? [{ path, secret }] : []
      })
      return [
        ...own.flatMap(({ path, secret }) => ofOtherType(sent, path, secret)),
        // What another one has was not sent.
        ...(own.length === named.length && own.length === 1 && own[0]
          ? ofOtherRegistry(sent, own[0].secret)
          : []),
      ]
    })
  },
})

type Sent = Parsed<'manifest'>

function ofOtherType(
  sent: Sent,
  path: readonly (string | number)[],
  secret: Sent,
): readonly LintViolation[] {
  const type = valueAt(secret.value.value, ['type']) ?? 'Opaque'
  return type === usable || type === older || typeof type !== 'string'
    ? []
    : [
        faultAt(
          secret.placeOf(valueAt(secret.value.value, ['type']) === undefined ? ['kind'] : ['type']),
          'fails',
          `The Secret ${secret.value.name ?? ''} is of the type ${type}, and imagePullSecrets of ${sent.value.name ?? 'the pod'} needs ${usable}: the kubelet pulls without an account.`,
          objectRelations.pullSecret,
          { also: [sent.placeOf(path)] },
        ),
      ]
}

/** Images of a registry that the one Secret has no account for, and of none that it has one for. */
function ofOtherRegistry(sent: Sent, secret: Sent): readonly LintViolation[] {
  const { value } = secret.value
  const plain = valueAt(value, ['stringData', usableKey])
  const encoded = valueAt(value, ['data', usableKey])
  const text =
    typeof plain === 'string'
      ? plain
      : typeof encoded === 'string'
        ? base64Text(encoded)
        : undefined
  const registries = [
    ...(text ?? '')
      .slice(0, 20_000)
      .matchAll(
        /"(?:https?:\/\/)?([\w-]{1,63}(?:\.[\w-]{1,63}){1,8}(?::\d{1,5})?)(?:\/[^"]{0,80})?"\s*:\s*\{/g,
      ),
  ].map(([, host = '']) => host.toLowerCase())
  const [first] = registries
  const images = inContainersOf(sent.value, 'image').flatMap((one) => {
    const host = /^([\w-]+(?:\.[\w-]+)+(?::\d+)?)\//.exec(String(one.value))?.[1]?.toLowerCase()
    return host === undefined || open.some((one) => one === host) ? [] : [{ ...one, host }]
  })
  const [image] = images
  if (!first || !image || images.some(({ host }) => registries.includes(host))) return []
  return [
    faultAt(
      sent.placeOf(image.path),
      'fails',
      `The image is of ${image.host}, and the Secret ${secret.value.name ?? ''} that the pod pulls with has an account for ${registries.slice(0, 5).join(', ')} alone: the registry answers 401.`,
      objectRelations.pullSecret,
      {
        also: [secret.placeOf([typeof plain === 'string' ? 'stringData' : 'data', usableKey])],
      },
    ),
  ]
}
