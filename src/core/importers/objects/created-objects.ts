import { objectRelations } from '../../catalog/workload/object-relations.ts'
import { toDocument, type Document } from '../../model/document.ts'
import { withCommand } from './with-command.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `kubectl create secret generic smbcreds -n web --from-literal username=a` */
const created = new RegExp(
  acrossLines`
    \b(?:kubectl|oc)\s+(?:-n[ =]?\S{1,63}\s+)?create\s+
    (secret\s+(?:generic|docker-registry|tls)|configmap|cm|serviceaccount|sa)\s+
    ([a-z\d][a-z\d.-]{0,200})
    ((?:[^\n\\\x60^|;&<>]|[\\\x60^](?![ \t]*\n)|[\\\x60^][ \t]*\n){0,1500})
  `,
  'g',
)

const space = /(?:^|\s)(?:-n|--namespace)[ =]?["']?([a-z\d][a-z\d-]{0,62})\b/
const literal = /--from-literal[ =]["']?([\w.-]{1,200})=/g
const envFile = /--from-env-file[ =]/
/** `--from-file=KEY=PATH`, or a path alone, whose last part is the key where it is no folder. */
const file = /--from-file[ =]["']?(?:([\w.-]{1,200})=)?["']?([^\s"'=]{1,400})/g

const types: Readonly<Record<string, string | undefined>> = {
  generic: 'Opaque',
  'docker-registry': objectRelations.pullSecret.value.type,
  tls: 'kubernetes.io/tls',
}

const mostCommands = 20

/** Secrets, ConfigMaps and accounts that commands make, as objects that stand where the commands do. */
export function createdObjectsIn(doc: Document): readonly Document[] {
  const isTold = (text: string) => /\b(?:kubectl|oc)\s/.test(text) && text.includes('create')
  if (!isTold(doc.text) && !isTold(doc.command ?? '')) return []
  const { file: name, text, placeAt } = withCommand(doc)
  return [...text.matchAll(created)].slice(0, mostCommands).map((found) => {
    const [whole, what = '', own = '', rest = ''] = found
    const [kind = '', type = ''] = what.split(/\s+/)
    const told = (space.exec(rest) ?? space.exec(whole))?.[1]
    const keys = keysIn(rest)
    const isSecret = kind === 'secret'
    const { line } = placeAt(found.index + whole.indexOf('create'))
    const lines = [
      'apiVersion: v1',
      `kind: ${isSecret ? 'Secret' : kind.startsWith('c') ? 'ConfigMap' : 'ServiceAccount'}`,
      'metadata:',
      `  name: ${JSON.stringify(own)}`,
      ...(told === undefined ? [] : [`  namespace: ${JSON.stringify(told)}`]),
      ...(isSecret && types[type] !== undefined ? [`type: ${types[type]}`] : []),
      ...(keys.length === 0
        ? []
        : [
            isSecret ? 'stringData:' : 'data:',
            ...keys.map((key) => `  ${JSON.stringify(key)}: ""`),
          ]),
    ].map((one) => ({ text: one, raw: one, number: line, indent: 0 }))
    return toDocument(name, { lines, title: `created ${own}`, isFenced: true }, true)
  })
}

/** The keys that a command tells; none where it leaves one to a file of variables or a folder. */
function keysIn(rest: string): readonly string[] {
  const files = [...rest.matchAll(file)].map(([, key, path = '']) => key ?? keyOfFile(path))
  return envFile.test(rest) || files.includes(undefined)
    ? []
    : [
        ...[...rest.matchAll(literal)].map(([, key]) => key),
        ...files.slice(0, mostCommands),
      ].flatMap((key) => key ?? [])
}

/** A name with an ending, or one that OpenSSH gives its keys, is that of a file. */
const keyOfFile = (path: string) =>
  /(?:^|[\\/])((?:id_(?:rsa|dsa|ecdsa|ed25519)|[\w-][\w.-]{0,190}\.\w{1,12}))$/.exec(path)?.[1]
