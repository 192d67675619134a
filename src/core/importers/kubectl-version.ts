import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { serverVersionAt, stated } from '../model/observe.ts'
import { commandLinesIn } from './command-line/lines.ts'
import { merged, readLine } from './command-line/observe.ts'
import { statementsBeside } from './prose.ts'
import { matchesOf } from './text-of.ts'
import { matches } from '../text/patterns/may-match.ts'
import { acrossLines } from '../values/across-lines.ts'

export const kubectlVersion = defineImporter({
  id: 'kubectl-version',
  summary: 'Output of kubectl version',
  recognizes: (doc) =>
    (sideOf(doc.command ?? '') !== undefined && alone.test(doc.text)) ||
    (matches(doc, /^\s*(?:Client|Server) Version:\s+(?:v1\.|version\.Info|\S*1\.\d+\.\d+)/m) &&
      !/^\s*Docker|Engine:|^\s*Storage Driver:/m.test(doc.text)) ||
    matches(doc, ofOpenShift) ||
    matches(doc, /"serverVersion"\s?:\s?\{[^{}\n]{0,200}"gitVersion"/) ||
    matches(
      doc,
      /^[ \t]*"?(?:client|server)Version"?[ \t]*:[ \t]*(?:\{[ \t]*)?\n(?:[^\n]{0,120}\n){0,12}[ \t]*"?gitVersion"?[ \t]*:/m,
    ),
  read(doc) {
    const observations = [
      ...statementsBeside(doc, /Version"?\s*[:{]/),
      ...aloneIn(doc),
      ...matchesOf(
        doc,
        /^\s*Server Version:\s.{0,200}?(v?1\.\d{1,3}(?:\.\d{1,3})?(?:[\w.+-]{0,60}\w)?)/gm,
      ).flatMap(({ raw, place }) => serverVersionAt(raw, place)),
      ...matchesOf(
        doc,
        /^\s*Client Version:\s.{0,200}?(v?1\.\d{1,3}(?:\.\d{1,3})?[\w.+-]{0,60})/gm,
      ).map(({ raw, place }) => stated('kubectl.version', raw.replace(/^v/, ''), raw, place)),
      ...ofClusterIn(doc),
      ...[inYaml, onLine]
        .flatMap((form) => matchesOf(doc, form('server')))
        .flatMap(({ raw, place }) => serverVersionAt(raw, place)),
      ...[inYaml, onLine]
        .flatMap((form) => matchesOf(doc, form('client')))
        .map(({ raw, place }) => stated('kubectl.version', raw.replace(/^v/, ''), raw, place)),
    ]
    // A mail has all in one paragraph.
    const lines = doc.text.includes('--') ? commandLinesIn(doc) : []
    return merged([{ observations }, ...lines.map((line) => readLine(line, doc))])
  },
})

/** `oc version` has the releases of OpenShift first, and that of its API server last. */
const ofOpenShift = new RegExp(
  acrossLines`
    ^[ \t]*(?:Client|Server) Version:[ \t]{1,4}4\.\d{1,2}\.\d{1,3}\b[^\n]{0,60}\n
    (?:[^\n]{0,80}\n){0,3}[ \t]*Kubernetes Version:[ \t]{1,4}(v1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})
  `,
  'm',
)

const everyOpenShift = new RegExp(ofOpenShift.source, 'gm')
const ownRelease = /^[ \t]*Server Version:[ \t]{1,4}(4\.\d{1,2}\.\d{1,3})\b/gm

const ofClusterIn = (doc: Document) =>
  matchesOf(doc, everyOpenShift).flatMap(({ raw, place }) => [
    ...matchesOf(doc, ownRelease).flatMap((own) => [
      stated('cluster.distribution', 'openshift', own.raw, own.place, { inferred: true }),
      stated('openshift.version', own.raw, own.raw, own.place),
    ]),
    ...serverVersionAt(raw, place),
  ])

/** With `-o yaml` or `-o json` the release stands a few lines below. */
const inYaml = (side: 'client' | 'server') =>
  new RegExp(
    String.raw`^\s*"?${side}Version"?\s*:\s*\{?\s*\n(?:[^\n]{0,120}\n){0,12}?\s*"?gitVersion"?\s*:\s*"?(v1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})`,
    'gm',
  )

/** The same on one line. */
const onLine = (side: 'client' | 'server') =>
  new RegExp(
    String.raw`"${side}Version"\s?:\s?\{[^{}\n]{0,200}?"gitVersion"\s?:\s?"(v1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})"`,
    'g',
  )

/** `kubectl version -o json | jq -r .serverVersion.gitVersion` prints the release alone. */
const sideOf = (command: string) =>
  /\b(?:kubectl|oc|k)\s{1,3}version(?:\s{1,3}--short)?\s*$/.test(command)
    ? 'server'
    : /\b(?:kubectl|oc|k)\s(?:[^|]{0,100}\s)?version\b[^|]{0,100}\|\s{0,3}[jy]q\s[^|]{0,40}\.(client|server)Version\.gitVersion\b/.exec(
        command,
      )?.[1]

/** People shorten what it prints to the release of the server, or write that behind `#`. */
const alone = /^[ \t]*(?:#[ \t]{0,3})?"?(v?1\.\d{1,3}\.\d{1,3}[\w.+-]{0,40})"?[ \t]*$/m

function aloneIn(doc: Document): readonly Observation[] {
  const side = sideOf(doc.command ?? '')
  const [one] = side === undefined ? [] : matchesOf(doc, new RegExp(alone.source, 'gm'))
  if (!one) return []
  return side === 'server'
    ? serverVersionAt(one.raw, one.place)
    : [stated('kubectl.version', one.raw.replace(/^v/, ''), one.raw, one.place)]
}
