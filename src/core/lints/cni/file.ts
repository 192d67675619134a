import { cni, type CniId } from '../../catalog/cni/index.ts'
import { operatorFile } from '../../catalog/cni/file-facts.ts'
import { delegating, filePlugin, type FilePlugin } from '../../catalog/cni/file-plugins.ts'
import { isCniForLinux } from '../../model/cni-for-linux.ts'
import { valueAt, type Node } from '../../model/nodes.ts'
import type { LintViolation } from '../../model/lint.ts'
import { isCovered } from '../../values/covered.ts'
import { isPlaceholder as isOfTemplate } from '../../values/placeholder.ts'

type Path = LintViolation['path']

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field as Go decodes it: whatever its case, and the last of several. */
export function fieldAt(root: unknown, ...path: readonly string[]): Node | undefined {
  let at: Node = { path: [], value: root }
  for (const name of path) {
    if (!isFields(at.value)) return undefined
    const key = Object.keys(at.value).findLast((one) => one.toLowerCase() === name.toLowerCase())
    if (key === undefined) return undefined
    at = { path: [...at.path, key], value: at.value[key] }
  }
  return at
}

/** The same below something that stands at a path of its own. */
export function fieldBelow(node: Node, ...path: readonly string[]): Node | undefined {
  const found = fieldAt(node.value, ...path)
  return found && { path: [...node.path, ...found.path], value: found.value }
}

/** A plugin that makes endpoints: one of the file, or the one that Flannel hands over to. */
export interface EndpointPlugin extends Node {
  /** Without `.exe`. */
  readonly type: string
  /** undefined for plugins that nothing is known of. */
  readonly id: CniId | undefined
  /** Whose entry holds it; itself where nothing delegates. */
  readonly entry: Node
  readonly isDelegate: boolean
}

export const isCniId = (text: unknown): text is CniId =>
  typeof text === 'string' && Object.hasOwn(cni, text)

/** The entries of a list, or the file itself. */
export function entriesIn(file: unknown): readonly Node[] {
  const list = fieldAt(file, 'plugins')
  if (!list) return [{ path: [], value: file }]
  return Array.isArray(list.value)
    ? list.value.map((value: unknown, i) => ({ path: [...list.path, i], value }))
    : []
}

/** What makes endpoints in a file for Windows; Flannel without a delegate takes win-bridge. */
export function endpointPlugins(file: unknown): readonly EndpointPlugin[] {
  if (isCniForLinux(file)) return []
  return entriesIn(file).flatMap((entry): readonly EndpointPlugin[] => {
    const type = binaryOf(fieldBelow(entry, 'type')?.value) ?? typeOfPart(entry.value)
    if (type === undefined) return []
    if (type !== delegating.type) {
      return [{ ...entry, type, id: isCniId(type) ? type : undefined, entry, isDelegate: false }]
    }
    const delegate = fieldBelow(entry, 'delegate') ?? { path: entry.path, value: {} }
    // Flannel looks for the key as it is written.
    const own = binaryOf(valueAt(delegate.value, ['type'])) ?? delegating.fallback
    return [{ ...delegate, type: own, id: isCniId(own) ? own : undefined, entry, isDelegate: true }]
  })
}

const lists = ['policies', 'AdditionalArgs', 'HcnPolicyArgs'] as const

/** Keys of a plugin that people cut out alone. */
const cutOut: ReadonlySet<string> = new Set([...lists, 'ipam'].map((key) => key.toLowerCase()))

/** Flannel alone has a delegate; whose the other parts are, they do not tell. */
function typeOfPart(part: unknown): string | undefined {
  const keys = isFields(part) ? Object.keys(part) : []
  const [key = ''] = keys.length === 1 ? keys : []
  if (key.toLowerCase() === 'delegate') return delegating.type
  return cutOut.has(key.toLowerCase()) ? '' : undefined
}

const binaryOf = (type: unknown): string | undefined =>
  typeof type === 'string' ? type.replace(/\.exe$/i, '') : undefined

/** The release of the plugin, where that of the plugin of the setup is the same one. */
export const releaseOf = (
  { id, isDelegate }: EndpointPlugin,
  { pluginRelease }: { readonly pluginRelease?: string },
): string | undefined =>
  id === undefined || (isDelegate && cni[id].repository !== cni.flannel.repository)
    ? undefined
    : pluginRelease

export const traitsOf = ({ type }: EndpointPlugin): FilePlugin | undefined => filePlugin(type)

export const apiVersionOf = (plugin: EndpointPlugin) => fieldBelow(plugin, 'apiVersion')?.value

/**
 * Whether the operator of OpenShift writes the file, over and over; its clusters run with it as it
 * is. Keys with capitals are those of its old template, which was mended since.
 */
export const isOfOperator = ({ entry }: EndpointPlugin) =>
  valueAt(entry.value, ['name']) === operatorFile.value.network

/** What makes a finding of a file that nobody may change by hand. */
export const ofOperator = {
  basis: 'advice',
  remediation:
    'The operator of OpenShift writes the file so, and over every change: report it there where exceptions are missed.',
} as const

/** Whether policies reach HCN as they stand in the file. */
export const isHcn = (plugin: EndpointPlugin) => {
  const form = traitsOf(plugin)?.form
  return form === 'hcn' || (form === 'by-api-version' && apiVersionOf(plugin) === 2)
}

/** One entry of a list of policies. */
export interface Policy {
  readonly path: Path
  /** The list that it stands in. */
  readonly list: 'policies' | 'AdditionalArgs' | 'HcnPolicyArgs'
  readonly name: Node | undefined
  readonly value: Node
  /** In lower case. */
  readonly type: string
  readonly typeNode: Node | undefined
  readonly settings: Node | undefined
}

export const policiesOf = (plugin: EndpointPlugin): readonly Policy[] =>
  lists.flatMap((list) => {
    const all = fieldBelow(plugin, list)
    if (!all || !Array.isArray(all.value)) return []
    return all.value.map((entry: unknown, i): Policy => {
      const node: Node = { path: [...all.path, i], value: entry }
      const value = list === 'HcnPolicyArgs' ? node : (fieldBelow(node, 'value') ?? node)
      const type = fieldBelow(value, 'Type')
      return {
        path: node.path,
        list,
        name: fieldBelow(node, 'name'),
        value,
        type: typeof type?.value === 'string' ? type.value.toLowerCase() : '',
        typeNode: type,
        settings: fieldBelow(value, 'Settings'),
      }
    })
  })

/** The ranges that pods reach with their own addresses, however the file spells the list. */
export function exceptionsOf({ type, value }: Policy): Node | undefined {
  if (type !== 'outboundnat') return undefined
  const node =
    fieldBelow(value, 'Settings', 'Exceptions') ??
    fieldBelow(value, 'Settings', 'ExceptionList') ??
    fieldBelow(value, 'ExceptionList')
  return node && Array.isArray(node.value) ? node : undefined
}

/** The ranges of ROUTE and SDNRoute policies. */
export function routesOf(plugin: EndpointPlugin): readonly Node[] {
  return policiesOf(plugin).flatMap(({ type, value }) => {
    if (type !== 'route' && type !== 'sdnroute') return []
    const prefix =
      fieldBelow(value, 'Settings', 'DestinationPrefix') ?? fieldBelow(value, 'DestinationPrefix')
    return prefix ? [prefix] : []
  })
}

/** Whether a text only stands for a value: a template has it, or its reporter covered an address. */
export const isPlaceholder = (text: string) => isOfTemplate(text) || isCovered(text)
