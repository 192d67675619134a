import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { memoizeByObject } from '../../../values/memoize.ts'
import { nearest } from '../../../values/nearest.ts'
import { faultAt } from '../../fault-at.ts'
import { consequence, ofTemplates } from '../../missing-object.ts'
import { secretMadeBy } from '../../made-secrets.ts'
import { namespaceTold, namingsOf, type Naming, type Sent } from '../../named-objects.ts'

export const namedObjectPresent = defineLint({
  id: 'named-object-present',
  on: 'setup',
  summary: 'What a pod, a claim or a class names is what was sent with it',
  remediation: 'Write the name and the namespace of the object that is meant.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const sentOnes = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    if (sentOnes.length < 2) return []
    const manifests = [...sentOnes, ...sentOnes.flatMap(secretMadeBy)]
    const namings = manifests.flatMap(namingsOf)
    const objects = grouped(manifests, ({ value }) => value.kind)
    const byName = grouped(manifests, ({ value }) => keyOf(value.kind, value.name ?? ''))
    const namesakes = ({ kind, name }: Naming) =>
      (byName.get(keyOf(kind, name)) ?? []).slice(0, mostNamings)
    const found = namings.map((one) => ({
      one,
      own: namesakes(one).filter((sent) => isOfSpace(sent, one)),
    }))
    const used = new Set(found.flatMap(({ own }) => own))
    // A binding may give its role to accounts of that name in several namespaces.
    const met = new Set(
      found.flatMap(({ one, own }) => (isAccount(one) && own.length > 0 ? [one.by] : [])),
    )
    return [
      ...found.flatMap(({ one, own }) => own.slice(0, 1).flatMap((sent) => keysWithout(one, sent))),
      ...found
        .filter(({ one, own }) => own.length === 0 && objects.has(one.kind))
        .filter(({ one }) => !(isAccount(one) && met.has(one.by)))
        .slice(0, mostNamings)
        .flatMap(({ one }) => {
          // A copy of each namespace may be there; who names another namespace means one object.
          const elsewhere = namesakes(one).find((sent) => one.isTold === true || !used.has(sent))
          if (elsewhere) return [inOtherSpace(one, elsewhere)]
          const ofSpace = (objects.get(one.kind) ?? []).filter((sent) => isOfSpace(sent, one))
          const meant = ofSpace
            .slice(0, mostNamings)
            .filter((sent) => (used.has(sent) ? isSpeltSo(one, sent) : isMeant(one, sent)))
          const [sent] = meant
          return sent && meant.length === 1 ? [misnamed(one, sent)] : []
        }),
    ]
  },
})

/** Nobody reads more of them. */
const mostNamings = 100

/** One that a role is given to. */
const isAccount = ({ kind, isTold }: Naming) => kind === 'ServiceAccount' && isTold === true

const keyOf = (kind: string, name: string) => `${kind} ${name}`

/** An object that tells no namespace may be in any. */
function isOfSpace(sent: Sent, { namespace }: Naming): boolean {
  const own = namespaceTold(sent)
  return namespace === null || namespace === undefined || own === undefined || own === namespace
}

/** The same but for dashes and capitals. */
const isSpeltSo = ({ name }: Naming, sent: Sent) =>
  bare(name) !== '' && bare(name) === bare(sent.value.name ?? '')

/** That, one letter wrong, or one with an end that the other lacks; `data-1` is no `data-2`. */
function isMeant(naming: Naming, sent: Sent): boolean {
  const { name } = naming
  const own = sent.value.name ?? ''
  if (isSpeltSo(naming, sent)) return true
  if (ofTemplates.test(naming.kind) && (beginsAs(name, own) || beginsAs(own, name))) return true
  const [a, b] = [bare(name), bare(own)]
  if (a === '' || b === '') return false
  if (a.replaceAll(/\d+/g, '') === b.replaceAll(/\d+/g, '')) return false
  return (
    isLonger(name, own) ||
    isLonger(own, name) ||
    isMistyped(name, own) ||
    isShortened(name, own) ||
    isShortened(own, name)
  )
}

/** `web-svc` for `web-service`: one word is shortened, and the others are the same. */
function isShortened(short: string, long: string): boolean {
  const [a, b] = [short.split('-'), long.split('-')]
  const other = a.findIndex((word, i) => word !== b[i])
  return (
    a.length === b.length &&
    a.length > 1 &&
    a.every((word, i) => i === other || word === b[i]) &&
    shortened.some(([one, whole]) => one === a[other] && whole === b[other])
  )
}
const shortened = [
  ['svc', 'service'],
  ['win', 'windows'],
  ['lin', 'linux'],
  ['cfg', 'config'],
  ['conf', 'config'],
  ['dep', 'deployment'],
  ['deploy', 'deployment'],
  ['db', 'database'],
  ['creds', 'credentials'],
  ['cert', 'certificate'],
] as const

/** A letter or two wrong; with another word in the place of one it is another object, as `web-data` beside `db-data`. */
function isMistyped(name: string, own: string): boolean {
  const [a, b] = [name.split('-'), own.split('-')]
  return a.length === b.length
    ? a.every((word, i) => word === b[i] || nearest(word, [b[i] ?? '']) !== undefined)
    : nearest(name, [own]) !== undefined
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

const beginsAs = (long: string, short: string) => short.length > 3 && long.startsWith(short)

const isLonger = (long: string, short: string) =>
  short.length > 1 && (long.startsWith(`${short}-`) || long.endsWith(`-${short}`))

const misnamed = (naming: Naming, sent: Sent) =>
  faultAt(
    naming.by.placeOf(naming.path),
    'fails',
    `${titleOf(naming.by)} ${naming.by.value.kind.startsWith('Endpoints') ? 'has the addresses of' : 'names'} the ${naming.kind} ${naming.name}; the one that was sent is called ${sent.value.name ?? ''}. Where ${naming.name} is not in the cluster, ${consequence(naming)}.`,
    namedObjects.meant,
    { also: [sent.placeOf(['metadata', 'name'])] },
  )

const inOtherSpace = (naming: Naming, sent: Sent) =>
  faultAt(
    naming.by.placeOf(naming.path),
    'fails',
    `${titleOf(naming.by)} looks for the ${naming.kind} ${naming.name} in the namespace ${naming.namespace ?? ''}; the one that was sent is in ${namespaceTold(sent) ?? ''}. Where ${naming.namespace ?? ''} has none of that name, ${consequence(naming)}.`,
    namedObjects.meant,
    { also: [sent.placeOf(['metadata', 'namespace'])] },
  )

const titleOf = ({ value: { kind, name = '' } }: Sent) => `${kind} ${name}`.trim()

/** The keys that a ConfigMap or Secret is asked for and does not have. */
function keysWithout({ by, keys, kind, name }: Naming, sent: Sent): readonly LintViolation[] {
  const has = keysOf(sent)
  if (has.size === 0 || sent.value.isDescribed === true) return []
  return keys
    .filter(({ key }) => !has.has(key))
    .slice(0, mostNamings)
    .map(({ path, key }) =>
      faultAt(
        by.placeOf(path),
        'fails',
        `${titleOf(by)} takes the key ${key} of the ${kind} ${name}, which has ${[...has].slice(0, 10).join(', ')}: its pods do not start.`,
        namedObjects.keys,
        {
          also: [sent.placeOf(['metadata', 'name'])],
          remediation: 'Write a key that the object has, or set optional: true.',
        },
      ),
    )
}

const keysOf = memoizeByObject(
  ({ value: { value } }: Sent): ReadonlySet<string> =>
    new Set(
      ['data', 'stringData', 'binaryData'].flatMap((part) =>
        nodesAt(value, [part], ['*']).map(({ path }) => String(path.at(-1))),
      ),
    ),
)
