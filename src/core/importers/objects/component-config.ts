import type { Document } from '../../model/document.ts'
import type { Reading } from '../../model/importer.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import type { DecisionId } from '../../model/scenario.ts'
import { ofWindowsNode } from '../file-on-windows.ts'
import { lineAbove, matchesOf } from '../text-of.ts'
import { leadsToLinux, leadsToOther } from '../../text/sections/led-to.ts'
import { escapesIn, tabsIn, treesOf, type Tree } from '../tree.ts'
import { keysTwiceIn } from './yaml-fault.ts'
import { isWritingScript } from '../scripts/written-by-script.ts'

interface Form {
  readonly kind: 'kubelet-config' | 'kube-proxy-config'
  /** The `kind` of the object. */
  readonly name: string
  readonly prefix: string
  /** The key below which a running component tells what it has in effect, defaults and all. */
  readonly effective?: string
  /** Every field of any version; members of members carry a dotted name. */
  readonly fields: readonly string[]
  readonly decisions: readonly (readonly [string, DecisionId | undefined])[]
  /** Whether words lead to the file, or to a part of it. */
  isLedTo?(words: string): boolean
  more(tree: Tree): readonly Observation[]
}

const isInObject =
  /(?:^|[{,])[ \t]*["']?kind["']?\s*:\s*["']?(?:ConfigMap|List|Secret|MachineConfig|KubeadmConfig(?:Template)?)\b/m

/** Whether a text is such a file itself, and no object that holds it. */
export const isComponentConfig = (text: string, form: RegExp): boolean =>
  form.test(text) && !isInObject.test(text) && !isWritingScript(text)

/**
 * Fields that no other file has at its top, in lines of their own and without the head of the file:
 * two of them, or one below words that lead to the file.
 */
export function isHeadlessConfig(
  doc: Document,
  fields: FieldNames,
  isLedTo?: (words: string) => boolean,
): boolean {
  const { text } = doc
  const lead = lineAbove(doc)
  if (leadsToOther(lead) || leadsToLinux(lead)) return false
  const isNamed = isLedTo?.(lead) === true
  const start = undented(text.slice(0, mostRead))
  if (/^(?:kind|apiVersion)\s*:/m.test(start) || !/^[a-z][A-Za-z]{2,40}:/m.test(start)) return false
  if (/^(?!["']?[a-z][\w.-]{1,60}["']?\s?:|[\s#-])./im.test(start)) return false
  const keys = [...start.matchAll(/^["']?([A-Za-z][\w.-]{1,60})["']?\s?:(?=\s|$)/gm)].map(
    ([, key = '']) => key,
  )
  const own = keys.filter((key) => /[a-z][A-Z]|^winkernel$/.test(key))
  // Whose file it is was said: a field that nobody knows is one of its faults.
  const areKnown = isNamed
    ? keys.some((key) => fields.has(key))
    : new Set(own).size > 1 && keys.every((key) => fields.has(key))
  return areKnown && !isWritingScript(text)
}

/** A part that stands in a mail is indented as a whole. */
function undented(text: string): string {
  const [, indent = ''] = /^(?:\s*\n)?( {1,24})(?=[a-z])/.exec(text) ?? []
  return indent === '' ? text : text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
}

type FieldNames = { has(name: string): boolean }
const mostRead = 20_000

/** The name of a file that a component reads by itself, and no part of one that a tool patches. */
const namedForComponent =
  /\bkubelet[-_]?config(?!uration)[\w-]{0,20}\.ya?ml$|\bkube-?proxy[-_]?conf\w{0,20}\.ya?ml$/i

/** Reads a configuration file of a component: each field that is set, and the decisions in it. */
export function componentConfig(doc: Document, form: Form): Reading {
  const { trees, problems } = treesOf(doc)
  const own = trees.filter(({ value }) => valueAt(value, ['kind']) === form.name)
  const { effective } = form
  const isHeadless = own.length === 0 && isHeadlessConfig(doc, new Set(form.fields), form.isLedTo)
  const told = effective === undefined ? [] : trees.flatMap((tree) => below(tree, effective))
  return {
    problems,
    observations: [
      ...tabsIn(doc),
      ...escapesIn(doc),
      ...keysTwiceIn(doc, problems),
      ...(isHeadless && doc.first === 1 && namedForComponent.test(doc.title ?? doc.file)
        ? headMissingIn(doc)
        : []),
      ...[...own, ...told, ...(isHeadless ? trees : [])].flatMap((tree) => [
        ...fieldsIn(tree, form),
        ...decisionsIn(tree, form),
        ...gatesIn(tree, form),
        ...form.more(tree),
      ]),
    ],
    parsed: [...own, ...(isHeadless ? trees : [])].map((tree) => ({
      kind: form.kind,
      value: {
        value: tree.value,
        text: doc.original(),
        ...(isHeadless && { isPart: true }),
        ...(doc.isInObject && { isInObject: true }),
        ...ofWindowsNode(doc),
      },
      placeOf: tree.placeOf,
      title: form.name,
    })),
  }
}

const headMissingIn = (doc: Document): readonly Observation[] =>
  matchesOf(doc, /^([a-z][A-Za-z]{2,40}:)/gm)
    .slice(0, 1)
    .map(({ raw, place }) =>
      stated('object.headMissingInPart', 'apiVersion and no kind', raw.replace(/:$/, ''), place),
    )

/** What stands below a key, as a tree of its own. */
const below = (tree: Tree, key: string): readonly Tree[] => {
  const value: unknown = valueAt(tree.value, [key])
  return value === undefined
    ? []
    : [
        {
          ...tree,
          value,
          placeOf: (path) => tree.placeOf([key, ...path]),
          leafAt: (...path) => tree.leafAt(key, ...path),
          isQuoted: (path) => tree.isQuoted([key, ...path]),
        },
      ]
}

const fieldsIn = (tree: Tree, { fields, prefix }: Form) =>
  fields.flatMap((field) => {
    const leaf = tree.leafAt(...field.split('.'))
    return leaf ? [stated(`${prefix}.${field}`, leaf.value, leaf.raw, leaf.place)] : []
  })

const decisionsIn = (tree: Tree, { decisions }: Form) =>
  decisions.flatMap(([field, decision]) => {
    const leaf = tree.leafAt(...field.split('.'))
    if (!leaf || decision === undefined || leaf.raw === '') return []
    return [decided(decision, leaf.value, leaf.raw, leaf.place)]
  })

function gatesIn(tree: Tree, { kind, prefix }: Form): readonly Observation[] {
  const gates = valueAt(tree.value, ['featureGates'])
  if (typeof gates !== 'object' || gates === null || Array.isArray(gates)) return []
  const list = Object.entries(gates).map(([name, on]) => `${name}=${String(on)}`)
  const names = Object.keys(gates)
  const place = tree.placeOf(['featureGates', ...(names.length === 1 ? names : [])])
  const text = list.join(',')
  const subject = kind === 'kubelet-config' ? 'component kubelet' : 'component kube-proxy'
  return [
    stated(`${prefix}.featureGates`, text, text, place, { inferred: true }),
    ...(list.length > 0
      ? [decided('featureGates', list, text, place, { subject, inferred: true })]
      : []),
  ]
}
