import type { Document } from '../model/document.ts'
import type { Reading } from '../model/importer.ts'
import { valueAt } from '../model/nodes.ts'
import type { Observation } from '../model/observation.ts'
import { decided, stated } from '../model/observe.ts'
import type { DecisionId } from '../model/scenario.ts'
import { escapesIn, tabsIn, treesOf, type Tree } from './tree.ts'
import { isWritingScript } from './written-by-script.ts'

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
  more(tree: Tree): readonly Observation[]
}

const isInObject =
  /(?:^|[{,])[ \t]*["']?kind["']?\s*:\s*["']?(?:ConfigMap|List|Secret|MachineConfig|KubeadmConfig(?:Template)?)\b/m

/** Whether a text is such a file itself, and no object that holds it. */
export const isComponentConfig = (text: string, form: RegExp): boolean =>
  form.test(text) && !isInObject.test(text) && !isWritingScript(text)

/** Reads a configuration file of a component: each field that is set, and the decisions in it. */
export function componentConfig(doc: Document, form: Form): Reading {
  const { trees, problems } = treesOf(doc)
  const own = trees.filter(({ value }) => valueAt(value, ['kind']) === form.name)
  const { effective } = form
  const told = effective === undefined ? [] : trees.flatMap((tree) => below(tree, effective))
  return {
    problems,
    observations: [
      ...tabsIn(doc),
      ...escapesIn(doc),
      ...[...own, ...told].flatMap((tree) => [
        ...fieldsIn(tree, form),
        ...decisionsIn(tree, form),
        ...gatesIn(tree, form),
        ...form.more(tree),
      ]),
    ],
    parsed: own.map((tree) => ({
      kind: form.kind,
      value: { value: tree.value, text: doc.original },
      placeOf: tree.placeOf,
      title: form.name,
    })),
  }
}

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
  const place = tree.placeOf(['featureGates'])
  const text = list.join(',')
  const subject = kind === 'kubelet-config' ? 'component kubelet' : 'component kube-proxy'
  return [
    stated(`${prefix}.featureGates`, text, text, place, { inferred: true }),
    ...(list.length > 0
      ? [decided('featureGates', list, text, place, { subject, inferred: true })]
      : []),
  ]
}
