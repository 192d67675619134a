import type { Document } from '../../model/document.ts'
import { valueAt } from '../../model/nodes.ts'
import type { Path } from '../../text/path.ts'
import type { Tree } from '../tree.ts'
import { kindAlone } from './kind-alone.ts'
import { kindCalled } from './kinds-in-words.ts'
import { objectPart } from './object-parts.ts'
import {
  containerFields,
  containersPart,
  mixedPart,
  podPart,
  saidPart,
  type PartOf,
} from './pod-parts.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** The `spec` of a Service alone, as `-o jsonpath={.spec}` prints it. */
const isServiceSpec = (text: string) =>
  /^\s{0,8}["']?clusterIP["']?\s*:/m.test(text) && /^\s{0,8}["']?ports["']?\s*:/m.test(text)

/** The network of OpenShift, as people cut it out of `network.operator`. */
const isOpenshiftNetwork = /^\s{0,8}\{?\s{0,8}["']?ovnKubernetesConfig["']?\s*:/m

/** The keys of the outermost mapping; none where the text is something else. */
function topKeys(text: string): readonly string[] {
  const start = text.slice(0, 20_000)
  const [, indent = ''] = /^(?:[ \t]*(?:#[^\n]*)?\n){0,20}( {0,12})[A-Za-z]/.exec(start) ?? []
  const lines = start.split('\n').filter((line) => /^\s*[^\s#-]/.test(line))
  const own = lines.filter((line) => !line.startsWith(`${indent} `))
  const keys = own.flatMap((line) => /^ *([A-Za-z][\w.-]{1,60})\s*:(?:\s|$)/.exec(line)?.[1] ?? [])
  return keys.length === own.length ? keys : []
}

const printed = new RegExp(
  acrossLines`
    \b(?:kubectl|oc)\s[^\n]{0,200}?\bget\s+(?:-n\s+\S+\s+)?([A-Za-z.]{2,60})(?:\s|\/)
    [^\n]{0,300}?\bjsonpath=["']?\{((?:\.[A-Za-z]{1,40}){1,6})\}
  `,
)

export function partIn({
  text,
  command = '',
  above,
}: Pick<Document, 'text' | 'command' | 'above'>): PartOf | undefined {
  const [, word = '', path = ''] = printed.exec(command) ?? []
  const own = kindCalled(word)
  if (own && /^\s*[{[]/.test(text)) return { ...own, path: path.slice(1).split('.') }
  if (isServiceSpec(text)) return { apiVersion: 'v1', kind: 'Service', path: ['spec'] }
  const top = topKeys(text)
  const isHeadless = !/^\s*(?:kind|apiVersion)\s*:/m.test(text)
  const isCutOut = top.length > 0 && isHeadless
  const cutOut = isCutOut
    ? (podPart(text, top) ??
      objectPart(text, top) ??
      containersPart(text, top) ??
      mixedPart(text, top) ??
      containerFields(text, top) ??
      saidPart(text, top, above))
    : isHeadless
      ? containersPart(text, top)
      : undefined
  const found = cutOut ?? kindAlone(text, top)
  if (found) return found
  // Words above it are cut off first.
  return (top.length > 0 || /^\s*[{[]/.test(text)) && isOpenshiftNetwork.test(text)
    ? { apiVersion: 'operator.openshift.io/v1', kind: 'Network', path: ['spec', 'defaultNetwork'] }
    : undefined
}

/** A pod is known by its containers, which may stand in what was left out. */
function withContainers(value: unknown): unknown {
  const template = valueAt(value, ['spec', 'template'])
  if (template !== undefined)
    return { ...Object(value), spec: { template: withContainers(template) } }
  const isHead = valueAt(value, ['metadata', 'annotations']) !== undefined
  const spec = valueAt(value, ['spec']) ?? (isHead ? {} : undefined)
  const has = typeof spec !== 'object' || valueAt(spec, ['containers']) !== undefined
  return has ? value : { ...Object(value), spec: { ...spec, containers: [] } }
}

/** Fields of a pod and of its container, as they stand in it. */
const apart = (value: unknown, ofContainer: readonly string[] = []): unknown => {
  if (ofContainer.length === 0) return value
  const all = Object.entries(Object(value))
  const own = all.filter(([key]) => !ofContainer.includes(key))
  const container = all.filter(([key]) => ofContainer.includes(key))
  return { ...Object.fromEntries(own), containers: [Object.fromEntries(container)] }
}

/** A pod that runs on Windows. */
const onWindows = (value: unknown) => ({
  ...Object(value),
  spec: { nodeSelector: { 'kubernetes.io/os': 'windows' }, ...Object(valueAt(value, ['spec'])) },
})

/** The object that a part is of, with nothing else in it. */
export function withHead(tree: Tree, part: PartOf | undefined): Tree {
  const has = (key: string) => valueAt(tree.value, [key]) !== undefined
  if (
    !part ||
    (has('kind') && !part.hasKind) ||
    (part.kind === 'Service' && !part.isPart && !(has('clusterIP') && has('ports')))
  )
    return tree
  const { apiVersion, kind, path: start, ofContainer } = part
  const isBelow = (path: Path) => start.every((step, i) => path[i] === step)
  const inContainer = ofContainer ? ['spec', 'containers', 0] : []
  const isOwn = (path: Path) =>
    inContainer.length > 0 && inContainer.every((step, i) => path[i] === step)
  const below = (path: Path) =>
    isOwn(path) ? path.slice(inContainer.length) : isBelow(path) ? path.slice(start.length) : []
  const bare = start.reduceRight<unknown>(
    (value, step) => (typeof step === 'number' ? [value] : { [step]: value }),
    apart(tree.value, ofContainer),
  )
  const isOfPod = part.isPart && /^(?:Pod|Deployment)$/.test(kind)
  const filled = isOfPod ? withContainers(bare) : bare
  const inside = part.isSaidOfWindows ? onWindows(filled) : filled
  return {
    ...tree,
    value: { apiVersion, kind, ...Object(inside) },
    placeOf: (path) => tree.placeOf(below(path)),
    leafAt: (...path) => {
      const isOwn = part.hasKind && path[0] === 'kind'
      const head = isOwn ? undefined : { apiVersion, kind }[String(path[0])]
      // Nobody said that it is a pod, and not the template of one.
      if (head !== undefined && part.isPart) return undefined
      if (head !== undefined && path.length === 1)
        return { value: head, raw: head, place: tree.placeOf([]) }
      return isBelow(path) ? tree.leafAt(...below(path)) : undefined
    },
  }
}
