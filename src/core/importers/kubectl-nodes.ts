import type { Document } from '../model/document.ts'
import type { Place } from '../model/finding.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { decided, kubernetesVersionAt, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'
import { minorOf } from '../values/version.ts'
import { listedAt, nameOfAks } from './describe/listed-nodes.ts'
import { nodeFacts } from './describe/node-facts.ts'
import { merged } from './command-line/observe.ts'
import { ofTable, saidFlagsBeside, statementsBeside } from './prose.ts'
import {
  ofBrokenTable,
  header,
  podRanges,
  spoken,
  asked,
  loneRow,
  anyRow,
  row,
  version,
  isWide,
  labelCell,
} from './kubectl-nodes-words.ts'

export const kubectlNodes = defineImporter({
  id: 'kubectl-nodes',
  summary: 'Output of kubectl get nodes',
  origin: 'cluster',
  recognizes: ({ text, command = '' }) =>
    header.test(text) ||
    podRanges.test(text) ||
    loneRow.test(text) ||
    (asked.test(command) && anyRow.test(text)),
  read(doc) {
    if (!header.test(doc.text) && podRanges.test(doc.text)) return { observations: rangesIn(doc) }
    const rows = rowsOf(doc)
    const versions = new Set(
      rows.flatMap(({ text }) => minorOf(version.exec(text)?.[1] ?? '') || []),
    )
    const list = { isShort: !isWide.test(doc.text), isSame: versions.size === 1 }
    const read = rows.flatMap((row) => [...listedAt(doc, row), ...readRow(doc, row, list)])
    const isOutput = rows.some(({ text }) => text.includes('\n')) ? ofBrokenTable : ofTable
    return merged([
      { observations: [...read, ...serverOf(read), ...statementsBeside(doc, isOutput)] },
      ...saidFlagsBeside(doc, isOutput),
    ])
  },
})

const rangesIn = (doc: Document): readonly Observation[] =>
  matchesOf(
    doc,
    /^[ \t]*([\w.-]{1,80})[ \t]+(?:[\w./-]{1,40}[ \t]+)?(\d{1,3}(?:\.\d{1,3}){3}\/\d{1,2})(?:[ \t]+\[[^\]\n]{0,200}\])?[ \t]*$/gm,
  ).map(({ raw, placeOf, groups: [, range = ''] }) =>
    decided('podCIDR', range, range, placeOf(1), {
      subject: `${/(?<!dar)win/i.test(raw) ? 'node' : 'linux'} ${raw}`,
    }),
  )

interface Row {
  readonly text: string
  readonly at: number
}

/** A narrow console goes on with a row in the next line, under its own columns. */
function rowsOf({ text }: Document): readonly Row[] {
  const rows: Row[] = []
  let at = 0
  let isBelow = !header.test(text)
  let isOpen = false
  for (const whole of text.split('\n')) {
    const said = loneRow.test(whole) ? (spoken.exec(whole)?.[0].length ?? 0) : 0
    const line = whole.slice(said)
    at += said
    const last = rows.at(-1)
    if (header.test(line)) isBelow = true
    else if (isBelow && row.test(line)) rows.push({ text: line, at })
    else if (isOpen && last && /^\s{4,}\S/.test(line)) {
      rows.splice(-1, 1, { text: text.slice(last.at, at + line.length), at: last.at })
    }
    isOpen = isBelow && (row.test(line) || (isOpen && /^\s{4,}\S/.test(line)))
    at += line.length + 1
  }
  return rows
}

/** The minor alone: which of the nodes has which patch the short list does not tell. */
const minorAt = (...[raw, place, more]: Parameters<typeof kubernetesVersionAt>) =>
  kubernetesVersionAt(raw, place, more).filter(({ decision }) => decision === 'kubernetesVersion')

/** The kubelet beside an API server is never newer than that server. */
const controlPlane = (
  row: string,
  { raw, place }: { readonly raw: string; readonly place: Place },
) =>
  /\s(?:\S{0,80},)?(?:control-?plane|master)(?:,\S{0,80})?\s/.test(row)
    ? [stated('controlPlane.kubeletVersion', raw.replace(/^v/, ''), raw, place)]
    : []

/** Where nobody tells more, the API server is of the minor that the kubelets beside it have. */
function serverOf(read: readonly Observation[]): readonly Observation[] {
  const [first, ...others] = read.filter(({ name }) => name === 'controlPlane.kubeletVersion')
  const minor = minorOf(String(first?.value))
  if (!first || others.some(({ value }) => minorOf(String(value)) !== minor)) return []
  const { file, line, column, raw } = first
  return [
    decided(
      'controlPlaneVersion',
      minor,
      raw,
      { file, line, column },
      {
        inferred: true,
        weight: 'default',
      },
    ),
  ]
}

/** A row goes by what its cells look like: columns differ, and pastes lose their alignment. */
function readRow(
  doc: Document,
  { text, at }: Row,
  { isShort, isSame }: { readonly isShort: boolean; readonly isSame: boolean },
): readonly Observation[] {
  const cell = (pattern: RegExp) => {
    const found = pattern.exec(text)
    const raw = found?.[1]
    if (!found || raw === undefined) return undefined
    const start = at + found.index + found[0].indexOf(raw)
    return { raw, place: doc.placeAt(start) }
  }
  const name = cell(/^\s*(?:node\/)?(\S+)/)
  const release = cell(version)
  const status = cell(/^\s*\S+\s+(\S+)/)
  if (!name || !release) return []
  const system = cell(/\s(Windows (?:Server|1[01])[^\t]*?)(?=\s{2,}|\t|\s10\.0\.|\s*$)/)
  const build = cell(/\s(10\.0\.\d{5}(?:\.\d{1,6})?)(?:\s|$)/)
  const address = cell(/\sv\d\S{0,60}\s+(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?:\s|$)/)
  const label = cell(/\bwindows-build=(10\.0\.\d{5})(?=[,\s]|$)/)
  const labels = cell(labelCell)
  const runtime = cell(/\s((?:docker|containerd|cri-o):\/\/\S{0,60})/)
  // The wide list has the runtime, also where its head was cut off.
  if (!system && !build && !label && isShort && !runtime) {
    // The short list names no system: a name may tell it, or it does not matter.
    const isWindows = /(?<!dar)win/i.test(name.raw)
    const subject = isWindows ? `node ${name.raw}` : `any ${name.raw}`
    const more = { subject, inferred: true } as const
    return [
      ...(isWindows ? [] : controlPlane(text, release)),
      stated('kubelet.version', release.raw.replace(/^v/, ''), release.raw, release.place, more),
      ...(isWindows ? [decided('nodeName', name.raw, name.raw, name.place, more)] : []),
      ...(status && (isWindows || status.raw.startsWith('NotReady'))
        ? [stated('node.status', status.raw, status.raw, status.place, { subject })]
        : []),
      ...(isWindows ? minorAt(release.raw, release.place, more) : []),
      ...(isSame ? minorAt(release.raw, release.place, { inferred: true }) : []),
    ]
  }
  if (!system && !build && !label) {
    const subject = `linux ${name.raw}`
    return [
      ...controlPlane(text, release),
      stated('kubelet.version', release.raw.replace(/^v/, ''), release.raw, release.place, {
        subject,
      }),
      ...(address
        ? [stated('node.linuxIp', address.raw, address.raw, address.place, { subject })]
        : []),
    ]
  }
  const subject = `node ${name.raw}`
  return [
    decided('nodeName', name.raw, name.raw, name.place, { subject }),
    ...(nameOfAks.test(name.raw)
      ? [decided('platform', 'aks', name.raw, name.place, { subject, inferred: true })]
      : []),
    ...(status ? [stated('node.status', status.raw, status.raw, status.place, { subject })] : []),
    ...nodeFacts({ version: release, system, build: build ?? label, runtime, address }, subject),
    ...(labels ? [stated('node.labels', labels.raw, labels.raw, labels.place, { subject })] : []),
  ]
}
