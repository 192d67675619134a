import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { nodesAt } from '../model/nodes.ts'
import type { Place } from '../model/finding.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'
import { treesOf } from './tree.ts'

/** `.spec.taints` of a node by jsonpath or jq, and of several in columns of one's own. */
export const taintList = defineImporter({
  id: 'taint-list',
  summary: 'Taints of nodes, as kubectl prints the field',
  recognizes: ({ text, command = '' }) =>
    columns.test(text) || (nodeOf(command) !== undefined && isList.test(text)),
  read: (doc) => ({ observations: columns.test(doc.text) ? ofColumns(doc) : ofNode(doc) }),
})

const nodeOf = (command: string) =>
  /\b(?:kubectl|oc|k)\s[^|]{0,200}?\bget\s+no(?:des?)?[\s/]+([a-z\d][\w.-]{0,252})\s[^\n]{0,200}taints/i.exec(
    command,
  )?.[1]

const isList = /^\s*\[\s*\{[^[\]]{0,2000}"effect"\s*:/

function ofNode(doc: Document): readonly Observation[] {
  const subject = `node ${nodeOf(doc.command ?? '') ?? ''}`
  return treesOf(doc).trees.flatMap(({ value, leafAt }) =>
    nodesAt(value, [], ['*']).flatMap(({ path }) => {
      const [key, own, effect] = ['key', 'value', 'effect'].map((name) => leafAt(...path, name))
      if (!key || !effect) return []
      const text = `${key.raw}${own ? `=${own.raw}` : ''}:${effect.raw}`
      return [stated('node.taint', text, key.raw, key.place, { subject })]
    }),
  )
}

/** `NAME TAINTS`, whose cells are lists of maps as Go prints them. */
const columns = /^[ \t]*(?:NAME|NODE)[ \t]+TAINTS?[ \t]*$/im
const cell = /^[ \t]*([a-z\d][\w.-]{0,252})[ \t]+(?:<none>|\[(map\[[^\n]{1,2000}))[ \t]*$/gm

/** A list of taints as Go prints maps, or as JSON, that stands in one cell. */
export const taintsOfCell = (
  text: string,
  place: Place,
  more: Pick<Observation, 'subject'>,
): readonly Observation[] =>
  [...text.matchAll(/(?:map\[|\{)([^\]}]{1,400})[\]}]/g)].flatMap(({ 1: members = '' }) => {
    const [effect, key, value] = ['effect', 'key', 'value'].map(
      (name) => new RegExp(String.raw`\b${name}"?:"?([\w./-]+)`).exec(members)?.[1],
    )
    if (effect === undefined || key === undefined) return []
    const taint = `${key}${value === undefined ? '' : `=${value}`}:${effect}`
    return [stated('node.taint', taint, key, place, { ...more, inferred: true })]
  })

const ofColumns = (doc: Document): readonly Observation[] =>
  matchesOf(doc, cell).flatMap(({ raw, place, groups: [, list = ''] }) => {
    const subject = `node ${raw}`
    if (list === '') return [stated('node.taint', 'none', '', place, { subject, absent: true })]
    return taintsOfCell(list, place, { subject })
  })
