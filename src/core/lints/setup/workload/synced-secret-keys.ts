import { namedObjects } from '../../../catalog/workload/named-objects.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt, type Node } from '../../../model/nodes.ts'
import { ofKind, type Parsed } from '../../../model/parsed.ts'
import { grouped } from '../../../values/grouped.ts'
import { nearest } from '../../../values/nearest.ts'
import { containersOf } from '../../containers.ts'
import { faultAt } from '../../fault-at.ts'
import { textIn } from '../../volume-claims.ts'

const { syncedSecret } = namedObjects

export const syncedSecretKeys = defineLint({
  id: 'synced-secret-keys',
  on: 'setup',
  summary: 'A Secret that is filled from a vault gets the keys that pods ask for',
  remediation: 'Write the same name on both sides.',
  decisions: [],

  check({ parsed }): readonly LintViolation[] {
    const manifests = ofKind(parsed, 'manifest').filter(({ value }) => value.isPart !== true)
    const classes = manifests.filter(({ value }) => value.kind === 'SecretProviderClass')
    if (classes.length === 0) return []
    const secrets = grouped(classes.flatMap(secretsOf), ({ name }) => name)
    return [
      ...classes.flatMap(filesOf),
      ...manifests.flatMap((sent) =>
        containersOf(sent.value).flatMap(({ path, value }) =>
          nodesAt(value, [], ['env', '*', 'valueFrom', 'secretKeyRef']).flatMap((reference) => {
            const [secret, ...others] = secrets.get(textIn(reference.value, ['name'])) ?? []
            const key = textIn(reference.value, ['key'])
            if (!secret || others.length > 0 || secret.keys.has(key) || isOpen(key)) return []
            // One that another object fills too may have more.
            if (key === '' || manifests.some(({ value: one }) => isSecret(one, secret.name)))
              return []
            return [
              faultAt(
                sent.placeOf([...path, ...reference.path, 'key']),
                'fails',
                `The container asks for ${key} of the Secret ${secret.name}, which the SecretProviderClass fills with ${[...secret.keys].join(', ')}: the container is not created (“couldn't find key ${key} in Secret”).`,
                syncedSecret,
                { also: [secret.sent.placeOf(secret.path)] },
              ),
            ]
          }),
        ),
      ),
    ]
  },
})

type Sent = Parsed<'manifest'>

/** Marks of a template; capitals are what keys are often written in. */
const isOpen = (text: string) => /[{}<>$%]/.test(text)

const isSecret = ({ kind, name }: Sent['value'], secret: string) =>
  kind === 'Secret' && name === secret

/** The Secrets that a class fills, with their keys. */
const secretsOf = (sent: Sent) =>
  nodesAt(sent.value.value, ['spec'], ['secretObjects', '*']).flatMap(({ path, value }) => {
    const name = textIn(value, ['secretName'])
    const keys = new Set(nodesAt(value, [], ['data', '*', 'key']).map((one) => String(one.value)))
    return name === '' || keys.size === 0 ? [] : [{ name, keys, path, sent }]
  })

/** What a Secret is filled from: a file that the class mounts, by its alias or else its name. */
function filesOf(sent: Sent): readonly LintViolation[] {
  const files = mounted(valueAt(sent.value.value, ['spec', 'parameters', 'objects']))
  if (files.length === 0) return []
  return nodesAt(
    sent.value.value,
    ['spec'],
    ['secretObjects', '*', 'data', '*', 'objectName'],
  ).flatMap(({ path, value }: Node) => {
    const name = typeof value === 'string' ? value.trim() : ''
    if (name === '' || files.includes(name) || isOpen(name)) return []
    const meant = nearest(name, files)
    return [
      faultAt(
        sent.placeOf(path),
        'fails',
        `objectName ${name} is none of the files that the class mounts: ${files.join(', ')}. The Secret is not made (“file matching objectName ${name} not found in the pod”).`,
        syncedSecret,
        meant === undefined
          ? {}
          : { remediation: `Write ${meant}, or give the object that alias.` },
      ),
    ]
  })
}

/** Names of files in the list that the provider of Azure reads, which is text in YAML. */
function mounted(objects: unknown): readonly string[] {
  // Each of several versions of a secret is a file of its own.
  if (typeof objects !== 'string' || !/^\s*array:/.test(objects)) return []
  if (objects.includes('objectVersionHistory')) return []
  const items = objects.split(/^[ \t]*-[ \t]*(?:\||$)/m).slice(1, 200)
  const names = items.map((item) => {
    const alias = /^[ \t]*objectAlias:[ \t]*["']?([^"'#\n]*)/m.exec(item)?.[1]?.trim() ?? ''
    const name = /^[ \t]*objectName:[ \t]*["']?([^"'#\n]*)/m.exec(item)?.[1]?.trim() ?? ''
    return alias === '' ? name : alias
  })
  // What is not read as a whole is not judged.
  return names.length === 0 || names.includes('') ? [] : names
}
