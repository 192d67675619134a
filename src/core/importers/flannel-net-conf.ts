import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { baseName } from '../values/base-name.ts'
import type { Path } from '../text/path.ts'
import { looseIn } from './loose-json.ts'
import { networkModeOf } from './names.ts'
import { shownFile } from './text-of.ts'
import { treesOf, type Leaf } from './tree.ts'

export const flannelNetConf = defineImporter({
  id: 'flannel-net-conf',
  summary: 'Flannel network configuration (net-conf.json)',
  isFile: 'whole',
  recognizes: ({ text }) =>
    // Cut out of the file it begins with one of its keys.
    /^(?:\/\*|\{|"Backend"\s*:\s*\{|"(?:IPv6)?Network"\s*:\s*"|"EnableIPv[46]"\s*:)/i.test(
      belowNotes(text),
    ) &&
    // One of them may be misspelt.
    [
      /"(?:IPv6)?Network"\s*:(?!\s*[{[])/i,
      /"Backend"\s*:(?!\s*"[a-z]+:\/\/)/i,
      /:\s*"(?:vxlan|host-gw)"/i,
    ].filter((sign) => sign.test(text)).length > 1 &&
    !/"cniVersion"/.test(text),

  read(doc) {
    const { trees, problems } = treesOf(inBraces(doc))
    return {
      problems,
      observations: [
        ...looseIn(doc, 'flanneld'),
        ...trees.flatMap((tree) => {
          const at = (...path: string[]) => tree.leafAt(...spelt(tree.value, path))
          const type = at('Backend', 'Type')
          const mode = type && networkModeOf(type.raw)
          const isVxlan = mode === 'overlay'
          const one = (id: Parameters<typeof decided>[0], ...path: string[]) => {
            const leaf = at(...path)
            return leaf ? [decided(id, leaf.value, leaf.raw, leaf.place)] : []
          }
          return [
            decided('cni', 'flannel', '', tree.placeOf([]), { absent: true, inferred: true }),
            ...rangeAt(at('Network')),
            ...[at('IPv6Network')].flatMap((leaf) =>
              leaf && leaf.raw.includes(':')
                ? [stated('flannel.ipv6Network', leaf.raw, leaf.raw, leaf.place)]
                : [],
            ),
            ...(at('EnableIPv6')?.value === true && at('Network')
              ? [
                  decided('ipFamily', 'dual-stack', 'EnableIPv6', tree.placeOf(['EnableIPv6']), {
                    inferred: true,
                  }),
                ]
              : []),
            ...(type && mode
              ? [decided('networkMode', mode, type.raw, type.place, { inferred: true })]
              : []),
            ...(isVxlan
              ? [...one('vni', 'Backend', 'VNI'), ...one('vxlanPort', 'Backend', 'Port')]
              : []),
            ...one('hnsNetworkName', 'Backend', 'Name'),
          ]
        }),
      ],
      parsed: trees
        .filter(({ value }) =>
          ['Backend', 'Network'].some((key) => valueAt(value, spelt(value, [key])) !== undefined),
        )
        .map((tree) => ({
          kind: 'flannel-net-conf',
          value: {
            value: withNames(tree.value),
            text: doc.original(),
            name: doc.title ?? shownFile(doc) ?? baseName(doc.file),
            isInObject: doc.isInObject,
          },
          placeOf: (path) => tree.placeOf(spelt(tree.value, path)),
          title: 'the Flannel configuration',
        })),
    }
  },
})

/** A word that a script replaces is no range. */
function rangeAt(leaf: Leaf | undefined): readonly Observation[] {
  if (!leaf) return []
  return /\d/.test(leaf.raw)
    ? [decided('clusterCIDR', leaf.value, leaf.raw, leaf.place)]
    : [stated('placeholder', leaf.raw, leaf.raw, leaf.place)]
}

/** A comment in front belongs to scripts as well: what follows it counts. */
const belowNotes = (text: string) => {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !/^\s*(?:#|\/\/|$)/.test(line))
  return first < 0 ? '' : (lines[first] ?? '').trimStart()
}

const names =
  'Network IPv6Network EnableIPv4 EnableIPv6 SubnetLen SubnetMin SubnetMax Backend Type Name VNI Port MacPrefix DirectRouting GBP Learning'.split(
    ' ',
  )

const named = (key: string) => names.find((one) => one.toLowerCase() === key.toLowerCase()) ?? key

/** Keys with the capitals of flanneld, which, written in Go, does not mind others. */
const withNames = (value: unknown): unknown =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([key, below]) => [named(key), withNames(below)]),
      )

/** A path of these keys with the capitals that the document has. */
const spelt = (value: unknown, path: Path): Path =>
  path.reduce<Path>((above, key) => {
    const table = valueAt(value, above)
    const keys = typeof table === 'object' && table !== null ? Object.keys(table) : []
    return [...above, keys.find((own) => named(own) === key) ?? key]
  }, [])

/** Members that were cut out of their object, as an object. */
function inBraces(doc: Document): Document {
  if (!/^\s*"/.test(doc.text)) return doc
  const text = `{${doc.text.replace(/,\s*$/, '')}}`
  return { ...doc, text, placeAt: (offset) => doc.placeAt(Math.max(offset - 1, 0)) }
}
