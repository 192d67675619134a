import { sharedProxy } from '../../../catalog/flags/proxy-shared.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { nodesAt, valueAt } from '../../../model/nodes.ts'
import { ofKind } from '../../../model/parsed.ts'

const { name: ofAll, namespace, mode } = sharedProxy.value

export const linuxProxyMode = defineLint({
  id: 'linux-proxy-mode',
  on: 'setup',
  summary: 'What kube-proxy of all nodes reads has no mode that Linux does not know',
  remediation: `Leave mode empty there, and give kube-proxy on Windows a ConfigMap of its own with mode ${mode}.`,
  decisions: [],

  check: ({ parsed }) =>
    ofKind(parsed, 'manifest').flatMap(
      ({ value: { kind, name, value }, placeOf }): readonly LintViolation[] => {
        const where = valueAt(value, ['metadata', 'namespace'])
        if (kind !== 'ConfigMap' || name !== ofAll) return []
        if (where !== undefined && where !== namespace) return []
        return nodesAt(value, ['data'], ['*']).flatMap(({ path, value: text }) => {
          const found = typeof text === 'string' ? asked.exec(text) : null
          if (!found || typeof text !== 'string' || ofWindows.test(text)) return []
          if (/win/i.test(String(path.at(-1)))) return []
          const place = placeOf(path)
          return [
            {
              path: [],
              // A block of text begins on the line below its key.
              place: { ...place, line: place.line + text.slice(0, found.index).split('\n').length },
              also: [place],
              basis: 'unsupported' as const,
              message: `kube-proxy of the Linux nodes reads the ConfigMap ${ofAll} too and ends with mode ${mode}, which exists on Windows alone.`,
              facts: [sharedProxy],
            },
          ]
        })
      },
    ),
})

const asked = new RegExp(String.raw`^[ \t]*mode:[ \t]*["']?${mode}\b`, 'm')
/** A file that was made for Windows by the paths in it. */
const ofWindows = /["' ][A-Za-z]:[\\/]/
