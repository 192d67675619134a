import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { matchesOf } from '../../text-of.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

// A selector asks for the label, and gives it to no node.
const given =
  /\bnode\.kubernetes\.io\/windows-build=(?<!\s(?:-l|--selector)[ =][^\n]{0,120}=)["']?(\d{1,3}\.\d{1,3}\.\d{1,6})\b/g

/** What a pod asks of its node, one below the other, as `kubectl describe pod` prints it. */
const selectors =
  /^([ \t]*Node-Selectors:(?:[ \t]+[\w./-]{1,253}=[\w.-]{0,63}[ \t]*(?:\n(?=[ \t]{4})|$)){1,20})/gm

/** The labels of one node, which `kubectl get node NAME -o jsonpath='{.metadata.labels}'` prints as JSON. */
const askedOfNode =
  /\bget nodes?[ /]([a-z\d][a-z\d.-]{0,62})[ \t][^\n]{0,60}jsonpath=[^\n]{0,10}\.metadata\.labels\}/
const printed =
  /^(?=\{)[^\n]{0,4000}?"node\.kubernetes\.io\/windows-build":"(\d{1,3}\.\d{1,3}\.\d{1,6})"/gm
const ofOneNode = (doc: Document): readonly Observation[] => {
  const [, node] = askedOfNode.exec((doc.command ?? '').slice(0, 1000)) ?? []
  return node === undefined
    ? []
    : matchesOf(doc, printed).map(({ raw, place }) =>
        stated('host.build', raw, raw, place, { subject: `node ${node}` }),
      )
}

/** Where a node is given the label of its build, or is shown with it. */
export const buildLabelsIn = (doc: Document): readonly Observation[] => {
  if (!mentions(doc, '/windows-build=')) return [...inCommand(doc), ...ofOneNode(doc)]
  const asked = new Set(
    matchesOf(doc, selectors).flatMap(({ raw, place }) =>
      raw.split('\n').map((_, i) => place.line + i),
    ),
  )
  return [
    ...matchesOf(doc, given)
      .filter(({ place }) => !asked.has(place.line))
      .map(({ raw, place }) => stated('node.buildLabel', raw, raw, place)),
    ...inCommand(doc),
  ]
}

const inCommand = ({ command = '', placeAt }: Document): readonly Observation[] =>
  [...command.matchAll(given)].map(([, raw = '']) =>
    stated('node.buildLabel', raw, raw, placeAt(0)),
  )
