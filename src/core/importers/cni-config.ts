import { cniEndpoints } from '../catalog/cni/file-facts.ts'
import { serviceRangeOfFile } from '../catalog/cni/file-types.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { isCniForLinux } from '../model/cni-for-linux.ts'
import { nodesAt, pathAsWritten, valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import { baseName } from '../values/base-name.ts'
import { isCniPart } from '../text/cut-out/cut-out-cni.ts'
import { leadsToOther } from '../text/sections/led-to.ts'
import type { Path } from '../text/path.ts'
import { isCniText, isNetwork } from './cni/cni-text.ts'
import { cniOf, networkModeOf } from './names.ts'
import { policies } from './cni/cni-policies.ts'
import { lineAbove, originalPlace, shownFile } from './text-of.ts'
import { typeNamesIn } from './scripts/written-types.ts'
import { faultIn, shownTreesOf, treesOf, type Leaf, type Tree } from './tree.ts'
import { ownValue } from '../values/own.ts'
import { isFilledIn, isPlaceholder } from '../values/placeholder.ts'

export const cniConfig = defineImporter({
  id: 'cni-config',
  summary: 'CNI configuration',
  isFile: 'part',
  recognizes: isCniText,

  read(doc) {
    if (isCniPart(doc.text) && leadsToOther(lineAbove(doc))) return {}
    const { trees, problems } = treesOf(doc)
    const fault = faultIn(doc)
    return {
      problems,
      // Its modes and addresses are those of other nodes.
      observations: [
        ...typeNamesIn(doc),
        ...shownTreesOf(doc).flatMap((tree) =>
          isCniForLinux(tree.value)
            ? []
            : pluginsIn(tree)
                .flatMap((path) => readPlugin(tree, path))
                .filter(
                  ({ decision }) => decision === null || !(isStandIn(doc) || isNerdctl(tree.value)),
                )
                .map((one) => (isNat(tree.value) ? { ...one, weight: 'default' as const } : one)),
        ),
      ],
      parsed: [...trees.filter(isNetwork), ...(fault ? [undefined] : [])].map((tree) => ({
        kind: 'cni-config',
        value: {
          value: tree?.value,
          // The folders of a file that was sent are not those of the node.
          name: doc.title ?? shownFile(doc) ?? nameAbove(doc) ?? baseName(doc.file),
          isInObject: doc.isInObject,
          isPart: isCniPart(doc.text),
          // With several of them it is not told which part of the text is whose.
          text: trees.length > 1 ? '' : doc.original(),
          placeAt: (offset: number) => originalPlace(doc, offset),
          ...(fault ? { fault } : {}),
        },
        placeOf: tree?.placeOf ?? (() => doc.placeAt(0)),
        title: 'the CNI configuration',
      })),
    }
  },
})

/** “C:\\k\\cni\\config\\10-azure.conf on win1:”, where no other file is named. */
function nameAbove(doc: Document): string | undefined {
  const above = lineAbove(doc)
  if (isOfAnother.test(above)) return undefined
  const names = above.match(/[^\s"'`()<>]{1,160}\.conf(?:list)?(?![\w.-])/gi) ?? []
  const [name, ...others] = names
  return name !== undefined && others.length === 0 ? baseName(name) : undefined
}

/** “Instead of 10-azure.conf we have this one” */
const isOfAnother =
  /\b(?:instead|replac\w{1,5}|renam\w{1,5}|not|no|was|were|old|former(?:ly)?|before|delet\w{1,5}|remov\w{1,5}|linux|beside|next to)\b/i

/** Scripts write a file for nat so that the runtime starts; the network of the cluster comes later. */
const isStandIn = ({ isInObject, title = '' }: Document) =>
  isInObject && cniEndpoints.natFiles.value.some((one) => baseName(title).startsWith(one))

/** Containers of nerdctl are no pods. */
const isNerdctl = (file: unknown) => valueAt(file, [cniEndpoints.ofNerdctl.value]) !== undefined

/** The network of one host, which gives way to that of the cluster. */
const isNat = (file: unknown) =>
  valueAt(file, ['type']) === 'nat' || valueAt(file, ['plugins', 0, 'type']) === 'nat'

/** A list holds its plugins; a single one is the file itself. */
function pluginsIn({ value }: Tree): readonly Path[] {
  const list = nodesAt(value, [], ['plugins', '*'])
  return list.length > 0
    ? list
        .map(({ path }) => path)
        .filter((path) => typeof valueAt(value, [...path, 'type']) === 'string')
        .slice(0, 1)
    : [[]]
}

/** Plugins that name their network like their file, whatever the mode. */
const named: ReadonlySet<string> = new Set(['calico'])

/** Modes that follow from the plugin that makes the endpoints. */
const modesOfTypes: Readonly<Record<string, string>> = {
  'win-bridge': 'l2bridge',
  'win-l2bridge': 'l2bridge',
  sdnbridge: 'l2bridge',
  'win-overlay': 'overlay',
  sdnoverlay: 'overlay',
  nat: 'nat',
}

/** A value of a plugin, whatever the case of its keys. */
const leafIn = (tree: Tree, path: Path, below: Path) =>
  tree.leafAt(...path, ...pathAsWritten(valueAt(tree.value, path), below))

function readPlugin(tree: Tree, path: Path): readonly Observation[] {
  const at = (...below: Path) => leafIn(tree, path, below)
  const type = at('type')
  const delegate = at('delegate', 'type')
  const maker = delegate ?? type
  const name = tree.leafAt('name')
  const version = tree.leafAt('cniVersion')
  const id = type && cniOf(type.raw)
  const serviceRange = id && ownValue(serviceRangeOfFile.value, id)
  const mode = maker && ownValue(modesOfTypes, maker.raw)
  const own = at('mode')
  const ownMode = own && networkModeOf(own.raw)
  const apiVersion = at('delegate', 'apiVersion') ?? at('apiVersion')
  return [
    ...(type
      ? id
        ? [decided('cni', id, type.raw, type.place)]
        : [stated('network.cni', type.raw, type.raw, type.place)]
      : []),
    ...(maker && mode !== undefined
      ? [decided('networkMode', mode, maker.raw, maker.place, { inferred: true })]
      : []),
    ...(own && ownMode !== undefined && mode === undefined && id !== undefined
      ? [decided('networkMode', ownMode, own.raw, own.place)]
      : []),
    ...(name
      ? [
          stated('cni.networkName', name.raw, name.raw, name.place),
          ...(mode === undefined && !named.has(id ?? '')
            ? []
            : [decided('hnsNetworkName', name.raw, name.raw, name.place)]),
        ]
      : []),
    ...(version ? [stated('cni.version', version.raw, version.raw, version.place)] : []),
    ...(apiVersion
      ? [stated('cni.apiVersion', apiVersion.value, apiVersion.raw, apiVersion.place)]
      : []),
    ...number('vni', at('vxlan_vni')),
    ...ipam(at('ipam', 'type')),
    ...one('serviceCIDR', serviceRange === undefined ? undefined : at(serviceRange)),
    ...one('podCIDR', subnetOf(at('ipam', 'subnet') ?? at('delegate', 'ipam', 'subnet'))),
    ...nameServer(tree, path),
    ...policies(tree, path),
  ].filter(({ value }) => typeof value !== 'string' || !isFilledIn(value))
}

const one = (id: Parameters<typeof decided>[0], leaf: Leaf | undefined) =>
  leaf && leaf.raw !== '' ? [decided(id, leaf.raw, leaf.raw, leaf.place)] : []

/** Calico puts the range of the node in the place of the word. */
const subnetOf = (leaf: Leaf | undefined) => (leaf?.raw === 'usePodCidr' ? undefined : leaf)

const number = (id: Parameters<typeof decided>[0], leaf: Leaf | undefined) =>
  leaf && typeof leaf.value === 'number' ? [decided(id, leaf.value, leaf.raw, leaf.place)] : []

const ipams = ['host-local', 'azure-vnet-ipam', 'azure-cns', 'calico-ipam']

const ipam = (leaf: Leaf | undefined) =>
  leaf && ipams.includes(leaf.raw) ? [decided('ipam', leaf.raw, leaf.raw, leaf.place)] : []

function nameServer(tree: Tree, path: Path): readonly Observation[] {
  for (const below of [
    ['delegate', 'dns', 'nameservers'],
    ['dns', 'nameservers'],
  ]) {
    const leaf = leafIn(tree, path, [...below, 0])
    if (leaf && leaf.raw !== '')
      return isPlaceholder(leaf.raw) ? [] : [decided('clusterDNS', leaf.raw, leaf.raw, leaf.place)]
  }
  return []
}
