import { toDocument, type Document } from '../../model/document.ts'
import { withCommand } from './with-command.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** `kubectl label ns shop istio-injection=enabled --overwrite` */
const labelled = new RegExp(
  acrossLines`
    \bkubectl\s+(?:-\S{1,40}\s+)?label\s+(?:--overwrite(?:=true)?\s+)?(?:ns|namespaces?)[ /]\s*
    ([a-z\d][a-z\d.-]{0,62})((?:[ \t]+(?:--overwrite(?:=true)?|[\w./-]{1,120}=[\w.-]{0,63}))+)
  `,
  'g',
)

const mostCommands = 10

/** The namespaces that commands give labels, as objects that stand where the commands do. */
export function labelledNamespacesIn(doc: Document): readonly Document[] {
  const isTold = (text: string) => text.includes('kubectl') && text.includes('label')
  if (!isTold(doc.text) && !isTold(doc.command ?? '')) return []
  const { file, text, placeAt } = withCommand(doc)
  return [...text.matchAll(labelled)]
    .slice(0, mostCommands)
    .flatMap(({ index, 0: whole, 1: name = '', 2: labels = '' }) => {
      const pairs = [...labels.matchAll(/([\w./-]{1,120})=([\w.-]{0,63})/g)]
        .filter(([, key = '']) => !key.startsWith('--'))
        .map(([, key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      if (pairs.length === 0) return []
      const { line } = placeAt(index + whole.length - labels.length)
      const lines = [
        'apiVersion: v1',
        'kind: Namespace',
        'metadata:',
        `  name: ${JSON.stringify(name)}`,
        '  labels:',
        ...pairs,
      ].map((one) => ({ text: one, raw: one, number: line, indent: 0 }))
      return [toDocument(file, { lines, title: `namespace ${name}`, isFenced: true }, true)]
    })
}
