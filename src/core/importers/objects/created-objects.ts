import { toDocument, type Document } from '../../model/document.ts'
import { withCommand } from './with-command.ts'

/** `kubectl create secret generic smbcreds -n web --from-literal username=a` */
const created =
  /\bkubectl\s+(?:-n[ =]?\S{1,63}\s+)?create\s+(secret\s+(?:generic|docker-registry|tls)|configmap|cm|serviceaccount|sa)\s+([a-z\d][a-z\d.-]{0,200})((?:[^\n\\`^|;&<>]|[\\`^](?![ \t]*\n)|[\\`^][ \t]*\n){0,1500})/g

const space = /(?:^|\s)(?:-n|--namespace)[ =]?["']?([a-z\d][a-z\d-]{0,62})\b/
const literal = /--from-literal[ =]["']?([\w.-]{1,200})=/g
const file = /--from-(?:file|env-file)[ =]/

const types: Readonly<Record<string, string | undefined>> = {
  generic: 'Opaque',
  'docker-registry': 'kubernetes.io/dockerconfigjson',
  tls: 'kubernetes.io/tls',
}

const mostCommands = 20

/** Secrets, ConfigMaps and accounts that commands make, as objects that stand where the commands do. */
export function createdObjectsIn(doc: Document): readonly Document[] {
  const isTold = (text: string) => text.includes('kubectl') && text.includes('create')
  if (!isTold(doc.text) && !isTold(doc.command ?? '')) return []
  const { file: name, text, placeAt } = withCommand(doc)
  return [...text.matchAll(created)].slice(0, mostCommands).map((found) => {
    const [whole, what = '', own = '', rest = ''] = found
    const [kind = '', type = ''] = what.split(/\s+/)
    const told = (space.exec(rest) ?? space.exec(whole))?.[1]
    const keys = file.test(rest) ? [] : [...rest.matchAll(literal)].map(([, key = '']) => key)
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
