import { eksPool } from '../../catalog/platforms/pools/eks.ts'
import { innerDocument, type Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { Parsed } from '../../model/parsed.ts'
import type { Path } from '../../text/path.ts'
import { isFile } from '../../text/sections/embedded.ts'
import { variableAt } from '../command-line/variables.ts'
import { escapedDocument } from '../scripts/escaped-files.ts'
import { matchesOf } from '../text-of.ts'
import { faultIn, treesOf } from '../tree.ts'
import { isForLinux, pluginOfLinuxIn } from './linux-cni-file.ts'
import type { KubernetesObject } from './object.ts'
import { servicesEndpointIn } from './services-endpoint.ts'

/** kubeadm keeps files of components for all nodes, which on a Windows node are changed first. */
const isOfComponent = (text: string) =>
  /^[ \t]*["']?kind["']?\s*:\s*["']?Kube(?:let|Proxy)Configuration\b/m.test(text)
const isForWindows = (text: string, name = '') =>
  /win/i.test(name) || /\bkernelspace\b|^\s*(?:networkName|sourceVip):\s*["']?\w/m.test(text)

/** The fields of theirs that are the same for every node. */
const clusterRange = /^[ \t]*clusterCIDR:[ \t]*["']?([\da-f.:,/]{3,90})/gm
const clusterDns =
  /^[ \t]*clusterDNS:[ \t]*(?:\[[ \t]*|\r?\n[ \t]*-[ \t]*)["']?(\d{1,3}(?:\.\d{1,3}){3})["']?[ \t]*(?:\]|$(?!\r?\n[ \t]*-))/gm

/** A setting is no file. */
export const isWord = (text: string) => /^[\w.:/+-]{0,300}$/.test(text.trim())

/** Who may do what in a cluster of EKS; a check reads it with the object. */
const isAccess = /^map(?:Roles|Users|Accounts)$/

/** The files in a ConfigMap, each to be read by itself. */
export function readConfigMap(
  object: KubernetesObject,
  inside = (text: string, name: string) => textAt(object, text, ['data', name], name),
): Reading {
  const { manifest, doc } = object
  const files = valueAt(manifest.value, ['data'])
  if (typeof files !== 'object' || files === null) return {}
  const texts: readonly unknown[] = Object.values(files)
  const isForAll = texts.some(
    (text) => typeof text === 'string' && isOfComponent(text) && !isForWindows(text, manifest.name),
  )
  return {
    parsed: Object.entries(files).flatMap(([name, text]: readonly [string, unknown]) =>
      typeof text === 'string' && isOfComponent(text) && !isForWindows(text, manifest.name)
        ? sharedConfigs(inside(text, name))
        : [],
    ),
    observations: [
      ...platformAt(object, files),
      ...variablesIn(object, files),
      ...servicesEndpointIn(object),
      ...Object.entries(files).flatMap(([name, text]: readonly [string, unknown]) =>
        typeof text === 'string' && isJsonFile(name, text) ? brokenIn(inside(text, name)) : [],
      ),
      ...pluginOfLinuxIn(object, files),
      ...(isForAll
        ? [
            ...matchesOf(doc, clusterRange).map(({ raw, place }) =>
              decided('clusterCIDR', raw, raw, place),
            ),
            ...matchesOf(doc, clusterDns).map(({ raw, place }) =>
              decided('clusterDNS', raw, raw, place),
            ),
          ]
        : []),
    ],
    inner: Object.entries(files).flatMap(([name, text]: readonly [string, unknown]) =>
      typeof text !== 'string' ||
      isWord(text) ||
      isAccess.test(name) ||
      isForLinux(text) ||
      (isOfComponent(text) && !isForWindows(text, manifest.name))
        ? []
        : [inside(text, name)],
    ),
  }
}

/** What a script fills in before use may be anything, and an object on each line is another format. */
const isJsonFile = (name: string, text: string) =>
  /\.json$/i.test(name) &&
  /^\s*[{[]/.test(text) &&
  !/^\s*[{[][^\n]*[}\]]\s*\n\s*[{[]/.test(text) &&
  !/\{\{|\$[({]|<[\w -]{1,60}>|__\w{1,60}__|[@%#]\w{1,60}[@%#]/.test(text)

/** Where JSON ends to be some, for every reader of it. */
function brokenIn(doc: Document): readonly Observation[] {
  const fault = faultIn(doc)
  return fault && /[}\]]\s*$/.test(doc.text)
    ? [stated('json.broken', fault.reason, fault.text.trim(), fault.place)]
    : []
}

/** The kubelet's files among them, for what fails on any system. */
const sharedConfigs = (doc: Document): readonly Parsed<'shared-kubelet-config'>[] =>
  treesOf(doc)
    .trees.filter(({ value }) => valueAt(value, ['kind']) === 'KubeletConfiguration')
    .map((tree) => ({
      kind: 'shared-kubelet-config',
      value: { value: tree.value, text: doc.original() },
      placeOf: tree.placeOf,
      title: 'KubeletConfiguration',
    }))

/** Clusters of EKS alone go by these, in their own namespace. */
function platformAt({ manifest, at }: KubernetesObject, files: object): readonly Observation[] {
  const { name, value } = manifest
  const keys = ofEks.find((one) => one.name === name)?.keys ?? []
  const namespace = valueAt(value, ['metadata', 'namespace'])
  const leaf = at('metadata', 'name')
  if (!leaf || namespace !== 'kube-system' || !keys.some((key) => key in files)) return []
  const ipam = at('data', eksPool.windowsIpam.value)
  return [
    decided('platform', 'eks', leaf.raw, leaf.place, { inferred: true }),
    // Whoever lets it give addresses to Windows nodes has its plugin there.
    ...(name === ofPlugin && ipam?.raw === 'true'
      ? [decided('cni', eksPool.windowsPlugin.value, ofPlugin, ipam.place, { inferred: true })]
      : []),
  ]
}

const ofPlugin = 'amazon-vpc-cni'

const ofEks: readonly { readonly name: string; readonly keys: readonly string[] }[] = [
  { name: 'aws-auth', keys: ['mapRoles'] },
  { name: ofPlugin, keys: [eksPool.windowsIpam.value, eksPool.prefixes.value] },
]

/** What the agent of Calico on Windows takes from the environment, which a ConfigMap of its name gives it. */
const variablesIn = ({ manifest, at }: KubernetesObject, files: object): readonly Observation[] =>
  /calico/i.test(manifest.name ?? '') && /win/i.test(manifest.name ?? '')
    ? Object.keys(files).flatMap((name) => {
        const leaf = /^[A-Z][A-Z\d_]{2,40}$/.test(name) ? at('data', name) : undefined
        return leaf ? variableAt(name, leaf.raw, leaf.place) : []
      })
    : []

/** Files that any other object hands to a node, such as those of Cluster API. */
export function filesIn(object: KubernetesObject): readonly Document[] {
  const found: Document[] = []
  const path: (string | number)[] = []
  const walk = (value: unknown) => {
    if (typeof value === 'string') {
      const isLong = value.trim().includes('\n')
      const isOwn = isFile(value)
      if (!isLong && !isOwn) return
      const name = object.at(...path.slice(0, -1), 'path')?.raw ?? String(path.at(-1))
      // In one line it may be the request of an operator.
      if (!(isLong && isOwn) && !isNamed.test(name)) return
      found.push(textAt(object, value, [...path], name))
    }
    if (typeof value !== 'object' || value === null || path.length > deepest) return
    for (const [key, below] of Object.entries(value)) {
      if (key === 'annotations') continue
      path.push(Array.isArray(value) ? Number(key) : key)
      walk(below)
      path.pop()
    }
  }
  walk(object.manifest.value)
  return found
}

const isNamed = /\.(?:json|conf|conflist|toml|ya?ml|ps1|psm1|cmd|bat)$/i

/** No object of the cluster is as deep. */
const deepest = 20

/** A block of text begins on the line below its key, indented by two more than it; quotes begin beside it. */
export function textAt(
  { doc, placeOf, isQuoted }: KubernetesObject,
  text: string,
  path: Path,
  name: string,
) {
  const key = placeOf(path)
  if (!text.includes('\n')) return innerDocument(doc, text, key, name)
  if (isQuoted(path)) return escapedDocument(doc, text, key, name)
  return innerDocument(doc, text, { ...key, line: key.line + 1, column: key.column + 2 }, name)
}
